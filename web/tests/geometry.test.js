import assert from "node:assert/strict";
import { test } from "node:test";
import { arcShape, arrowShape, pipsOf } from "../src/arrowshapes.js";
import appearance from "../../snl_algos/appearance.json" with { type: "json" };
import {
  anchorOf,
  between,
  distanceFrom,
  placeOf,
  range,
  smooth,
  tintOf,
} from "../src/geometry.js";
import { endsOf, mannerOf, snakeColour, snakeShape, spineOf } from "../src/jumpshapes.js";

const thirty = { cells: 30, start: 1, columns: 6, rows: 5 };
const hundred = { cells: 100, start: 1, columns: 10, rows: 10 };

test("cells run to and fro, from the bottom", () => {
  assert.deepEqual(
    [1, 6, 7, 12, 13, 30].map((cell) => placeOf(thirty, cell)),
    [
      [0, 0],
      [0, 5],
      [1, 5],
      [1, 0],
      [2, 0],
      [4, 5],
    ],
  );
  const off = { ...thirty, start: 0 };
  assert.deepEqual(placeOf(off, 0), [0, 0], "off the board, left of cell 1");
  assert.deepEqual(placeOf(off, 1), [0, 1]);
});

test("every cell has a point of its own", () => {
  const points = range(100).map((index) => anchorOf(hundred, index + 1).join());
  assert.equal(new Set(points).size, 100);
});

test("jumps that meet in a cell do not end in one point", () => {
  const ends = [3, 44, 60].map((foot) => {
    const { length, spot } = endsOf(hundred, foot, 82);
    return spot(length);
  });
  for (const [i, one] of ends.entries()) {
    for (const other of ends.slice(i + 1)) assert.ok(between(one, other).length > 0.02);
  }
});

test("a snake keeps its shape whatever other snakes there are, and takes no colour from them", () => {
  const alone = snakeShape(hundred, 97, 13, []);
  const farOff = snakeShape(hundred, 97, 13, [[2, 3]]);
  assert.deepEqual(alone, farOff);
  assert.equal(snakeColour(97, 13), snakeColour(97, 13));
});

test("the outline of a snake is whole Bézier pieces", () => {
  for (const [head, tail] of [
    [17, 4],
    [99, 1],
    [62, 61],
  ]) {
    const { outline, stripe } = snakeShape(hundred, head, tail, []);
    assert.equal(outline.length % 3, 1);
    assert.equal(stripe.length % 3, 1);
  }
});

test("a snake goes round a ladder where it can", () => {
  const [foot, top, head, tail] = [45, 65, 76, 36];
  /** @param {[number, number][]} ladders */
  const near = (ladders) => {
    const spine = spineOf(hundred, head, tail, mannerOf(hundred, head, tail, ladders));
    const [from, to] = [anchorOf(hundred, foot), anchorOf(hundred, top)];
    return range(25).filter((index) => distanceFrom(spine(index / 24), from, to) < 0.24).length;
  };
  assert.ok(near([[foot, top]]) < near([]), "both in one column");
});

test("a snake stays on the board", () => {
  for (const [head, tail] of [
    [100, 81],
    [99, 1],
    [30, 11],
    [91, 10],
  ]) {
    const { outline } = snakeShape(hundred, head, tail, [
      [21, 80],
      [40, 61],
    ]);
    for (const [x, y] of outline) assert.ok(x > 0 && x < 10 && y > 0 && y < 10, `${x} ${y}`);
  }
});

test("a smooth curve goes through the points of the curve", () => {
  /** @param {number} t @returns {[number, number]} */
  const curve = (t) => [t, Math.sin(t)];
  const points = smooth(curve, 0, 3, 6);
  assert.equal(points.length, 19);
  for (const index of range(7)) {
    const [x, y] = points[3 * index];
    assert.ok(Math.abs(x - index / 2) < 1e-9 && Math.abs(y - Math.sin(index / 2)) < 1e-9);
  }
});

test("the arc of a throw rises, whichever way it goes", () => {
  for (const [from, to] of [
    [1, 4],
    [8, 11],
    [5, 8],
    [6, 7],
    [22, 24],
  ]) {
    const [a, b] = [anchorOf(thirty, from), anchorOf(thirty, to)];
    const { turn } = arcShape(a, b, 6);
    const straight = a[0] === b[0];
    if (!straight) assert.ok(turn[1] < (a[1] + b[1]) / 2, `${from} to ${to}`);
  }
});

/** Every pair of cells, on four sizes of boards. */
function* pairs() {
  for (const [columns, rows] of [
    [4, 2],
    [6, 5],
    [10, 10],
    [20, 5],
  ]) {
    const plan = { cells: columns * rows, start: 1, columns, rows };
    const cells = range(plan.cells).map((cell) => cell + 1);
    for (const from of cells) {
      for (const to of cells.filter((cell) => cell !== from)) {
        const [a, b] = [anchorOf(plan, from), anchorOf(plan, to)];
        yield { plan, a, b, words: `${from} to ${to} of ${plan.cells}` };
      }
    }
  }
}

/**
 * Holds an arrow to what one sees: its head points where its shaft goes, and all of it is on the board.
 * @param {{columns: number, rows: number}} plan
 * @param {ReturnType<typeof arcShape>} arrow
 * @param {string} words
 */
function soundArrow({ columns, rows }, { from, turn, neck, tip, wings }, words) {
  const [[sx, sy], [hx, hy]] = [
    [neck[0] - turn[0], neck[1] - turn[1]],
    [tip[0] - neck[0], tip[1] - neck[1]],
  ];
  const along = (sx * hx + sy * hy) / (Math.hypot(sx, sy) * Math.hypot(hx, hy));
  assert.ok(along > 0.9999, `${words}: the head points elsewhere than the shaft goes`);
  const [left, right] = [wings[0], wings[2]].map(([x, y]) => Math.hypot(x - tip[0], y - tip[1]));
  assert.ok(Math.abs(left - right) < 1e-9, `${words}: the head is crooked`);
  for (const t of range(21).map((part) => part / 20)) {
    for (const axis of [0, 1]) {
      const at = (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * turn[axis] + t ** 2 * neck[axis];
      assert.ok(at > 0 && at < [columns, rows][axis], `${words}: off the board`);
    }
  }
  for (const [x, y] of wings)
    assert.ok(x > 0 && y > 0 && x < columns && y < rows, `${words}: head off`);
}

test("an arc stays on the board, and its head is at its end and points where it goes", () => {
  for (const { plan, a, b, words } of pairs()) {
    const arrow = arcShape(a, b, plan.columns);
    const { from, turn, neck, tip } = arrow;
    assert.deepEqual(from, a, words);
    assert.ok(Math.hypot(tip[0] - b[0], tip[1] - b[1]) < 0.061, `${words}: it ends elsewhere`);
    const towards = (b[0] - a[0]) * (tip[0] - neck[0]) + (b[1] - a[1]) * (tip[1] - neck[1]);
    assert.ok(towards > 0 || turn[1] < Math.min(a[1], b[1]), `${words}: it points back`);
    assert.ok(Math.hypot(neck[0] - a[0], neck[1] - a[1]) > 0.6, `${words}: no room for a shaft`);
    soundArrow(plan, arrow, words);
  }
});

test("the arrows of a route and of the tree end at their cells, on the board", () => {
  // As `routeMarks` and `treeMarks` have them: bend, gap and head.
  for (const [kind, bend, gap, head] of /** @type {[string, number, number, number][]} */ ([
    ["route", 0.3, 0.12, 0.16],
    ["route", -0.3, 0.12, 0.16],
    ["tree", 0.12, 0.18, 0.13],
  ])) {
    for (const { plan, a, b, words } of pairs()) {
      if (kind === "route" && bend < 0 !== b[0] >= a[0]) continue;
      const arrow = arrowShape(a, b, bend, gap, head);
      const { from, tip, neck } = arrow;
      const named = `${kind}, ${words}`;
      for (const [end, cell] of [
        [from, a],
        [tip, b],
      ]) {
        const off = Math.hypot(end[0] - cell[0], end[1] - cell[1]);
        assert.ok(Math.abs(off - gap) < 1e-9, `${named}: it begins or ends elsewhere`);
      }
      assert.ok(Math.hypot(neck[0] - from[0], neck[1] - from[1]) > 0.5, `${named}: no shaft`);
      soundArrow(plan, arrow, named);
    }
  }
});

test("a die shows as many pips as the face says", () => {
  assert.deepEqual(
    range(8).map((face) => pipsOf(face).length),
    [0, 1, 2, 3, 4, 5, 6, 0],
  );
});

test("a cell that is farther away is never lighter, and neighbours differ where there are few", () => {
  for (const farthest of [0, 1, 4, 5, 8, 17, 100]) {
    const tints = range(farthest + 1).map((distance) => tintOf(distance, farthest));
    assert.equal(tints[0], 0);
    for (const [at, tint] of tints.slice(1).entries()) {
      assert.ok(tint >= tints[at]);
      if (farthest <= 8) assert.ok(tint > tints[at]);
    }
    if (farthest >= 4) assert.equal(tints[farthest], appearance.light.tints.length - 1);
  }
  assert.equal(tintOf(-1, 6), 0);
  assert.equal(tintOf(10 ** 9, 6), appearance.light.tints.length - 1);
});

/** How light a colour is, from 0 to 1, as WCAG has it. @param {string} colour */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const look of /** @type {const} */ (["light", "dark"])) {
  const colours = appearance[look];

  test(`snakes, ladders and the flag stand out from a board at rest: ${look}`, () => {
    for (const jump of [...colours.snakes, colours.ladder]) {
      for (const ground of [colours.cell, colours.odd]) assert.ok(contrast(jump, ground) >= 3);
    }
    assert.ok(contrast(colours.goal, colours.goalGround) >= 3);
  });

  test(`each tint is farther from the paper than the one before: ${look}`, () => {
    const steps = colours.tints.map((tint) => contrast(tint, colours.paper));
    for (const [at, step] of steps.slice(1).entries()) assert.ok(step > steps[at] * 1.08);
  });
}
