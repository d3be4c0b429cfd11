/**
 * The shapes of ladders and snakes. A jump keeps its shape and its colour when others are
 * added or removed; only a ladder that is in its way makes a snake lie otherwise.
 */

import appearance from "../../snl_algos/appearance.json" with { type: "json" };
import {
  anchorOf,
  between,
  distanceFrom,
  placeOf,
  range,
  shape,
  slope,
  smooth,
  wideOf,
  type Curve,
  type Plan,
  type Point,
} from "./geometry.ts";
import type { Jump } from "./types.ts";

/**
 * The two ends of a jump, each set off from the middle of its cell towards the other one, so
 * that jumps that meet in a cell do not end in one point.
 */
export function endsOf(plan: Plan, from: number, to: number) {
  const { length, spot } = between(anchorOf(plan, from), anchorOf(plan, to));
  return between(spot(shape.apart), spot(length - shape.apart));
}

/** The rails and rungs of a ladder, as pairs of points. */
export function ladderShape(plan: Plan, foot: number, top: number) {
  const { length, spot } = endsOf(plan, foot, top);
  const { half, over, rung } = shape.ladder;
  const count = Math.max(2, Math.round(length / rung));
  const rails = [half, -half].map((by) => [spot(-over, by), spot(length + over, by)]);
  const rungs = range(count + 1).map((index) => {
    const far = (length * index) / count;
    return [spot(far, half), spot(far, -half)];
  });
  return { rails, rungs };
}

/** To which side a snake swings first, and how far it is bent as a whole. */
type Manner = { hand: number; bow: number };

/** The ways in which a snake may lie. Which of them comes first depends on its own ends alone. */
function mannersOf(head: number, tail: number): Manner[] {
  const hand = (head + tail) % 2 ? -1 : 1;
  return [0, shape.snake.bow, -shape.snake.bow].flatMap((bow) => [
    { hand, bow },
    { hand: -hand, bow },
  ]);
}

/** The middle line of a snake, from its head (0) to its tail (1). */
export function spineOf(plan: Plan, head: number, tail: number, { hand, bow }: Manner): Curve {
  const { length, spot } = endsOf(plan, head, tail);
  const { swing, wave } = shape.snake;
  const waves = Math.max(1, Math.round(length / wave));
  const wide = hand * Math.min(swing, 0.08 * length);
  return (t) => {
    const fading = 1 - (2 * t - 1) ** 4;
    const aside = wide * fading * Math.sin(2 * Math.PI * waves * t) + bow * Math.sin(Math.PI * t);
    return spot(length * t, aside);
  };
}

/**
 * How a snake lies: in the first of its manners that stays on the board and is near the fewest
 * ladders. Other snakes do not move it, and ladders only if they are in its way.
 */
export function mannerOf(plan: Plan, head: number, tail: number, ladders: Jump[]) {
  const lines = ladders.map(([foot, top]) => [anchorOf(plan, foot), anchorOf(plan, top)]);
  const wide = wideOf(plan);
  function costOf(manner: Manner) {
    const spine = spineOf(plan, head, tail, manner);
    const points = range(25).map((index) => spine(index / 24));
    const outside = points.some(
      ([x, y]) => x < 0.15 || x > wide - 0.15 || y < 0.15 || y > plan.rows - 0.15,
    );
    const near = points.filter((point) =>
      lines.some(([from, to]) => distanceFrom(point, from, to) < shape.snake.clear),
    ).length;
    return near + (outside ? 100 : 0);
  }
  const manners = mannersOf(head, tail);
  let [best, least] = [manners[0], Infinity];
  for (const manner of manners) {
    const cost = costOf(manner);
    if (cost < least) [best, least] = [manner, cost];
    if (!cost) break; // none costs less
  }
  return best;
}

/** A snake: its outline and the stripe on its back as Bézier points, and where its head is. */
export function snakeShape(plan: Plan, head: number, tail: number, ladders: Jump[]) {
  const spine = spineOf(plan, head, tail, mannerOf(plan, head, tail, ladders));
  const { length } = endsOf(plan, head, tail);
  const pieces = 4 * Math.max(1, Math.round(length / shape.snake.wave)) + 2;
  const edge =
    (side: number) =>
    (t: number): Point => {
      const half = shape.snake.half * (1 - 0.3 * t - 0.6 * t ** 3);
      const [x, y] = spine(t);
      const [dx, dy] = slope(spine, t);
      const size = Math.hypot(dx, dy) || 1;
      return [x - (side * half * dy) / size, y + (side * half * dx) / size];
    };
  const there = smooth(edge(1), 0, 1, pieces);
  const back = smooth(edge(-1), 1, 0, pieces);
  // One more piece, straight, turns round at the tail.
  const outline = [...there, there[there.length - 1], back[0], ...back];
  const { spot } = between(spine(0), spine(0.02));
  const { skull, eye } = shape.snake;
  return {
    outline,
    stripe: smooth(spine, Math.min(0.4, 0.25 / length), 0.85, pieces),
    skull: spot(-0.02),
    eyes: [spot(-0.05, 0.55 * skull), spot(-0.05, -0.55 * skull)],
    pupils: [spot(-0.05 - eye / 3, 0.55 * skull), spot(-0.05 - eye / 3, -0.55 * skull)],
    tongue: [
      [spot(-0.14), spot(-0.24), spot(-0.3, 0.05)],
      [spot(-0.24), spot(-0.3, -0.05)],
    ],
  };
}

/** The middle line of a jump: of a ladder from its foot, of a snake from its head. */
function middleOf(plan: Plan, [from, end]: Jump, ladders: Jump[]): Curve {
  if (end < from) return spineOf(plan, from, end, mannerOf(plan, from, end, ladders));
  const { length, spot } = endsOf(plan, from, end);
  return (t) => spot(length * t);
}

/**
 * Where the number of a cell and its distance stand: at the top left and at the bottom right, or
 * in the other corner of that side where a jump lies there and none in the other one.
 */
export function cornersOf(plan: Plan, jumps: Map<number, number>) {
  const { left, right, top, bottom, clear } = shape.corner;
  const ladders = [...jumps].filter(([from, end]) => from < end);
  const taken = new Set<string>();
  for (const jump of jumps) {
    const curve = middleOf(plan, jump, ladders);
    const count = Math.ceil(endsOf(plan, ...jump).length * 10);
    for (const index of range(count + 1)) {
      const [x, y] = curve(index / count);
      const [dx, dy] = slope(curve, index / count);
      const size = Math.hypot(dx, dy) || 1;
      for (const by of [-clear, 0, clear]) {
        const at = [x - (by * dy) / size, y + (by * dx) / size];
        const [column, row] = at.map(Math.floor);
        const [across, down] = [at[0] - column, at[1] - row];
        const sides = [Math.min(across, 1 - across), Math.min(down, 1 - down)];
        if (sides[0] < left || sides[0] > right || sides[1] < top || sides[1] > bottom) continue;
        taken.add(`${[column, row, across > 0.5, down > 0.5]}`);
      }
    }
  }
  const { start, cells } = plan;
  return (cell: number) => {
    const [row, column] = placeOf(plan, cell);
    const isTaken = (isRight: boolean, isLow: boolean) =>
      taken.has(`${[column, plan.rows - row - 1, isRight, isLow]}`);
    return {
      // The flag is at the top right, and the word of a start or a goal at the bottom left.
      number: cell !== cells && isTaken(false, false) && !isTaken(true, false),
      badge: cell !== cells && cell !== start && isTaken(true, true) && !isTaken(false, true),
    };
  };
}

/** Which of the colours of `appearance.json` a snake has: its ends alone decide it. */
export const snakeColour = (head: number, tail: number) =>
  (2 * head + 3 * tail) % appearance.light.snakes.length;
