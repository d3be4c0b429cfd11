import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomeOf } from "../src/words.ts";
import { golden } from "./traces.ts";

test("a run that ended its process is not said to have raised anything", () => {
  const message = "it ended its process (exit code 3)";
  const error = { kind: "", message, function: 0, line: null };
  const ended = { ...golden("queue-bfs"), outcome: "raised", error, answer: null } as const;
  assert.equal(outcomeOf(ended), "It ended its process (exit code 3).");
});
