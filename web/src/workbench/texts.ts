/** The board as text, to copy and to paste. */

import { button, choice, copied, el, folded, write } from "../dom.ts";
import { sentence } from "../words.ts";
import { jumpInWords } from "./edits.ts";
import { NOTATIONS } from "./notations.ts";
import { boardsIn } from "./parser.ts";
import type { Whole } from "./boards.ts";
import type { Shell } from "./modes.ts";

export function makeTexts(shell: Shell) {
  let board!: Whole;
  let [notation] = NOTATIONS;
  const area = el("textarea.text", { label: "The board as text", rows: 5, spellcheck: "false" });
  const note = el("p.quiet", { role: "alert" });
  const titles = NOTATIONS.map(({ name, title }): [string, string] => [name, title]);
  const pick = choice("Notation", titles, notation.name, (chosen) => {
    notation = NOTATIONS.find(({ name }) => name === chosen) ?? notation;
    fill();
  });

  function fill() {
    if (!fold.open) return;
    area.value = area.placeholder = "";
    write(note, "");
    try {
      area.value = notation.write(board).trim();
    } catch (error) {
      area.placeholder = `${(error as Error).message}. JSON holds every board.\nTo read a board instead, paste its text here.`;
    }
  }
  async function copy() {
    if (!area.value.trim()) {
      write(note, "There is no text to copy.");
      return;
    }
    area.select();
    const done = await copied(area.value);
    shell.say(done ? "Copied." : "The text is selected: copy it with the keys of your system.");
  }
  function read() {
    if (!area.value.trim()) {
      write(note, "There is no text to read. Paste one into the box: in any of these notations.");
      return;
    }
    try {
      const notes: string[] = [];
      const boards = boardsIn(area.value, (one) => notes.push(one));
      const [{ cells, jumps }] = boards;
      if (boards.length > 1)
        notes.push(`the text holds ${boards.length} boards; this is the first`);
      const last = jumps.find(([foot]) => foot === cells);
      if (last)
        notes.push(`the goal has the ${jumpInWords(last)}: a throw that lands there takes it`);
      shell.use(boards[0]);
      write(note, notes.map(sentence).join(" "));
    } catch (error) {
      write(note, `This cannot be read: ${(error as Error).message}.`);
    }
  }

  const use = button("Use this text", "Read the board in the text", read);
  const tools = el(".tools", pick, button("Copy", null, copy), use);
  const fold = folded("Copy or paste as text", tools, area, note);
  fold.addEventListener("toggle", fill);
  return {
    node: fold,
    show(next: Whole) {
      board = next;
      fill();
    },
  };
}
