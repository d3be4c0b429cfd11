/**
 * A link contains the whole board: `#board=30.3-22.17-4` is a board of 30 cells with two jumps.
 *
 * After the cells and the jumps come the rules that are not the usual ones: `d8` a die of 8, `d1-4-5`
 * the faces of a die, `s0` a start off the board, `c` chained jumps, `bounce` and `win` past the goal.
 * After the board come the mode with which the page opens, unless it is the first, and code.
 * `#write` alone opens that mode with the board of the page.
 */

import { checkedBoard, type Unchecked, type Whole } from "./boards.ts";

/** What a workbench begins with, and keeps. */
export interface Place {
  board: Whole | null;
  /** What is done with the board: the name of a mode; "" for the first. */
  mode: string;
  /** The code that came with a link. */
  code: string | null;
  /** What cannot be read, in a sentence for the reader; "" if all can. */
  trouble: string;
}

export const boardAlone = (board: Whole): Place => ({ board, mode: "", code: null, trouble: "" });

const MODES = ["Draw", "Write"];

/** Longer code does not fit into a link that every program takes. */
const MOST_CODE = 20_000;

function encoded(source: string) {
  const bytes = new TextEncoder().encode(source);
  if (!source.trim() || bytes.length > MOST_CODE) return "";
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function decoded(text: string) {
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

export function hashOf(board: Whole, mode: string, source: string | null) {
  const code = encoded(source ?? "");
  const opens = MODES.includes(mode) ? `&${mode.toLowerCase()}` : "";
  return `${linkOf(board)}${opens}${code && `&code=${code}`}`;
}

/** A piece of a link, for a message: a link can be as long as it likes. */
const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

const dieIn = (text: string): number | number[] =>
  text.includes("-") ? text.split("-").filter(Boolean).map(Number) : Number(text);

function boardIn(text: string): Whole {
  const [cells, ...parts] = text.split(".");
  const data: Unchecked & { jumps: number[][] } = { cells: Number(cells), jumps: [] };
  if (!/^\d+$/.test(cells)) throw new Error(`${quoted(cells)} is not a number of cells`);
  for (const part of parts) {
    if (/^\d+-\d+$/.test(part)) data.jumps.push(part.split("-").map(Number));
    else if (/^d[\d-]+$/.test(part)) data.die = dieIn(part.slice(1));
    else if (part === "s0") data.start = 0;
    else if (part === "c") data.chained = true;
    else if (part === "bounce" || part === "win") data.overshoot = part;
    else throw new Error(`${quoted(part)} is neither a jump nor a rule`);
  }
  return checkedBoard(data);
}

const FORM = "A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";

export function placeIn(hash: string): Place {
  const given = new URLSearchParams(hash.slice(1));
  // Some programs that pass a link on write % and two digits in the place of its signs.
  const [whole = ""] = given.keys();
  const words = whole.startsWith("board=") ? new URLSearchParams(whole) : given;
  const [text, coded] = [words.get("board"), words.get("code")];
  const code = coded ? decoded(coded) : null;
  const mode = MODES.find((mode) => words.has(mode.toLowerCase())) ?? "";
  const place: Place = { board: null, mode, code, trouble: "" };
  if (text === null) return place;
  try {
    place.board = boardIn(text);
  } catch (error) {
    const why = (error as Error).message;
    return { ...place, trouble: `The board in this link cannot be read: ${why}. ${FORM}` };
  }
  const itself = text.split(".").find((part) => /^(\d+)-\1$/.test(part));
  if (itself) {
    const [cell] = itself.split("-");
    place.trouble = `This link has a jump from cell ${cell} to itself. It leads nowhere and was left out.`;
  } else if (coded && code === null) {
    place.trouble =
      "The code in this link cannot be read: the link was probably cut off when it was copied.";
  }
  return place;
}
