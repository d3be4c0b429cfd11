import assert from "node:assert/strict";
import { test } from "node:test";
import { partsOf } from "../src/exercises/texts.ts";

test("what is stressed and code are parts of their own, over the end of a line, too", () => {
  assert.deepEqual(partsOf("Take *the\nfirst* of `a * b\n* c`."), [
    "Take ",
    "*the\nfirst*",
    " of ",
    "`a * b\n* c`",
    ".",
  ]);
});

test("the star of A* stresses nothing", () => {
  assert.deepEqual(partsOf("A* and A* alike"), ["A* and A* alike"]);
});
