/**
 * Boards in texts: in Python, in JSON, as judges have them, and as people type them. `notations`
 * writes them, and `snl_algos/boards/notations` reads the same.
 */

import { amount } from "../words.ts";
import { checkedBoard, type Unchecked, type Whole } from "./boards.ts";
import { fromHackerRank, fromLines, isLines, usualCells, type Tell } from "./lines.ts";
import { dumped, squareOf } from "./notations.ts";

const JUMPS = ["jumps", "ladders", "snakes"];
const RULES = ["cells", "die", "start", "chained", "overshoot"];
const KEYS = [..."format version name author source".split(" "), ...RULES, ...JUMPS];

/** A board as it is written: its jumps may be of three kinds, each a list of pairs. */
type Written = Unchecked & { [key: string]: unknown };

const PAIR = String.raw`["']?\d+["']?\s*:\s*["']?-?[\w.]+["']?\s*`;
const STRING = String.raw`"(?:\\.|[^"\\])*"`;
/** A string of JSON, which stays as it is; or a dictionary of jumps. */
const DICTIONARY = RegExp(String.raw`${STRING}|\{\s*(?:${PAIR}(?:,\s*${PAIR})*,?\s*)?\}`, "g");
/** Such a string; or what Python and JavaScript write in another way than JSON. */
const OTHER = RegExp(String.raw`${STRING}|'[^'"\\]*'|\b(?:True|False)\b|[()]|,(?=\s*[\]})])`, "g");
const IN_JSON: Record<string, string> = {
  True: "true",
  False: "false",
  "(": "[",
  ")": "]",
  ",": "",
};

/** Reads JSON, also as Python and JavaScript spell it. A dictionary of jumps becomes its pairs. */
function plainIn(text: string) {
  const pairs = text.replace(DICTIONARY, (part) =>
    part.startsWith("{")
      ? part
          .replace(/["']?(\d+)["']?\s*:([^,}]+)/g, "[$1,$2]")
          .replace(/\{/, "[")
          .replace(/\}/, "]")
      : part,
  );
  const json = pairs.replace(OTHER, (part) =>
    part.startsWith("'") ? `"${part.slice(1, -1)}"` : (IN_JSON[part] ?? part),
  );
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
  const found = /^[\w.]*Board\(([^]*)\)$/.exec(text);
  if (!found) throw new Error("expected Python like Board(30, {3: 22, 17: 4}, die=6)");
  const data: Written = {};
  for (const [index, part] of argumentsIn(found[1]).entries()) {
    const [, key = index === 0 ? "cells" : "jumps", value] =
      /^(?:([a-z_]+)\s*=)?\s*([^]*)$/i.exec(part) ?? [];
    if (index > 1 && !part.includes("="))
      throw new Error(`expected a name, as in die=6, not ${part}`);
    if (![...RULES, ...JUMPS].includes(key)) throw new Error(`a board has no option ${key}`);
    if (key in data) throw new Error(`${key} is given twice`);
    data[key] = plainOr(value);
  }
  return [joined(data)];
}

function plainOr(value: string) {
  try {
    return plainIn(value);
  } catch {
    throw new Error(`expected a plain value, not ${value}`);
  }
}

/** A board whose jumps are in one list. */
function joined(data: Written) {
  return {
    ...data,
    jumps: JUMPS.flatMap((kind) => (kind in data ? pairsIn(data[kind], kind) : [])),
  };
}

function pairsIn(pairs: unknown, kind: string): number[][] {
  const isPair = (pair: unknown) =>
    Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger);
  const wrong = Array.isArray(pairs) ? pairs.find((pair) => !isPair(pair)) : (pairs ?? null);
  if (wrong !== undefined) throw new Error(`expected a jump like 3: 22, not ${dumped(wrong)}`);
  for (const [foot, end] of pairs as number[][]) {
    if (kind === "ladders" && end <= foot)
      throw new Error(`ladder ${foot}→${end} does not lead up`);
    if (kind === "snakes" && end >= foot)
      throw new Error(`snake ${foot}→${end} does not lead down`);
  }
  return pairs as number[][];
}

function fromObject(data: Written, tell: Tell) {
  if (typeof data !== "object" || !data || Array.isArray(data))
    throw new Error("expected an object");
  const unknown = Object.keys(data).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw new Error(`a board has no key "${unknown}"`);
  if (!JUMPS.some((kind) => kind in data)) throw new Error('the key "jumps" is missing');
  const { format = "snl-board", version = 1 } = data;
  if (format !== "snl-board" || version !== 1)
    throw new Error(`this page reads snl-board 1, not ${format} ${version}`);
  const cells = "cells" in data ? data.cells : usualCells(tell, 'add "cells": 30');
  return joined({ ...data, cells });
}

function fromMoveArray(array: number[], tell: Tell) {
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
  const zeros = array.slice(1).filter((value) => value === 0).length;
  if (zeros > array.filter((value) => value === -1).length)
    tell(`0 leads to cell 1, here from ${amount(zeros, "cells")}; write -1 for no jump`);
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

function fromLists(text: string, tell: Tell) {
  const bare = text.replace(RegExp(STRING, "g"), "");
  if (/\d[.eE]/.test(bare)) throw new Error("cells are whole numbers, without a point");
  let data;
  try {
    data = plainIn(/^\{\s*["']?\d/.test(text) ? `{"jumps": ${text}}` : text);
  } catch {
    throw new Error("its brackets, commas or quotes do not fit together");
  }
  const list = Array.isArray(data) ? data : [data];
  if (!list.length) throw new Error("the list is empty");
  if (Array.isArray(list[0])) return [fromGrid(list)];
  if (typeof list[0] !== "object") return [fromMoveArray(list, tell)];
  return list.map((one) => fromObject(one, tell));
}

/** What a program has before a board: `board = `, `int[][] board = `; also a judge's example. */
const NAME = /^[a-z_][^=\n"'{}(]*=\s*(?:new\s[^{\n]*)?(?=[[{]|[\w.]*Board\b)/i;
/** An array of C or Java. */
const IN_BRACES = /^\{[\s{]*-?\d[-\s{},\d]*\}$/;

/** The text of a board without what a program has around it. */
function tidied(given: string) {
  const text = given.trim().replace(/;$/, "").replace(NAME, "").trim();
  return IN_BRACES.test(text) ? text.replace(/\{/g, "[").replace(/\}/g, "]") : text;
}

/**
 * The boards in a text, in whichever of the notations it is.
 *
 * @param tell Called with each way to read the text that may not be what its author meant.
 */
export function boardsIn(given: string, tell: Tell = () => {}): Whole[] {
  const text = tidied(given);
  const bare = /^-?\d/.test(text);
  if (/^[\w.]*Board\b/.test(text)) return fromPython(text).map(checkedBoard);
  if (/^[[{]/.test(text)) return fromLists(text, tell).map(checkedBoard);
  if (isLines(text)) return [checkedBoard(fromLines(text, tell))];
  if (bare && /[\r\n]/.test(text)) return fromHackerRank(text).map(checkedBoard);
  if (bare) {
    const words = text.split(/\s*,\s*|\s+/);
    const wrong = words.find((word) => !/^-?\d+$/.test(word));
    if (wrong !== undefined) throw new Error(`${wrong || "an empty place"} is not a whole number`);
    return [checkedBoard(fromMoveArray(words.map(Number), tell))];
  }
  throw new Error("this is not a board: expected Board(...), JSON, a list, or numbers");
}
