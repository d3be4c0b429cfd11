import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { pictureOf } from "../src/picture.ts";
import type { Look } from "../src/marks.ts";
import { replayOf } from "../src/replay.ts";
import { golden } from "./traces.ts";
import appearance from "../../snl_algos/appearance.json" with { type: "json" };
import type { Trace } from "../src/types.ts";

const FILE = new URL("./pictures.json", import.meta.url);

const STATES: [string, number, Look][] = [
  ["queue-bfs", 0, "light"],
  ["queue-bfs", 1, "light"],
  ["queue-bfs", 4, "light"],
  ["queue-bfs", 5, "dark"],
  ["queue-bfs", Infinity, "light"],
  ["dijkstra", 0, "light"],
  ["dijkstra", 2, "light"],
  ["dijkstra", 9, "dark"],
  ["dijkstra", 15, "light"],
  ["dijkstra", Infinity, "light"],
];

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

/** What is in a picture: how many of each kind of mark, and its texts in their order. */
function structureOf(picture: string) {
  const marks: Record<string, number> = {};
  for (const [, tag, attributes] of picture.matchAll(/<(\w+)([^>]*)>/g)) {
    const colours = [...attributes.matchAll(/(?:fill|stroke)="[^"]*"/g)].map(([text]) => text);
    const kind = [tag, ...colours].join(" ");
    marks[kind] = (marks[kind] ?? 0) + 1;
  }
  return { marks, texts: [...picture.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text) };
}

test("ten pictures have in them what they had: RENEW=1 stores them anew; look at them", () => {
  const found = STATES.map(([name, step, look]) => ({
    state: `${name} ${step} ${look}`,
    ...structureOf(drawn(name, step, look)),
  }));
  if (process.env.RENEW) writeFileSync(FILE, `${JSON.stringify(found, null, 1)}\n`);
  assert.deepEqual(found, JSON.parse(readFileSync(FILE, "utf8")));
});

test("a picture needs nothing but itself, and no number is missing", () => {
  const picture = drawn("queue-bfs", 5, "light");
  assert.doesNotMatch(picture, /var\(|class=|style=|href|url\(|NaN|undefined|null/);
  const { texts } = structureOf(picture);
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

test("jumps step back only where one of them is shown to be wrong", () => {
  const trace = golden("queue-bfs");
  const [[foot, end]] = trace.board.jumps;
  const opacities = (found: number[]) => {
    const board = boardAt(trace, 0, { found: new Set(found), move: null });
    const picture = pictureOf([{ drawn: board, caption: "" }], "light");
    return [...picture.matchAll(/data-ends="(\d+) \d+" opacity="([^"]*)"/g)].map(
      ([, from, opacity]) => [Number(from), Number(opacity)],
    );
  };
  assert.deepEqual(new Set(opacities([foot]).map(([, opacity]) => opacity)), new Set([1]));
  for (const [from, opacity] of opacities([foot, end])) {
    assert.equal(opacity, from === foot ? 1 : appearance.shape.faint);
  }
});
