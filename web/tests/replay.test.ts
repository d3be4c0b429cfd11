import assert from "node:assert/strict";
import { test } from "node:test";
import { movesOf } from "../src/moves.ts";
import { minus, replayOf } from "../src/replay.ts";
import { questionFor } from "../src/questions.ts";
import { golden } from "./traces.ts";
import type { Trace } from "../src/types.ts";

const NAMES = ["queue-bfs", "dijkstra"];

/** The distances after a step, by the contract: all that the steps up to it have set. */
function distances(trace: Trace, index: number) {
  const found: Record<string, number | null> = {};
  for (const step of trace.steps.slice(0, index + 1)) Object.assign(found, step.distance);
  return found;
}

for (const name of NAMES) {
  const trace = golden(name);
  const replay = replayOf(trace);

  test(`${name}: the state of a step is what its steps make, from wherever one comes`, () => {
    const order = [...trace.steps.keys()];
    for (const index of [...order, ...order.toReversed()]) {
      const state = replay.at(index);
      assert.deepEqual(Object.fromEntries(state.distance), distances(trace, index));
      assert.equal(state.index, index);
    }
  });

  test(`${name}: a change is the difference of two states`, () => {
    for (const index of trace.steps.keys()) {
      const { left, joined, state } = replay.changes(index - 1, index);
      const before = replay.at(index - 1).frontier;
      assert.equal(before.length - left.length + joined.length, state.frontier.length);
      assert.deepEqual(minus(before, left).length, before.length - left.length);
    }
  });

  test(`${name}: each move that is shown is a move of the board`, () => {
    const moves = movesOf(trace, replay.rules).filter((move) => move !== null);
    assert.ok(moves.length > 4);
    for (const { from, face, landing, stand } of moves) {
      const legal = replay.rules.moves(from).map(String);
      assert.ok(legal.includes(String([face, landing, stand])), `${[from, face, landing, stand]}`);
    }
  });

  test(`${name}: a question is answered by the next step, or by what its throw leads to`, () => {
    for (let index = 0; index < trace.steps.length - 1; index += 1) {
      const question = questionFor(replay, index, index + 1);
      if (!question) continue;
      const { index: answers } = question;
      assert.ok(answers === index + 1 || replay.moves[index + 1], "asked without a need");
      const { left } = replay.changes(answers - 1, answers);
      const set = replay.at(answers);
      const [answer] = question.accept;
      const taken = left.some(([cell]) => cell !== null && question.accept.includes(cell));
      assert.ok(taken || set.distance.has(answer));
      assert.ok(question.reason.includes(String(answer)));
    }
  });
}

test("a pass over the cells asks what number the next one gets, and a search which cell is next", () => {
  const step = { line: 0, told: true };
  const pass: Trace = {
    ...golden("queue-bfs"),
    board: { cells: 8, die: 3, jumps: [[4, 8]] },
    frontier_kind: null,
    steps: [
      { ...step, distance: { 1: 0 } },
      { ...step, current: 2, distance: { 2: 1 }, predecessor: { 2: 1 } },
      // It works on the landing 4, from where the ladder leads to 8.
      { ...step, current: 4, distance: { 8: 1 } },
      // It relaxes the edges of 2: which of them is next is a question.
      { ...step, current: 2, distance: { 3: 2 } },
    ],
  };
  const asked = [0, 1, 2].map((index) => questionFor(replayOf(pass), index, index + 1));
  assert.deepEqual(
    asked.map((question) => [question?.text, question?.wants, question?.accept]),
    [
      ["What number does cell 2 get next?", "number", [1]],
      ["What number does cell 8 get next?", "number", [1]],
      ["Which cell gets its distance next?", "cell", [3]],
    ],
  );
  assert.equal(asked[0]?.reason, "cell 2 gets 1 throw, by way of cell 1, which has 0");
});

test("a taking step shows no move, though the variable still holds a landing", () => {
  const trace = golden("queue-bfs");
  const moves = movesOf(trace, replayOf(trace).rules);
  trace.steps.forEach((step, index) => {
    if (step.current !== undefined && step.frontier) assert.equal(moves[index], null);
  });
});
