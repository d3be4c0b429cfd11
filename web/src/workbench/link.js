/**
 * A link contains the whole board: `#board=30.3-22.17-4` is a board of 30 cells with two jumps.
 *
 * After the cells and the jumps come the rules that are not the usual ones: `d8` a die of 8, `d1-4-5`
 * the faces of a die, `s0` a start off the board, `c` chained jumps, `bounce` and `win` past the goal.
 */

import { checkedBoard } from "./boards.js";

/** @import { Whole } from "./boards.js" */

/** Behind the board in an address: the mode with which the page opens, unless it is the first. */
const MODES = ["Draw", "Write"];

/** @param {string} hash */
export function modeIn(hash) {
  const words = new URLSearchParams(hash.slice(1));
  return boardIn(hash) && MODES.find((mode) => words.has(mode.toLowerCase()));
}

/** @param {string} mode */
export const modeOf = (mode) => (MODES.includes(mode) ? `&${mode.toLowerCase()}` : "");

/** Longer code does not fit into a link that every program takes. */
const MOST_CODE = 20_000;

/** Behind the board in an address: code, as the text of its bytes. @param {string} source */
export function codeOf(source) {
  const bytes = new TextEncoder().encode(source);
  if (!source.trim() || bytes.length > MOST_CODE) return "";
  const text = btoa(String.fromCharCode(...bytes));
  return `&code=${text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** The code in the address of a page; null if there is none that can be read. @param {string} hash */
export function codeIn(hash) {
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

/** @param {Whole} board */
export function linkOf({ cells, jumps, die, start, chained, overshoot }) {
  const faces = typeof die === "number" ? `${die}` : `${die.join("-")}${die.length > 1 ? "" : "-"}`;
  const rules = [
    die !== 6 && `d${faces}`,
    start === 0 && "s0",
    chained && "c",
    overshoot !== "stay" && overshoot,
  ];
  return `#board=${[cells, ...jumps.map((pair) => pair.join("-")), ...rules.filter(Boolean)].join(".")}`;
}

/** @param {string} text @returns {number | number[]} */
const dieIn = (text) =>
  text.includes("-") ? text.split("-").filter(Boolean).map(Number) : Number(text);

/** @param {string} hash */
const wordsOf = (hash) => new URLSearchParams(hash.slice(1)).get("board");

/** @param {string} text @returns {Whole} */
function read(text) {
  const [cells, ...parts] = text.split(".");
  /** @type {Record<string, any> & {jumps: number[][]}} */
  const data = { cells: Number(cells), jumps: [] };
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

/**
 * The board in the address of a page; null if there is none, or none that is a board.
 * @param {string} hash
 * @returns {Whole | null}
 */
export function boardIn(hash) {
  try {
    return read(wordsOf(hash) ?? "");
  } catch {
    return null;
  }
}

const FORM = "A link to a board looks like #board=30.3-22.17-4: 30 cells, and jumps 3→22 and 17→4.";

/** What in the address of a page cannot be read, in a sentence for the reader; "" if all can. @param {string} hash */
export function troubleIn(hash) {
  const words = new URLSearchParams(hash.slice(1));
  const text = words.get("board");
  if (text === null) return "";
  try {
    read(text);
  } catch (error) {
    return `The board in this link cannot be read: ${/** @type {Error} */ (error).message}. ${FORM}`;
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
