import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureOf } from "../src/picture.ts";
import type { Look } from "../src/marks.ts";
import { replayOf } from "../src/replay.ts";
import { golden } from "./traces.ts";
import type { Trace } from "../src/types.ts";

/** What is drawn of a step. */
function boardAt(trace: Trace, index: number, more: object = {}) {
  const replay = replayOf(trace);
  const { cells, start, jumps } = replay.rules;
  return {
    plan: { cells, start, ...trace.layout },
    jumps,
    farthest: replay.farthest,
    state: replay.at(index),
    found: new Set<number>(),
    move: replay.moves[index],
    treeShown: false,
    route: [],
    ...more,
  };
}

/** The picture of a step, as the stepper would export it. */
function drawn(name: string, step: number, look: Look) {
  const trace = golden(name);
  const index = Math.min(step, trace.steps.length - 1);
  const route = (index === trace.steps.length - 1 && trace.answer?.route) || [];
  const board = boardAt(trace, index, { treeShown: name === "dijkstra", route });
  return pictureOf([{ drawn: board, caption: replayOf(trace).sentence(index) }], look);
}

test("a picture needs nothing but itself, and no number is missing", () => {
  const picture = drawn("queue-bfs", 5, "light");
  assert.doesNotMatch(picture, /var\(|class=|style=|href|url\(|NaN|undefined|null/);
  const texts = [...picture.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
  const { cells } = golden("queue-bfs").board;
  for (let cell = 1; cell <= cells; cell += 1) assert.ok(texts.includes(`${cell}`));
});

test("a sentence that looks like markup stays a sentence", () => {
  const trace = golden("queue-bfs");
  trace.steps[0].says = `</text><script>alert("1")</script>&`;
  const caption = replayOf(trace).sentence(0);
  const picture = pictureOf([{ drawn: boardAt(trace, 0), caption }], "light");
  assert.doesNotMatch(picture, /<script|alert\("1"\)/);
});
