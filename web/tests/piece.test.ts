import assert from "node:assert/strict";
import { test } from "node:test";
import { anchorOf, distanceFrom, range, type Point } from "../src/geometry.ts";
import { cellsOf, journeyOf } from "../src/piece.ts";
import { mannerOf, spineOf } from "../src/jumpshapes.ts";
import { rulesOf } from "../src/rules.ts";
import type { ShownMove } from "../src/types.ts";

const plan = { cells: 30, start: 1, columns: 6, rows: 5 };
const jumps = new Map([
  [3, 22],
  [17, 4],
]);
const LONG = 10_000;

/** The whole move of a face. */
function moveOf(rules: ReturnType<typeof rulesOf>, from: number, face: number): ShownMove {
  const [, landing, stand] = rules.moves(from).find(([one]) => one === face) ?? [];
  assert.ok(landing && stand);
  return { from, face, landing, stand, feet: rules.ride(landing).feet };
}
const rules = rulesOf({ cells: 30, jumps: [...jumps] });
const isAt = ([x, y]: number[], [a, b]: number[]) => Math.hypot(x - a, y - b) < 1e-9;

test("a piece passes every cell of the throw, in order, and hops between them", () => {
  const spots = journeyOf(plan, jumps, moveOf(rules, 4, 6), LONG);
  const passed = spots.filter((_, index) => index % 2 === 0).map(({ at }) => at);
  assert.equal(passed.length, 7);
  passed.forEach((at, index) => assert.ok(isAt(at, anchorOf(plan, 4 + index))));
  for (const index of range(6)) {
    const [one, high, other] = spots.slice(2 * index, 2 * index + 3).map(({ at }) => at);
    assert.ok(high[1] < Math.min(one[1], other[1]), "above both");
  }
});

test("it climbs along the ladder and slides along the snake, to where it stands", () => {
  const [ladder, snake] = [moveOf(rules, 1, 2), moveOf(rules, 12, 5)];
  for (const move of [ladder, snake]) {
    const spots = journeyOf(plan, jumps, move, LONG);
    const { face, landing, stand } = move;
    const ride = spots.slice(2 * (face ?? 0) + 1).map(({ at }) => at);
    assert.ok(isAt(ride.at(-1) ?? [], anchorOf(plan, stand)));
    const ends = [anchorOf(plan, landing), anchorOf(plan, stand)];
    const spine = spineOf(plan, landing, stand, mannerOf(plan, landing, stand, [[3, 22]]));
    if (move === ladder) {
      for (const at of ride) assert.ok(distanceFrom(at, ends[0], ends[1]) < 0.01);
    } else {
      // Each point is on the snake, and no part of the snake is left out.
      const bends = range(97).map((part) => spine(part / 96));
      const near = (points: Point[], [x, y]: Point) =>
        Math.min(...points.map(([a, b]) => Math.hypot(a - x, b - y)));
      for (const at of ride.slice(0, -1)) assert.ok(near(bends, at) < 0.03);
      for (const bend of bends) assert.ok(near(ride, bend) < 0.1);
    }
  }
});

test("past the goal it turns back, and where passing wins it stops there", () => {
  const bounce = moveOf(rulesOf({ cells: 30, jumps: [], overshoot: "bounce" }), 28, 5);
  assert.deepEqual(cellsOf(bounce, 30), [28, 29, 30, 29, 28, 27]);
  const win = moveOf(rulesOf({ cells: 30, jumps: [], die: [10 ** 9], overshoot: "win" }), 28, 1e9);
  assert.deepEqual(cellsOf(win, 30), [28, 29, 30]);
  const outside = rulesOf({ cells: 30, jumps: [], start: 0 });
  assert.deepEqual(cellsOf(moveOf(outside, 0, 3), 30), [0, 1, 2, 3]);
});

test("time goes on from 0, and a move takes no longer than it may", () => {
  for (const most of [100, 700, LONG]) {
    const times = journeyOf(plan, jumps, moveOf(rules, 12, 5), most).map(({ time }) => time);
    assert.equal(times[0], 0);
    times.slice(1).forEach((time, index) => assert.ok(time > times[index]));
    assert.ok((times.at(-1) ?? 0) <= most + 1e-9);
  }
});

test("a jump alone is gone without a hop, and chained jumps one after the other", () => {
  const jump = { from: 3, face: null, landing: 3, stand: 22, feet: [3] };
  const spots = journeyOf(plan, jumps, jump, LONG);
  assert.ok(spots.every(({ at }) => at[1] <= anchorOf(plan, 3)[1] + 1e-9));
  assert.ok(isAt(spots.at(-1)?.at ?? [], anchorOf(plan, 22)));
  const chained = rulesOf({
    cells: 30,
    jumps: [
      [3, 17],
      [17, 4],
    ],
    chained: true,
  });
  const whole = journeyOf(plan, chained.jumps, moveOf(chained, 1, 2), LONG);
  assert.ok(whole.some(({ at }) => isAt(at, anchorOf(plan, 17))));
  assert.ok(isAt(whole.at(-1)?.at ?? [], anchorOf(plan, 4)));
});
