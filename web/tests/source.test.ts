import assert from "node:assert/strict";
import { test } from "node:test";
import { headOf, isNarration, layoutOf } from "../src/source.ts";
import { golden } from "./traces.ts";

test("what comes before the first line that runs is folded", () => {
  const [{ lines }] = golden("queue-bfs").functions;
  const { head, indent } = layoutOf(lines);
  assert.equal(lines[head].trim(), "move = move_array(board)");
  assert.equal(indent, 4);
});

test("a head over several lines, a docstring on one, none at all, and what is no function", () => {
  assert.equal(
    headOf(["def f(", "    board,", ") -> int:", '    """One line."""', "    x = 1"]),
    4,
  );
  assert.equal(headOf(["def f(board):", "    x = 1"]), 1);
  assert.equal(headOf(["class A:", "    '''", "    Two.", "    '''", "", "    def f(self):"]), 5);
  assert.equal(headOf(["x = 1", "y = 2"]), 0);
  assert.equal(headOf(["def f(board): pass"]), 0, "nothing would be left");
});

test("lines before the first are never cut off", () => {
  const { head, indent } = layoutOf(["    x = 1", "  y = 2", ""]);
  assert.deepEqual([head, indent], [0, 2]);
});

test("only comments that narrate are apart", () => {
  assert.deepEqual(["#: take {cell}", "# why", "x #: y"].map(isNarration), [true, false, false]);
});
