import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureOf } from "../src/picture.ts";
import { replayOf } from "../src/replay.ts";
import { golden } from "./traces.ts";
import type { Trace } from "../src/types.ts";

/** A step as the stepper would export it. */
function pictureAt(trace: Trace, index: number) {
  const replay = replayOf(trace);
  const { cells, start, jumps } = replay.rules;
  const drawn = {
    plan: { cells, start, ...trace.layout },
    jumps,
    farthest: replay.farthest,
    state: replay.at(index),
    found: new Set<number>(),
    move: replay.moves[index],
    treeShown: false,
    route: [],
  };
  return pictureOf([{ drawn, caption: replay.sentence(index) }], "light");
}

test("a picture needs nothing but itself, and no number is missing", () => {
  const picture = pictureAt(golden("queue-bfs"), 5);
  assert.doesNotMatch(picture, /var\(|class=|style=|href|url\(|NaN|undefined|null/);
  const texts = [...picture.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
  const { cells } = golden("queue-bfs").board;
  for (let cell = 1; cell <= cells; cell += 1) assert.ok(texts.includes(`${cell}`));
});

test("a sentence that looks like markup stays a sentence", () => {
  const trace = golden("queue-bfs");
  trace.steps[0].says = `</text><script>alert("1")</script>&`;
  assert.doesNotMatch(pictureAt(trace, 0), /<script|alert\("1"\)/);
});
