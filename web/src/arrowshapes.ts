/** The shapes of what is thrown and where it leads: arcs, arrows, and the pips of a die. */

import { between, clamp, range, shape, type Point } from "./geometry.ts";

/**
 * The head of an arrow whose shaft comes from `turn`: its corners, and the middle of its base,
 * where the shaft ends.
 * @param half half of its width
 */
function headShape(tip: Point, turn: Point, length: number, half: number) {
  const { spot } = between(tip, turn);
  return { neck: spot(length), wings: [spot(length, half), tip, spot(length, -half)] };
}

/**
 * The arc of a throw: it rises above the line from the cell to the landing, and stays on the board.
 * @param wide how wide the board is
 */
export function arcShape(from: Point, to: Point, wide: number) {
  const { least, more, head, edge } = shape.arc;
  const { length, spot } = between(from, to);
  const bend = least + more * length;
  // The side that is higher on the board; to the left, if the throw goes straight up or down.
  const right = to[0] - from[0] || from[1] - to[1];
  const side = right > 0 ? -1 : 1;
  const [x, y] = spot(length / 2, side * bend * 2);
  const turn = [clamp(x, edge, wide - edge), Math.max(y, edge)] as Point;
  const last = between(turn, to);
  const tip = last.spot(last.length - 0.06);
  return { from, turn, tip, ...headShape(tip, turn, head, head * 0.4) };
}

/** An arrow, `bend` cells aside in its middle; a `gap` keeps it clear of its ends. */
export function arrowShape(from: Point, to: Point, bend: number, gap: number, head: number) {
  const { length, spot } = between(from, to);
  const clear = Math.min(gap, length / 4);
  const tip = spot(length - clear);
  const turn = spot(length / 2, 2 * bend);
  return { from: spot(clear), turn, tip, ...headShape(tip, turn, head, head / 2) };
}

/** A branch of a tree: it rises the more the longer it is, so that those of a row lie apart. */
export function branchShape(from: Point, to: Point, wide: number) {
  const { length, spot } = between(from, to);
  const side = to[0] >= from[0] ? -1 : 1;
  const [x, y] = spot(length / 2, side * 0.2 * length ** 1.3);
  const turn = [clamp(x, 0.1, wide - 0.1), Math.max(y, 0.1)] as Point;
  const last = between(turn, to);
  const tip = last.spot(last.length - 0.16);
  const begin = between(from, turn).spot(0.16);
  return { from: begin, turn, tip, ...headShape(tip, turn, 0.13, 0.065) };
}

/** Where along its arrow a label may be placed, best first; and how far away, never up. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8];
const LABEL = [0.68, 0.32];
const AWAY = [
  [0, 0],
  [0.8, 0],
  [-0.8, 0],
  [0, 1],
  [1.6, 0],
  [-1.6, 0],
];

/** An arrow by its ends and its bend. */
export type Bow = [from: Point, to: Point, bend: number];

function pointsOf([from, to, bend]: Bow, shares: number[]) {
  const { length, spot } = between(from, to);
  return shares.map((t) => spot(length * t, 4 * t * (1 - t) * bend));
}

/**
 * Where the labels of a route go: to the middle of each arrow, between the number of a cell, above,
 * and its distance, below. One that would cover another there, or an arrow, moves.
 */
export function labelSpots(arrows: Bow[], wide: number): Point[] {
  const steps = range(21).map((step) => step / 20);
  const bows = arrows.map((arrow) => pointsOf(arrow, steps));
  const spots: Point[] = [];
  const [width, height] = LABEL;
  arrows.forEach((arrow, order) => {
    const near = bows.slice(Math.max(0, order - 1), order + 2).flat();
    const levels = pointsOf(arrow, ALONG).map(([x, y]) => [x, Math.floor(y) + 0.5]);
    const tried = AWAY.flatMap(([right, down]) =>
      levels.map(([x, y]) => [x + right * width, y + down * height] as Point),
    );
    const inside = tried.filter(([x]) => width / 2 < x && x < wide - width / 2);
    const overlap = ([x, y]: Point, [ax, ay]: Point, share: number) =>
      Math.max(0, width * share - Math.abs(x - ax)) *
      Math.max(0, height * share - Math.abs(y - ay));
    const judged = (inside.length ? inside : tried).map((at) => ({
      at,
      labels: Math.round(1e6 * spots.reduce((sum, label) => sum + overlap(at, label, 1), 0)),
      arrows: near.filter((point) => overlap(at, point, 0.5) > 1e-6).length,
    }));
    const [best] = judged.sort((a, b) => a.labels - b.labels || a.arrows - b.arrows);
    spots.push(best.at);
  });
  return spots;
}

/** Where the pips of a face are on a die with its middle at 0, 0; none for faces above 6. */
export function pipsOf(face: number): Point[] {
  if (face > 6) return [];
  const by = shape.die.side * 0.27;
  const middle: Point[] = [[0, 0]];
  const pair = (x: number, y: number): Point[] => [
    [x, y],
    [-x, -y],
  ];
  return [
    ...(face % 2 ? middle : []),
    ...(face > 1 ? pair(-by, -by) : []),
    ...(face > 3 ? pair(-by, by) : []),
    ...(face === 6 ? pair(-by, 0) : []),
  ];
}
