import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { rulesOf } from "../src/rules.ts";

const { boards } = JSON.parse(
  readFileSync(new URL("../../tests/data/rulebook.json", import.meta.url), "utf8"),
);

test("the rules are those of the rule book: moves, and where a landing leads by which jumps", () => {
  assert.ok(boards.length > 200);
  for (const { moves, stands, ...board } of boards) {
    const rules = rulesOf(board);
    const words = JSON.stringify(board);
    for (const cell in moves) assert.deepEqual(rules.moves(+cell), moves[cell], words);
    for (let landing = 1; landing <= board.cells; landing += 1) {
      const { feet, stand } = rules.ride(landing);
      assert.equal(stand, landing in stands ? stands[landing] : landing, words);
      const ends = feet.map((foot) => rules.jumps.get(foot));
      if (stand !== null && feet.length) assert.deepEqual(ends, [...feet.slice(1), stand], words);
    }
  }
});
