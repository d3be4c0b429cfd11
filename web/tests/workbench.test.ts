import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { range } from "../src/geometry.ts";
import { rulesOf } from "../src/rules.ts";
import { checkedBoard, layoutOf } from "../src/workbench/boards.ts";
import { gameOf } from "../src/workbench/game.ts";
import { makeKeeper } from "../src/workbench/drafts.ts";
import { hashOf, linkOf, placeIn } from "../src/workbench/link.ts";
import { searchOf } from "../src/workbench/search.ts";
import { invitation, refusal } from "../src/workbench/words.ts";

const book = JSON.parse(
  readFileSync(new URL("../../tests/data/rulebook.json", import.meta.url), "utf8"),
);

/** What a search gets wrong of the rule book: distances, and routes that are no routes. */
function faultsOf(search: typeof searchOf) {
  const faults: string[] = [];
  for (const { distance, ...board } of book.boards) {
    const rules = rulesOf(board);
    const found = search(rules);
    const right = new Map(Object.entries(distance).map(([cell, throws]) => [+cell, throws]));
    const same =
      right.size === found.distance.size &&
      [...right].every(([cell, throws]) => found.distance.get(cell) === throws);
    const throws = right.get(board.cells) ?? null;
    let at = rules.start;
    const legal = found.route.every((move) => {
      const known = rules.moves(at).some((one) => `${one}` === `${move}`);
      at = move[2];
      return known;
    });
    const arrives = throws === null ? !found.route.length : at === board.cells;
    if (!same || !legal || !arrives || found.route.length !== (throws ?? 0)) {
      faults.push(JSON.stringify(board).slice(0, 200));
    }
  }
  return faults;
}

test("distances are those of the rule book, and routes are routes of that length", () => {
  assert.ok(book.boards.length > 200);
  assert.deepEqual(faultsOf(searchOf), []);
});

test("a search that is wrong is found", () => {
  const late = faultsOf((rules) => ({ ...searchOf(rules), route: [] }));
  const deaf = faultsOf((rules) =>
    searchOf({ ...rules, moves: (cell) => rules.moves(cell).slice(1) }),
  );
  assert.ok(late.length > 100 && deaf.length > 100);
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

/** A place where a browser stores texts. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
}

test("two tabs keep each its own code, and neither wipes out what the other has stored", () => {
  const localStorage = storage();
  const world = globalThis as { window?: object };
  const tabs = [storage(), storage()].map((sessionStorage) => {
    const open = () => {
      world.window = { sessionStorage, localStorage };
    };
    open();
    const keeper = makeKeeper();
    return {
      keeper,
      type(signature: string, source: string) {
        open();
        keeper.kept.signature = signature;
        keeper.kept.sources[signature] = source;
        assert.equal(keeper.store(signature), "");
      },
    };
  });
  const [one, two] = tabs;
  one.type("board", "mine");
  two.type("move-array", "another program");
  two.type("board", "theirs");
  one.type("grid", "a third");
  two.type("2:board", "the other one of mine");
  world.window = { sessionStorage: storage(), localStorage };
  const sources = makeKeeper().kept.sources;
  assert.deepEqual(sources, {
    board: "theirs",
    "move-array": "another program",
    grid: "a third",
    "2:board": "the other one of mine",
  });
  one.keeper.kept.signature = "board";
  assert.equal(one.keeper.kept.sources.board, "mine");
  delete world.window;
});

test("what is stored and damaged is left out, and what is sound stays", () => {
  const world = globalThis as { window?: object };
  const localStorage = storage();
  world.window = { sessionStorage: storage(), localStorage };
  const stored: [object | number, object][] = [
    [{ version: 1, signature: "grid", sources: null }, {}],
    [{ version: 1, signature: "grid", sources: { board: 5, grid: "mine" } }, { grid: "mine" }],
    [{ version: 1, signature: 7, sources: { grid: "mine" } }, {}],
    [5, {}],
  ];
  for (const [data, sources] of stored) {
    localStorage.setItem("snl-workbench", JSON.stringify(data));
    assert.deepEqual(makeKeeper().kept.sources, sources);
  }
  delete world.window;
});

test("a game keeps to the rules and can be taken back", () => {
  const rules = rulesOf({
    cells: 30,
    jumps: [
      [3, 22],
      [27, 1],
    ],
  });
  const game = gameOf(rules);
  assert.equal(game.undo(), false);
  assert.deepEqual([game.throws(2), game.at()], [true, 22]);
  assert.deepEqual([game.throws(5), game.at()], [true, 1]);
  assert.equal(game.trail().get(1), 2);
  assert.deepEqual([game.undo(), game.at()], [true, 22]);
  assert.deepEqual([game.throws(6), game.throws(3), game.at()], [true, false, 28]);
  assert.deepEqual([game.throws(2), game.won(), game.throws(1)], [true, true, false]);
  assert.deepEqual(
    game.thrown.map(({ face }) => face),
    [2, 6, 2],
  );
});

test("rows are full where they can be", () => {
  const wide = [4, 20, 30, 36, 50, 100, 7].map((cells) => layoutOf(cells).columns);
  assert.deepEqual(wide, [2, 5, 6, 6, 10, 10, 3]);
  for (const cells of range(400)) {
    const { rows, columns } = layoutOf(cells + 1);
    assert.ok(rows * columns >= cells + 1 && (rows - 1) * columns < cells + 1);
  }
});

test("keys are named where there are some", () => {
  const before = globalThis.matchMedia;
  try {
    for (const coarse of [false, true]) {
      globalThis.matchMedia = ((query: string) => ({
        matches: coarse && query === "(pointer: coarse)",
      })) as typeof matchMedia;
      assert.equal(invitation([1, 2, 3], true).includes("(keys 1 to 3)"), !coarse);
      assert.ok(!invitation([1, 2, 3], false).includes("keys"), "a notebook hears them first");
    }
  } finally {
    globalThis.matchMedia = before;
  }
  assert.ok(!invitation([1, 4, 5], true).includes("keys"), "they are not those of the faces");
});

test("why a face does not move you", () => {
  const board = checkedBoard({ cells: 30, die: 8 });
  assert.match(refusal(8, 25, board), /^An 8 from 25 would pass the goal/);
  assert.match(refusal(7, 25, board), /^A 7 from 25 would pass the goal/);
});
