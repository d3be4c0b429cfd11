/** The board as text, to copy and to paste. Python reads what is pasted, and writes all but its own. */

import { button, choice, copied, el, folded, write } from "../dom.ts";
import { sentence } from "../words.ts";
import { benchOf } from "./bench.ts";
import { checkedBoard, type Whole } from "./boards.ts";
import { jumpInWords } from "./edits.ts";
import { asPython } from "./python.ts";
import { makeStatus } from "./status.ts";
import type { Around } from "./around.ts";
import type { Answer, Question } from "./messages.ts";
import type { Shell } from "./modes.ts";

const NOTATIONS: [string, string][] = [
  ["python", "Python: Board(...)"],
  ["json", "JSON"],
  ["lines", "A jump on each line"],
  ["move-array", "Move array, from 0"],
  ["grid", "LeetCode grid"],
  ["hackerrank", "HackerRank text"],
  ["pairs", "InterviewBit pairs"],
  ["dp-arrays", "Arrays for the DP"],
];

export function makeTexts(shell: Shell, around: Around) {
  let board!: Whole;
  let [[notation]] = NOTATIONS;
  const bench = benchOf(around);
  const status = makeStatus(bench, "Python is reading it …", () => {});
  const area = el("textarea.text", { label: "The board as text", rows: 5, spellcheck: "false" });
  const note = el("p.quiet", { role: "alert" });
  const pick = choice("Notation", NOTATIONS, notation, (chosen) => {
    notation = chosen;
    fill();
  });

  async function ask(question: Question): Promise<Answer | null> {
    if (!bench.free()) {
      write(note, bench.refusal ?? "Python is busy. Try again when it is done.");
      return null;
    }
    const answer = await status.ask(question);
    status.say("");
    return answer;
  }
  async function fill() {
    if (!fold.open) return;
    area.value = area.placeholder = "";
    write(note, "");
    if (notation === "python") {
      area.value = asPython(board);
      return;
    }
    const asked = { board, notation };
    const answer = await ask({ kind: "write", ...asked });
    if (!answer || asked.board !== board || asked.notation !== notation) return;
    if (answer.kind === "failure") area.placeholder = sentence(answer.says);
    else if (answer.of === "write") area.value = answer.text.trim();
  }
  async function copy() {
    if (!area.value.trim()) {
      write(note, "There is no text to copy.");
      return;
    }
    area.select();
    const done = await copied(area.value);
    shell.say(done ? "Copied." : "The text is selected: copy it with your system's shortcut.");
  }
  async function read() {
    if (!area.value.trim()) {
      write(note, "There is no text to read. Paste one into the box: in any of these notations.");
      return;
    }
    const answer = await ask({ kind: "read", text: area.value });
    if (answer?.kind === "failure") write(note, `This cannot be read: ${sentence(answer.says)}`);
    else if (answer?.of === "read") take(answer.board, answer.notes);
  }
  function take(data: Whole, notes: string[]) {
    try {
      const found = checkedBoard(data);
      const last = found.jumps.find(([foot]) => foot === found.cells);
      if (last)
        notes.push(`the goal has the ${jumpInWords(last)}: a throw that lands there takes it`);
      shell.use(found);
      write(note, notes.map(sentence).join(" "));
    } catch (error) {
      write(note, `This page cannot show it: ${(error as Error).message}.`);
    }
  }

  const use = button("Use this text", "Read the board in the text", read);
  const tools = el(".tools", pick, button("Copy", null, copy), use, status.node);
  const fold = folded("Copy or paste as text", tools, area, note);
  fold.addEventListener("toggle", fill);
  shell.signal.addEventListener("abort", status.end);
  return {
    node: fold,
    show(next: Whole) {
      board = next;
      fill();
    },
  };
}
