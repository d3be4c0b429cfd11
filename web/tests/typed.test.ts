import assert from "node:assert/strict";
import { test } from "node:test";
import { before } from "../src/workbench/before.ts";
import { checkedBoard } from "../src/workbench/boards.ts";
import { randomBoard, withRules } from "../src/workbench/edits.ts";
import { asPython, fromPython } from "../src/workbench/python.ts";
import { typed } from "../src/workbench/settings.ts";

test("a result is of the code and the board it was made from", () => {
  const board = checkedBoard({ cells: 8 });
  const program = { source: "a", signature: "board" };
  const asked = { kind: "solve" as const, program, board, other: null };
  const other = { ...asked, board: checkedBoard({ cells: 8, jumps: [[2, 5]] }) };
  const edited = { ...asked, program: { ...program, source: "b" } };
  assert.equal(before(asked, { ...asked, board: { ...board, name: "the same" } }), "");
  assert.equal(before(asked, edited), "The code has changed since this result.");
  assert.equal(before(asked, other), "The board has changed since this result.");
  assert.equal(before(edited, other), "The code and the board have changed since this result.");
  const signed = { ...asked, program: { ...program, signature: "grid" } };
  assert.equal(before(asked, signed), "The code has changed since this result.");
  assert.equal(before(asked, { ...asked, program: { name: "queue-bfs" } }), before(asked, edited));
  const check = { kind: "check" as const };
  assert.equal(before({ ...asked, ...check }, { ...other, ...check }), "");
  const second = { ...asked, kind: "compare" as const, other: program };
  assert.equal(
    before({ ...second, other: null }, second),
    "The code has changed since this result.",
  );
});

test("a refusal says what was typed, and nothing of an empty field", () => {
  const board = checkedBoard({ cells: 8 });
  const cells = (text: string) => () => withRules(board, { cells: typed(text) });
  const refused = "the number of cells must be a whole number from 1 to 400";
  assert.throws(cells(""), { message: refused });
  assert.throws(cells("abc"), { message: `${refused}, not abc` });
  assert.throws(cells("2.5"), { message: `${refused}, not 2.5` });
  assert.throws(cells("3x"), { message: `${refused}, not 3x` });
  assert.equal(cells("12")().cells, 12);
  const faces = () => withRules(board, { die: [typed("1"), typed("two")] });
  assert.throws(faces, /a face of the die must be .*, not two$/);
  assert.throws(() => withRules(board, { die: typed("") }), /from 1 to 20$/);
  assert.throws(() => withRules(board, { die: typed("1-4") }), /such as 1 4 5, not 1-4$/);
});

test("random boards have no cell in two jumps", () => {
  for (const cells of [1, 2, 5, 30, 100, 400]) {
    const { jumps } = randomBoard(checkedBoard({ cells }));
    assert.equal(new Set(jumps.flat()).size, 2 * jumps.length);
    for (const [foot, end] of jumps)
      assert.ok(Math.min(foot, end) > 1 && Math.max(foot, end) < cells);
    assert.ok(cells < 30 || jumps.length > 5);
  }
});

test("a board in Python is read again", () => {
  const text = "Board(9, {2: 9}, die=(1, 4), start=0, chained=True, overshoot='win')";
  assert.equal(asPython(fromPython(text)), text);
  assert.equal(
    asPython(fromPython("Board(30, {3: 22, 17: 4}, die=4)")),
    "Board(30, {3: 22, 17: 4}, die=4)",
  );
  assert.deepEqual(fromPython("Board(36, die=(5,))").die, [5]);
  for (const wrong of ["Board(30, {3: 99})", "Board(30, {3: n})", "Board(30) + 1", "thirty"])
    assert.throws(() => fromPython(wrong), Error, wrong);
});
