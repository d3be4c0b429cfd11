/** The board as text, to copy and to paste. */

import { button, choice, el, folded, write } from "../dom.ts";
import { NOTATIONS } from "./notations.ts";
import { boardsIn } from "./parser.ts";
import type { Whole } from "./boards.ts";
import type { Shell } from "./workbench.ts";

export function makeTexts(shell: Shell, take: (board: Whole) => void) {
  let board: Whole | null = null;
  let name = NOTATIONS[0].name;
  const area = el("textarea.text", { label: "The board as text", rows: 5, spellcheck: "false" });
  const note = el("p.quiet", { role: "alert" });
  const pick = choice(
    "Notation",
    NOTATIONS.map((one) => [one.name, one.title]),
    name,
    (value) => {
      name = value;
      fill();
    },
  );

  function fill() {
    if (!board || !fold.open) return;
    area.value = area.placeholder = "";
    write(note, "");
    try {
      area.value =
        NOTATIONS.find((one) => one.name === name)
          ?.write(board)
          .trim() ?? "";
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
    try {
      await navigator.clipboard.writeText(area.value);
      shell.say("Copied.");
    } catch {
      shell.say("The text is selected: copy it with the keys of your system.");
    }
  }
  function read() {
    if (!area.value.trim()) {
      write(note, "There is no text to read. Paste one into the box: in any of these notations.");
      return;
    }
    try {
      const boards = boardsIn(area.value);
      take(boards[0]);
      write(
        note,
        boards.length > 1 ? `The text holds ${boards.length} boards. This is the first.` : "",
      );
    } catch (error) {
      write(note, `This cannot be read: ${(error as Error).message}.`);
    }
  }

  const fold = folded(
    "Copy or paste as text",
    el(
      ".tools",
      pick,
      button("Copy", null, copy),
      button("Use this text", "Read the board in the text", read),
    ),
    area,
    note,
  );
  fold.addEventListener("toggle", fill);
  return {
    node: fold,
    show(next: Whole) {
      board = next;
      fill();
    },
  };
}
