/** Boards in texts: in Python, in JSON, and as judges have them. `notations` writes them. */

import { range } from "../geometry.ts";
import { checkedBoard, type Unchecked, type Whole } from "./boards.ts";
import { dumped, squareOf } from "./notations.ts";

const OPTIONS = ["jumps", "ladders", "snakes", "die", "start", "chained", "overshoot"];
const JUMPS = OPTIONS.slice(0, 3);

/** Python's plain values as JSON: tuples become lists, and a dictionary the list of its pairs. */
function plainIn(text: string) {
  const json = text
    .replace(/\bTrue\b/g, "true")
    .replace(/\bFalse\b/g, "false")
    .replace(/'([^'"\\]*)'/g, '"$1"')
    .replace(/\(/g, "[")
    .replace(/\)/g, "]")
    .replace(/(-?\d+)\s*:\s*(-?\d+)/g, "[$1, $2]")
    .replace(/\{/g, "[")
    .replace(/\}/g, "]")
    .replace(/,(\s*\])/g, "$1");
  return JSON.parse(json);
}

/** The arguments of a call, cut at the commas that are in no bracket. */
function argumentsIn(text: string) {
  const parts: string[] = [""];
  let depth = 0;
  for (const letter of text) {
    if ("([{".includes(letter)) depth += 1;
    if (")]}".includes(letter)) depth -= 1;
    if (letter === "," && !depth) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function fromPython(text: string) {
  const found = /^Board\(([^]*)\)$/.exec(text);
  if (!found) throw new Error("expected Python like Board(30, {3: 22, 17: 4}, die=6)");
  const data: Unchecked & { jumps: number[][] } = { cells: undefined, jumps: [] };
  for (const [index, part] of argumentsIn(found[1]).entries()) {
    const [, key = index === 0 ? "cells" : "jumps", value] =
      /^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.exec(part) ?? [];
    if (index > 1 && !part.includes("="))
      throw new Error(`expected a name, as in die=6, not ${part}`);
    if (index > 0 && !OPTIONS.includes(key)) throw new Error(`a board has no option ${key}`);
    if (JUMPS.includes(key)) data.jumps.push(...pairsIn(value));
    else data[key as keyof Unchecked] = plainOr(value);
  }
  return [data];
}

function plainOr(value: string) {
  try {
    return plainIn(value);
  } catch {
    throw new Error(`expected a plain value, not ${value}`);
  }
}

function pairsIn(value: string): number[][] {
  const pairs = plainOr(value);
  const isPair = (pair: unknown) =>
    Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger);
  const wrong = Array.isArray(pairs) ? pairs.find((pair) => !isPair(pair)) : value;
  if (wrong !== undefined) throw new Error(`expected a jump like 3: 22, not ${dumped(wrong)}`);
  return pairs;
}

const KEYS = "format version name author source cells die start chained overshoot jumps".split(" ");

function fromObject(data: Unchecked & { format?: unknown; version?: unknown }) {
  if (typeof data !== "object" || !data || Array.isArray(data))
    throw new Error("expected an object");
  const unknown = Object.keys(data).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw new Error(`a board has no key "${unknown}"`);
  for (const key of ["cells", "jumps"])
    if (!(key in data)) throw new Error(`the key "${key}" is missing`);
  const { format = "snl-board", version = 1 } = data;
  if (format !== "snl-board" || version !== 1)
    throw new Error(`this page reads snl-board 1, not ${format} ${version}`);
  return data;
}

function fromMoveArray(array: number[]) {
  if (array.length === 1 && array[0] !== -1)
    throw new Error(`${array[0]} alone is no board: expected one like Board(30, {3: 22})`);
  const jumps = array.flatMap((value, index) => {
    if (!Number.isInteger(value) || value < -1 || value >= array.length) {
      throw new Error(
        `index ${index}: expected -1 or 0 to ${array.length - 1}, not ${dumped(value)}`,
      );
    }
    return value === -1 ? [] : [[index + 1, value + 1]];
  });
  return { cells: array.length, jumps };
}

function fromGrid(rows: number[][]) {
  const side = rows.length;
  if (rows.some((row) => !Array.isArray(row) || row.length !== side)) {
    throw new Error(`a grid is a square, and not all of its ${side} rows have ${side} cells`);
  }
  const jumps = squareOf(side).flatMap(({ cell, row, column }) =>
    rows[row][column] === -1 ? [] : [[cell, rows[row][column]]],
  );
  return { cells: side * side, jumps };
}

function fromHackerRank(text: string) {
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

/** Reads JSON in which a list may also end with a comma, as in Python. */
function parsed(text: string) {
  const STRING_OR_COMMA = /"(?:\\.|[^"\\])*"|,(?=\s*\])/g;
  try {
    return JSON.parse(text.replace(STRING_OR_COMMA, (part) => (part === "," ? "" : part)));
  } catch {
    throw new Error("its brackets, commas or quotes do not fit together");
  }
}

function fromLists(text: string) {
  const bare = text.replace(/"(?:\\.|[^"\\])*"/g, "");
  if (/\d[.eE]/.test(bare)) throw new Error("cells are whole numbers, without a point");
  const data = parsed(text);
  const list = Array.isArray(data) ? data : [data];
  if (!list.length) throw new Error("the list is empty");
  if (Array.isArray(list[0])) return [fromGrid(list)];
  return typeof list[0] === "object" ? list.map(fromObject) : [fromMoveArray(list)];
}

/**
 * The boards in a text, in whichever of the notations it is. Code and the examples of judges give
 * it a name first: `board = `.
 */
export function boardsIn(given: string): Whole[] {
  const text = given.trim().replace(/^(Input:\s*)?[a-z_]\w*\s*=\s*/i, "");
  const bare = /^-?\d/.test(text);
  if (text.startsWith("Board")) return fromPython(text).map(checkedBoard);
  if (/^[[{]/.test(text)) return fromLists(text).map(checkedBoard);
  if (bare && /[\r\n]/.test(text)) return fromHackerRank(text).map(checkedBoard);
  if (bare) {
    const words = text.split(/\s*,\s*|\s+/);
    const wrong = words.find((word) => !/^-?\d+$/.test(word));
    if (wrong !== undefined) throw new Error(`${wrong || "an empty place"} is not a whole number`);
    return [checkedBoard(fromMoveArray(words.map(Number)))];
  }
  throw new Error("this is not a board: expected Board(...), JSON, a list, or numbers");
}
