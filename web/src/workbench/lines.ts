/** Boards as lines of numbers: a line for each jump, as people and as HackerRank write them. */

import { range } from "../geometry.ts";

/** Told how a text is read that may have been meant otherwise. */
export type Tell = (note: string) => void;

/** A text without a number of cells is of a board of 100. */
export function usualCells(tell: Tell, remedy: string) {
  tell(`the number of cells is missing, so the board has 100; to set it, ${remedy}`);
  return 100;
}

/** Between the two cells of a jump on a line. */
const ARROW = String.raw`[ \t]*(?:->|=>|→|:)[ \t]*`;
/** A jump; or a number of cells, and then a jump. HackerRank's text begins with two lonely numbers. */
const LINES = RegExp(
  String.raw`^\d+(?:${ARROW}\d|[ \t]+cells?\b|[ \t]+\d+[ \t]*[\r\n]|` +
    String.raw`[ \t]*[\r\n]\s*\d+(?:${ARROW}\d|[ \t,]+\S+[ \t]*(?:[\r\n]|$)))`,
);

export const isLines = (text: string) => LINES.test(text);

export function fromLines(text: string, tell: Tell) {
  const numbered = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ at: index + 1, line: line.trim() }));
  const lines = numbered.filter(({ line }) => line);
  const [{ at, line: first }] = lines;
  const size = /^(\d+)\s*(?:cells?)?$/.exec(first);
  if (!size && !RegExp(ARROW).test(first))
    throw new Error(`line ${at}: the number of cells comes first, alone, not ${first}`);
  const cells = size ? Number(size[1]) : usualCells(tell, "write 30 on a line before the jumps");
  const jumps = lines.slice(size ? 1 : 0).flatMap(({ at, line }) =>
    jumpsOn(line).map((words) => {
      if (words.length !== 2 || !words.every((word) => /^\d+$/.test(word)) || words[0] === words[1])
        throw new Error(`line ${at}: expected jumps such as 3 -> 22, not ${line}`);
      return words.map(Number);
    }),
  );
  return { cells, jumps };
}

/** Only jumps with arrows or colons may share a line. */
function jumpsOn(line: string) {
  const text = line.replace(RegExp(ARROW, "g"), ">").replace(/[\s,;]+$/, "");
  const words = text.split(/[\s,;]+/);
  return text.includes(">") ? words.map((word) => word.split(">")) : [words];
}

export function fromHackerRank(text: string) {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim());
  let at = 0;
  function numbers(amount: number, what: string) {
    const words = (lines[at] ?? "").trim().split(/\s+/);
    at += 1;
    if (words.length !== amount || !words.every((word) => /^\d+$/.test(word))) {
      throw new Error(`line ${at}: expected ${what}`);
    }
    return words.map(Number);
  }
  function pairs(kind: string, sign: number) {
    const [amount] = numbers(1, `the number of ${kind}s`);
    if (amount > 100) throw new Error(`line ${at}: 100 cells have no room for ${amount} ${kind}s`);
    return range(amount).map(() => {
      const pair = numbers(2, `the two cells of a ${kind}`);
      if ((pair[1] - pair[0]) * sign <= 0)
        throw new Error(`line ${at}: ${pair.join(" ")} is not a ${kind}`);
      return pair;
    });
  }
  const [count] = numbers(1, "the number of boards");
  if (!count) throw new Error("line 1: there is no board");
  const boards = [];
  for (let board = 0; board < count; board += 1) {
    boards.push({ cells: 100, jumps: [...pairs("ladder", 1), ...pairs("snake", -1)] });
  }
  if (at < lines.length) throw new Error(`line ${at + 1}: this comes after the last board`);
  return boards;
}
