/** Boards as plain data: what is a board, and how it is laid out. */

import { amount } from "../words.ts";
import type { BoardData, Jump } from "../types.ts";

/** A board with all its rules. */
export type Whole = Required<BoardData>;

/** What may be a board. */
export type Unchecked = { [Key in keyof BoardData]?: unknown };

/** More cells could not be told apart in a page, and more faces not be chosen from. */
export const MOST_CELLS = 400;
const MOST_FACES = 20;
const OVERSHOOT = ["stay", "bounce", "win"];

function whole(value: unknown, what: string, least: number, most: number) {
  if (!Number.isInteger(value) || Number(value) < least || Number(value) > most) {
    const given = value === "" || value === undefined ? "" : `, not ${value}`;
    throw new Error(`${what} must be a whole number from ${least} to ${most}${given}`);
  }
  return Number(value);
}

function checkedDie(die: unknown): number | number[] {
  if (typeof die === "string" && die)
    throw new Error(`the die must be a number of faces, or the faces, such as 1 4 5, not ${die}`);
  if (!Array.isArray(die)) return whole(die, "the die", 1, MOST_FACES);
  if (!die.length || die.length > MOST_FACES) {
    throw new Error(`a die on this page has 1 to ${MOST_FACES} faces, not ${die.length}`);
  }
  const faces = die.map((face) => whole(face, "a face of the die", 1, 10 ** 18));
  faces.sort((a, b) => a - b);
  const twice = faces.find((face, index) => face === faces[index - 1]);
  if (twice !== undefined) throw new Error(`face ${twice} is on the die twice`);
  return faces.at(-1) === faces.length ? faces.length : faces;
}

function checkedJumps(cells: number, pairs: unknown): Jump[] {
  if (!Array.isArray(pairs)) throw new Error("the jumps must be a list of pairs");
  const jumps = new Map<number, number>();
  for (const pair of pairs) {
    if (!Array.isArray(pair) || pair.length !== 2) {
      throw new Error(`a jump must be a pair of cells, not ${JSON.stringify(pair)}`);
    }
    const [foot, end] = pair;
    for (const cell of pair) whole(cell, `a cell of the jump ${foot}→${end}`, 1, cells);
    const other = jumps.get(foot);
    if (other !== undefined) {
      throw new Error(`two jumps from cell ${foot}: ${foot}→${other} and ${foot}→${end}`);
    }
    jumps.set(foot, end);
  }
  return [...jumps].filter(([foot, end]) => foot !== end).sort(([a], [b]) => a - b);
}

/**
 * A board with all its rules, in the form in which Python has it. Throws an error that names
 * what is wrong.
 */
export function checkedBoard(data: Unchecked): Whole {
  const { name = "", jumps = [], die = 6, start = 1, chained = false, overshoot = "stay" } = data;
  const cells = whole(data.cells, "the number of cells", 1, MOST_CELLS);
  if (typeof name !== "string") throw new Error("the name of a board must be a text");
  if (typeof chained !== "boolean")
    throw new Error(`chained must be true or false, not ${chained}`);
  const known = OVERSHOOT.find((one) => one === overshoot);
  if (!known) {
    throw new Error(`overshoot must be "stay", "bounce" or "win", not ${overshoot}`);
  }
  return {
    name,
    cells,
    jumps: checkedJumps(cells, jumps),
    die: checkedDie(die),
    start: whole(start, "start", 0, 1),
    chained,
    overshoot: known,
  };
}

/** Close to a square, with full rows if the number of cells allows it: `snl_algos/layout.py`. */
export function layoutOf(cells: number) {
  const side = Math.ceil(Math.sqrt(cells));
  let columns = side;
  while (columns ** 2 <= 2 * cells && cells % columns) columns += 1;
  if (columns ** 2 > 2 * cells) columns = side;
  return { columns, rows: Math.ceil(cells / columns) };
}

/** In a few words. */
export function summary({ name, cells, jumps, die, start, chained, overshoot }: Whole) {
  const ladders = jumps.filter(([foot, end]) => end > foot).length;
  const words = [
    amount(cells, "cells"),
    amount(ladders, "ladders"),
    amount(jumps.length - ladders, "snakes"),
    typeof die === "number" ? `die ${die}` : `die with faces ${die.join(" ")}`,
  ];
  if (start === 0) words.push("starts off the board");
  if (chained) words.push("jumps are chained");
  if (overshoot === "bounce") words.push("bounces off the goal");
  if (overshoot === "win") words.push("passing the goal wins");
  return (name ? [name, ...words] : words).join(" · ");
}
