import assert from "node:assert/strict";
import { test } from "node:test";
import appearance from "../../snl_algos/appearance.json" with { type: "json" };
import { anchorOf, distanceFrom, range, tintOf } from "../src/geometry.ts";
import { cornersOf, mannerOf, spineOf } from "../src/jumpshapes.ts";

const thirty = { cells: 30, start: 1, columns: 6, rows: 5 };
const hundred = { cells: 100, start: 1, columns: 10, rows: 10 };

test("a number and a distance go out of the way of a jump, where there is another corner", () => {
  const corners = cornersOf(
    thirty,
    new Map([
      [27, 1],
      [3, 22],
      [30, 20],
    ]),
  );
  assert.ok(corners(22).number, "the snake from 27 lies at the left");
  assert.ok(!corners(25).number && !corners(25).badge, "nothing lies there");
  assert.ok(!corners(30).number, "the flag is at the right");
  assert.ok(!corners(1).badge, "the word stands at the left");
});

test("a snake goes round a ladder where it can", () => {
  const [foot, top, head, tail] = [45, 65, 76, 36];
  const near = (ladders: [number, number][]) => {
    const spine = spineOf(hundred, head, tail, mannerOf(hundred, head, tail, ladders));
    const [from, to] = [anchorOf(hundred, foot), anchorOf(hundred, top)];
    return range(25).filter((index) => distanceFrom(spine(index / 24), from, to) < 0.24).length;
  };
  assert.ok(near([[foot, top]]) < near([]), "both in one column");
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

/** How light a colour is, from 0 to 1, as WCAG has it. */
function luminance(colour: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const look of ["light", "dark"] as const) {
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
