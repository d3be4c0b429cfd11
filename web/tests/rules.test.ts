import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { rulesOf } from "../src/rules.ts";
import { faultsOf } from "./rulebook.ts";

const book = JSON.parse(
  readFileSync(new URL("../../tests/data/rulebook.json", import.meta.url), "utf8"),
);

test("the rules are those of the rule book", () => {
  assert.ok(book.boards.length > 200);
  assert.deepEqual(faultsOf(rulesOf, book), []);
});

test("rules that ignore an option are found", () => {
  for (const option of [{ die: 6 }, { start: 1, chained: false }, { overshoot: "stay" }]) {
    const ignorant: typeof rulesOf = (board) => rulesOf({ ...board, ...option });
    assert.notDeepEqual(faultsOf(ignorant, book), [], JSON.stringify(option));
  }
});
