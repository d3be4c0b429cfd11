import assert from "node:assert/strict";
import { test } from "node:test";
import { before } from "../src/workbench/before.ts";
import { checkedBoard } from "../src/workbench/boards.ts";
import { withRules } from "../src/workbench/edits.ts";
import { asPython, fromPython } from "../src/workbench/python.ts";
import { typed } from "../src/workbench/settings.ts";

test("a result is of the code and the board it was made from", () => {
  const board = checkedBoard({ cells: 8 });
  const program = { source: "a", signature: "board" };
  const asked = { kind: "solve" as const, program, board, other: null };
  const elsewhere = { ...asked, board: checkedBoard({ cells: 8, jumps: [[2, 5]] }) };
  const signed = { ...asked, program: { ...program, signature: "grid" } };
  const second = { ...elsewhere, other: program };
  assert.equal(before(asked, { ...asked, board: { ...board, name: "the same" } }), "");
  assert.match(before(asked, signed), /^The code has changed/);
  assert.match(before(asked, elsewhere), /^The board has changed/);
  assert.match(before(asked, second), /^The code and the board have changed/);
  const check = { kind: "check" as const };
  assert.equal(before({ ...asked, ...check }, { ...elsewhere, ...check }), "");
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
