import assert from "node:assert/strict";
import { test } from "node:test";
import { arcShape, arrowShape, branchShape, labelSpots, type Bow } from "../src/arrowshapes.ts";
import { anchorOf, range } from "../src/geometry.ts";

const thirty = { cells: 30, start: 1, columns: 6, rows: 5 };

/** Every pair of cells, on three shapes of boards. */
function* pairs() {
  for (const [columns, rows] of [
    [4, 2],
    [6, 5],
    [12, 3],
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
 */
function soundArrow(
  { columns, rows }: { columns: number; rows: number },
  { from, turn, neck, tip, wings }: ReturnType<typeof arcShape>,
  words: string,
) {
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

test("an arc rises, and its head is at its end and points where it goes", () => {
  for (const { plan, a, b, words } of pairs()) {
    const arrow = arcShape(a, b, plan.columns);
    const { from, turn, neck, tip } = arrow;
    assert.deepEqual(from, a, words);
    assert.ok(a[0] === b[0] || turn[1] < (a[1] + b[1]) / 2, `${words}: it sinks`);
    assert.ok(Math.hypot(tip[0] - b[0], tip[1] - b[1]) < 0.061, `${words}: it ends elsewhere`);
    assert.ok(Math.hypot(neck[0] - a[0], neck[1] - a[1]) > 0.6, `${words}: no room for a shaft`);
    soundArrow(plan, arrow, words);
  }
});

test("the arrows of a route end at their cells, on the board", () => {
  for (const { plan, a, b, words } of pairs()) {
    // As `routeMarks` has them.
    const arrow = arrowShape(a, b, b[0] >= a[0] ? -0.3 : 0.3, 0.12, 0.16);
    const gaps = [
      Math.hypot(arrow.from[0] - a[0], arrow.from[1] - a[1]),
      Math.hypot(arrow.tip[0] - b[0], arrow.tip[1] - b[1]),
    ];
    for (const gap of gaps) assert.ok(Math.abs(gap - 0.12) < 1e-9, `${words}: it ends elsewhere`);
    soundArrow(plan, arrow, words);
  }
});

test("the branches of a tree stay on the board, and those of one row lie apart", () => {
  for (const { plan, a, b, words } of pairs())
    soundArrow(plan, branchShape(a, b, plan.columns), words);
  const heights = [2, 3, 4, 5, 6].map((to) => {
    const { from, turn, tip } = branchShape(anchorOf(thirty, 1), anchorOf(thirty, to), 6);
    return from[1] / 4 + turn[1] / 2 + tip[1] / 4;
  });
  for (const [at, high] of heights.slice(1).entries()) assert.ok(high < heights[at] - 0.05);
});

test("the labels of a route cover neither each other nor an arrow, nor the number of a cell", () => {
  // The route of thirty, one that goes straight up, and two throws there and back.
  for (const cells of [
    [1, 3, 22, 24, 24, 30],
    [1, 12, 12, 13, 13, 24],
    [4, 8, 8, 4],
  ]) {
    const ends = cells.map((cell) => anchorOf(thirty, cell));
    const bows = range(cells.length / 2).map((at): Bow => {
      const [from, to] = ends.slice(2 * at, 2 * at + 2);
      return [from, to, to[0] >= from[0] ? -0.3 : 0.3];
    });
    const labels = labelSpots(bows, 6);
    for (const [x, y] of labels) {
      assert.ok(y % 1 > 0.3 + 0.16, "the number of a cell");
      const near = labels.filter(
        ([ax, ay]) => Math.abs(x - ax) < 0.68 && Math.abs(y - ay) < 0.32 - 1e-9,
      );
      assert.equal(near.length, 1, "another label");
      for (const [from, to, bend] of bows) {
        const { turn, neck, from: begin } = arrowShape(from, to, bend, 0.12, 0.16);
        for (const t of range(41).map((step) => step / 40)) {
          const at = [0, 1].map(
            (k) => (1 - t) ** 2 * begin[k] + 2 * t * (1 - t) * turn[k] + t * t * neck[k],
          );
          assert.ok(Math.abs(at[0] - x) > 0.3 || Math.abs(at[1] - y) > 0.14, `${cells}`);
        }
      }
    }
  }
});
