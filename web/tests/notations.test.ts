import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { range } from "../src/geometry.ts";
import { layoutOf } from "../src/workbench/boards.ts";
import { NOTATIONS } from "../src/workbench/notations.ts";
import { boardsIn } from "../src/workbench/parser.ts";

const given = JSON.parse(
  readFileSync(new URL("../../tests/data/notations.json", import.meta.url), "utf8"),
);

for (const { name, write } of NOTATIONS) {
  test(`${name} is written as in Python, and read again`, () => {
    let held = 0;
    for (const { board, texts } of given.written) {
      if (texts[name] === null) assert.throws(() => write(board), Error, `${name} ${board.name}`);
      else {
        const named = name === "json" ? board.name : "";
        assert.equal(write(board), texts[name]);
        assert.deepEqual(boardsIn(texts[name]), [{ ...board, name: named }]);
        held += 1;
      }
    }
    assert.ok(held >= 3);
  });
}

test("other spellings are read as in Python", () => {
  for (const { text, boards, notes } of given.read) {
    const told: string[] = [];
    assert.deepEqual(
      boardsIn(text, (note) => told.push(note)),
      boards,
      text,
    );
    assert.deepEqual(told, notes, text);
  }
});

test("what Python refuses is refused", () => {
  assert.ok(given.refused.length > 20);
  for (const { name, text } of given.refused) assert.throws(() => boardsIn(text), Error, name);
});

test("Python is read as people write it", () => {
  const right = boardsIn("Board(30, {3: 22}, die=[1, 2, 4], chained=True)");
  for (const text of [
    "Board( 30 , { 3 : 22, } , chained=True, die=(4, 1, 2) )",
    'Board(30, jumps={3: 22}, overshoot="stay", die=(1,2,4), chained=True,)',
    "Board(30, jumps=[(3, 22)], die=(1, 2, 4), chained=True)",
    "Board(30, ladders=[[3, 22],], snakes={}, die=(1, 2, 4), chained=True)",
    "Board(cells=30, ladders={3: 22}, overshoot='stay', die=[1, 2, 4], chained=True)",
    "board = Board(30, {3: 22}, die=(1, 2, 4), chained=True)",
  ]) {
    assert.deepEqual(boardsIn(text), right);
  }
  for (const text of [
    "Board()",
    "Board(30, {3})",
    "Board(30, size=4)",
    "Board(30, [3, 22])",
    "Board(30, {3: 22}, 4)",
    "Board(30, ladders=(3, 22))",
    "Board(30, {3: 31})",
    "Board(x)",
    "Board(30, die=six)",
  ]) {
    assert.throws(() => boardsIn(text), Error, text);
  }
});

test("a grid is read as code and judges show it", () => {
  const right = boardsIn("[[-1, -1], [-1, 3]]");
  for (const text of [
    "Input: board = [[-1,-1],[-1,3]]",
    "board = [\n    [-1, -1],\n    [-1, 3],\n]",
    "grid=[[-1, -1,], [-1, 3]]",
  ]) {
    assert.deepEqual(boardsIn(text), right, text);
  }
  const [{ name }] = boardsIn('{"name": "a,]", "cells": 4, "jumps": [[2, 3],]}');
  assert.equal(name, "a,]");
  assert.throws(() => boardsIn("[-1,, 3]"), /commas/);
});

test("boards are laid out as in Python", () => {
  assert.deepEqual(
    range(400).map((index) => layoutOf(index + 1).columns),
    given.columns,
  );
});

test("what is no board says what would be one", () => {
  assert.throws(() => boardsIn("30"), /^Error: 30 alone is no board: .*Board\(30, \{3: 22\}\)/);
  assert.throws(() => boardsIn("Board()"), /^Error: the number of cells .* from 1 to 400$/);
  assert.throws(() => boardsIn("-1, -1, 2,"), /^Error: an empty place is not a whole number/);
  assert.throws(() => boardsIn("[-1, -1, 5"), /brackets, commas or quotes do not fit/);
});
