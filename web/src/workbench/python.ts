/** A board as Python has it: the text that the page itself writes, and reads again. */

import { checkedBoard, type Unchecked, type Whole } from "./boards.ts";
import type { Jump } from "../types.ts";

export function asPython({ cells, jumps, die, start, chained, overshoot }: Whole) {
  const faces = typeof die === "number" ? die : `(${die.join(", ")}${die.length > 1 ? "" : ","})`;
  const parts = [
    cells,
    jumps.length && `{${jumps.map((pair) => pair.join(": ")).join(", ")}}`,
    die !== 6 && `die=${faces}`,
    start !== 1 && `start=${start}`,
    chained && "chained=True",
    overshoot !== "stay" && `overshoot='${overshoot}'`,
  ];
  return `Board(${parts.filter(Boolean).join(", ")})`;
}

const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(Number);
const CALL = /^Board\((\d+)(?:, *\{([\d:, \n]*)\})?((?:, *\w+=(?:\w+|'\w+'|\([\d, ]+\)))*),?\s*\)$/;
const RULE = /(\w+)=(?:(\d+)|'(\w+)'|(\w+)|(\([\d, ]+\)))/g;

/** The board of such a text. Throws an error if it is more than that. */
export function fromPython(text: string): Whole {
  const found = CALL.exec(text.trim());
  if (!found) throw new Error("expected Python like Board(30, {3: 22, 17: 4}, die=6)");
  const [, cells, inside = "", rules] = found;
  const numbers = numbersIn(inside);
  const jumps = numbers.flatMap((foot, at): Jump[] => (at % 2 ? [] : [[foot, numbers[at + 1]]]));
  const named = [...rules.matchAll(RULE)].map(([, key, number, word, flag, faces]) => [
    key,
    number ? Number(number) : (word ?? (faces ? numbersIn(faces) : flag === "True")),
  ]);
  const data: Unchecked = { cells: Number(cells), jumps, ...Object.fromEntries(named) };
  return checkedBoard(data);
}
