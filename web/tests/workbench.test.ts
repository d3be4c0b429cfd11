import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { range } from "../src/geometry.ts";
import { rulesOf } from "../src/rules.ts";
import { checkedBoard, layoutOf } from "../src/workbench/boards.ts";
import { hashOf, linkOf, placeIn } from "../src/workbench/link.ts";
import { searchOf } from "../src/workbench/search.ts";

const book = JSON.parse(
  readFileSync(new URL("../../tests/data/rulebook.json", import.meta.url), "utf8"),
);

test("the rules are those of the rule book: moves, and where a landing leads by which jumps", () => {
  for (const { moves, stands, ...board } of book.boards) {
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

test("distances are those of the rule book, and routes are routes of that length", () => {
  assert.ok(book.boards.length > 200);
  for (const { distance, ...board } of book.boards) {
    const rules = rulesOf(board);
    const { distance: found, throws, route } = searchOf(rules);
    const words = JSON.stringify(board).slice(0, 200);
    assert.deepEqual(Object.fromEntries(found), distance, words);
    assert.equal(throws, distance[board.cells] ?? null, words);
    assert.equal(route.length, throws ?? 0, words);
    let at = rules.start;
    for (const move of route) {
      assert.ok(
        rules.moves(at).some((one) => `${one}` === `${move}`),
        words,
      );
      at = move[2];
    }
    assert.ok(throws === null || at === board.cells, words);
  }
});

test("every link contains its board", () => {
  for (const data of book.boards) {
    const { cells, jumps, die, start, chained, overshoot } = data;
    if (cells > 400) continue;
    const board = checkedBoard({ cells, jumps, die, start, chained, overshoot });
    assert.deepEqual(placeIn(linkOf(board)).board, board);
  }
  const thirty = checkedBoard({
    cells: 30,
    jumps: [
      [3, 22],
      [17, 4],
    ],
  });
  assert.equal(linkOf(thirty), "#board=30.3-22.17-4");
});

test("a link can hold code and a mode besides", () => {
  const source = 'def mine(board):\n    return "größer → 3?&#%+/"\n';
  const board = checkedBoard({ cells: 9, jumps: [[2, 7]] });
  const link = hashOf(board, "Write", source);
  assert.deepEqual(placeIn(link), { board, mode: "Write", code: source, trouble: "" });
  assert.ok(link.startsWith("#board=9.2-7&write&code="));
  assert.equal(placeIn("#board=9&code=%%%").code, null);
  assert.equal(placeIn("#board=9&code=_w").code, null, "not UTF-8");
  assert.equal(placeIn("#board=9").code, null);
  assert.equal(hashOf(board, "Play", "#".repeat(30_000)), linkOf(board), "too long for a link");
  assert.deepEqual(placeIn("#write"), { board: null, mode: "Write", code: null, trouble: "" });
  assert.equal(placeIn("#write-a-function").mode, "", "a heading of the page");
});

test("a link without a valid board is refused", () => {
  for (const text of [
    "",
    "x",
    "0",
    "401",
    "30.3-31",
    "30.3",
    "30.3-4.3-5",
    "30.d0",
    "30.d1-1",
    "30.s2",
  ]) {
    assert.equal(placeIn(`#board=${text}`).board, null, text);
  }
  assert.equal(placeIn("#step=3").board, null);
});

test("a link is read also where its signs were changed on the way", () => {
  const link = "#board=9.2-7&write&code=eD0x";
  assert.equal(placeIn(link).code, "x=1");
  assert.deepEqual(placeIn(`#${encodeURIComponent(link.slice(1))}`), placeIn(link));
});

test("a link that cannot be read says what is wrong with it", () => {
  const broken: [string, RegExp][] = [
    ["#board=garbage", /“garbage” is not a number of cells/],
    ["#board=", /“” is not a number of cells/],
    ["#board=30.3-99", /jump 3→99 must be a whole number from 1 to 30, not 99/],
    ["#board=1000.3-22", /number of cells must be a whole number from 1 to 400, not 1000/],
    ["#board=30.hop", /“hop” is neither a jump nor a rule/],
    ["#board=30.3-4.3-5", /two jumps from cell 3/],
    ["#board=30.3-3", /jump from cell 3 to itself.*left out/],
    ["#board=30.3-22&code=%%%", /code in this link cannot be read/],
  ];
  for (const [hash, says] of broken) assert.match(placeIn(hash).trouble, says);
  for (const [hash] of broken.slice(0, 6))
    assert.match(placeIn(hash).trouble, /looks like #board=/);
  assert.ok(placeIn(`#board=30.${"x".repeat(8000)}`).trouble.length < 200);
  for (const hash of ["", "#step=3", "#board=30.3-22.17-4&draw", "#board=9.d3.s0.c.win"]) {
    assert.equal(placeIn(hash).trouble, "", hash);
  }
});

test("rows are full where they can be", () => {
  const wide = [4, 20, 30, 36, 50, 100, 7].map((cells) => layoutOf(cells).columns);
  assert.deepEqual(wide, [2, 5, 6, 6, 10, 10, 3]);
  for (const cells of range(400)) {
    const { rows, columns } = layoutOf(cells + 1);
    assert.ok(rows * columns >= cells + 1 && (rows - 1) * columns < cells + 1);
  }
});
