import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomeOf } from "../src/outcome.ts";
import { golden } from "./traces.ts";

test("a run that ended its process is not said to have raised anything", () => {
  const message = "it ended its process (exit code 3)";
  const error = { kind: "", message, function: 0, line: null };
  const ended = { ...golden("queue-bfs"), outcome: "raised", error, answer: null } as const;
  assert.equal(outcomeOf(ended), "It ended its process (exit code 3).");
});

test("a wrong number of throws ends with the right one beside it", () => {
  const said = (number: number, unit = "throws") =>
    outcomeOf({ ...golden("queue-bfs"), answer: { value: `${number}`, number }, unit });
  const right = golden("queue-bfs").answer?.throws ?? 0;
  assert.equal(said(right), `It returned ${right}.`);
  assert.equal(said(right + 1), `It returned ${right + 1}. Fewest throws: ${right}.`);
  assert.equal(said(-1), `It returned -1. Fewest throws: ${right}.`);
  assert.equal(said(right + 1, "pips"), `It returned ${right + 1}.`);
});
