/**
 * A link contains the whole board: `#board=30.3-22.17-4` is a board of 30 cells with two jumps.
 *
 * After the cells and the jumps come the rules that are not the usual ones: `d8` a die of 8, `d1-4-5`
 * the faces of a die, `s0` a start off the board, `c` chained jumps, `bounce` and `win` past the goal.
 */

import { checkedBoard } from "./boards.ts";
import type { Unchecked, Whole } from "./boards.ts";

/** Behind the board in an address: the mode with which the page opens, unless it is the first. */
const MODES = ["Draw", "Write"];

export function modeIn(hash: string) {
  const words = new URLSearchParams(hash.slice(1));
  return boardIn(hash) && MODES.find((mode) => words.has(mode.toLowerCase()));
}

const modeOf = (mode: string) => (MODES.includes(mode) ? `&${mode.toLowerCase()}` : "");

/** Longer code does not fit into a link that every program takes. */
const MOST_CODE = 20_000;

/** Behind the board in an address: code, as the text of its bytes. */
export function codeOf(source: string) {
  const bytes = new TextEncoder().encode(source);
  if (!source.trim() || bytes.length > MOST_CODE) return "";
  const text = btoa(String.fromCharCode(...bytes));
  return `&code=${text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** The code in the address of a page; null if there is none that can be read. */
export function codeIn(hash: string) {
  const text = new URLSearchParams(hash.slice(1)).get("code");
  if (!text) return null;
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const source = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(source);
  } catch {
    return null;
  }
}

export function linkOf({ cells, jumps, die, start, chained, overshoot }: Whole) {
  const faces = typeof die === "number" ? `${die}` : `${die.join("-")}${die.length > 1 ? "" : "-"}`;
  const rules = [
    die !== 6 && `d${faces}`,
    start === 0 && "s0",
    chained && "c",
    overshoot !== "stay" && overshoot,
  ];
  return `#board=${[cells, ...jumps.map((pair) => pair.join("-")), ...rules.filter(Boolean)].join(".")}`;
}

const dieIn = (text: string): number | number[] =>
  text.includes("-") ? text.split("-").filter(Boolean).map(Number) : Number(text);

const wordsOf = (hash: string) => new URLSearchParams(hash.slice(1)).get("board");

function read(text: string): Whole {
  const [cells, ...parts] = text.split(".");
  const data: Unchecked & { jumps: number[][] } = { cells: Number(cells), jumps: [] };
  if (!/^\d+$/.test(cells)) throw new Error(`“${cells}” is not a number of cells`);
  for (const part of parts) {
    if (/^\d+-\d+$/.test(part)) data.jumps.push(part.split("-").map(Number));
    else if (/^d[\d-]+$/.test(part)) data.die = dieIn(part.slice(1));
    else if (part === "s0") data.start = 0;
    else if (part === "c") data.chained = true;
    else if (part === "bounce" || part === "win") data.overshoot = part;
    else throw new Error(`“${part}” is neither a jump nor a rule`);
  }
  return checkedBoard(data);
}

/** The board in the address of a page; null if there is none, or none that is a board. */
export function boardIn(hash: string): Whole | null {
  try {
    return read(wordsOf(hash) ?? "");
  } catch {
    return null;
  }
}

/** What a workbench begins with, and keeps. */
export interface Place {
  board: Whole | null;
  /** What is done with the board: the name of a mode; "" for the first. */
  mode: string;
  /** The code that came with a link. */
  code: string | null;
  /** What cannot be read, in a sentence for the reader. */
  trouble: string;
}

/** A board, and nothing else. */
export const boardAlone = (board: Whole): Place => ({ board, mode: "", code: null, trouble: "" });

export const placeIn = (hash: string): Place => ({
  board: boardIn(hash),
  mode: modeIn(hash) ?? "",
  code: codeIn(hash),
  trouble: troubleIn(hash),
});

export const hashOf = (board: Whole, mode: string, code: string | null) =>
  `${linkOf(board)}${modeOf(mode)}${codeOf(code ?? "")}`;

const FORM = "A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";

/** What in the address of a page cannot be read, in a sentence for the reader; "" if all can. */
export function troubleIn(hash: string) {
  const words = new URLSearchParams(hash.slice(1));
  const text = words.get("board");
  if (text === null) return "";
  try {
    read(text);
  } catch (error) {
    return `The board in this link cannot be read: ${(error as Error).message}. ${FORM}`;
  }
  const itself = text.split(".").find((part) => /^(\d+)-\1$/.test(part));
  if (itself) {
    return `This link has a jump from cell ${itself.split("-")[0]} to itself. It leads nowhere and was left out.`;
  }
  if (words.get("code") && codeIn(hash) === null) {
    return "The code in this link cannot be read: the link was probably cut off when it was copied.";
  }
  return "";
}
