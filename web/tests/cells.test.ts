import assert from "node:assert/strict";
import { test } from "node:test";
import { makeRunner } from "../src/cells/runner.ts";
import { makeBench } from "../src/workbench/bench.ts";
import type { Answer, Question } from "../src/workbench/messages.ts";
import type { Around } from "../src/workbench/around.ts";
import type { Exchange } from "../src/workbench/host.ts";

/** A Python that answers what a test has laid out. */
function benchWith(answers: object[]) {
  const questions: (Question | undefined)[] = [];
  const host = ({ message, settle }: Exchange) => ({
    size: null,
    refusal: null,
    send() {
      questions.push(message());
      settle(answers.shift() as Answer);
    },
    stop() {},
    end() {},
  });
  const around = { host } as unknown as Around;
  return { bench: makeBench(around), questions };
}
const DONE = { kind: "result", of: "cell", shown: [], error: null };
const RAISED = { ...DONE, error: { exception: "NameError", says: "", line: 1, missing: "x" } };
const STOPPED = { kind: "failure", what: "stopped", says: "You pressed Stop." };

test("a cell is done until its code changes or Python begins again", async () => {
  const { bench } = benchWith([DONE, DONE, STOPPED]);
  let source = "x = 1";
  const one = makeRunner("Cell 1", bench, () => source);
  const other = makeRunner("Cell 2", bench, () => "while True: pass");
  assert.equal(one.done(), false);
  assert.equal(await one.run(), "");
  assert.equal(one.done(), true);
  source = "x = 2";
  assert.equal(one.done(), false);
  await one.run();
  assert.equal(one.done(), true);
  assert.equal(await other.run(), "You pressed Stop.");
  assert.equal(one.done(), false);
  assert.equal(other.done(), false);
});

test("a cell that an exception has ended is not done", async () => {
  const { bench } = benchWith([RAISED, DONE]);
  const cell = makeRunner("Cell 1", bench, () => "x");
  assert.equal(await cell.run(), "NameError");
  assert.equal(cell.done(), false);
  await cell.run();
  assert.equal(cell.done(), true);
});

test("what is asked is the code as it is now", async () => {
  const { bench, questions } = benchWith([DONE, DONE]);
  let code = "1";
  const cell = makeRunner("Cell 1", bench, () => code);
  await cell.run();
  code = "2";
  await cell.run();
  const programs = questions.map((question) => question?.program);
  assert.deepEqual(programs, [{ source: "1" }, { source: "2" }]);
});
