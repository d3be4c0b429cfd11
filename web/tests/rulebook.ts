/** Replays the rule book (`tests/data/rulebook.json`) on something that knows the rules. */

import type { rulesOf } from "../src/rules.ts";
import type { BoardData, MoveTriple } from "../src/types.ts";

interface Book {
  boards: (Required<BoardData> & {
    moves: Record<string, MoveTriple[]>;
    stands: Record<string, number>;
  })[];
}

/** What it gets wrong: moves, and where a landing leads. */
export function faultsOf(rulesOfBoard: typeof rulesOf, book: Book) {
  const faults: string[] = [];
  for (const entry of book.boards) {
    const { moves, stands, cells, jumps: pairs, die, start, chained, overshoot } = entry;
    const board = { cells, jumps: pairs, die, start, chained, overshoot };
    const rules = rulesOfBoard(board);
    const compare = (what: string, found: unknown, expected: unknown) => {
      const [seen, right] = [JSON.stringify(found), JSON.stringify(expected)];
      if (seen !== right) faults.push(`${JSON.stringify(board)}: ${what}: ${seen}, not ${right}`);
    };
    for (const cell in moves) compare(`moves of cell ${cell}`, rules.moves(+cell), moves[cell]);
    for (let landing = 1; landing <= cells; landing += 1) {
      const expected = landing in stands ? stands[landing] : landing;
      compare(`the landing ${landing} leads to`, rules.ride(landing).stand, expected);
    }
    const jumps = new Map(pairs);
    for (const landing in stands) {
      const { feet, stand } = rules.ride(+landing);
      const ends = feet.map((foot) => jumps.get(foot));
      if (stand !== null) compare(`the jumps from ${landing}`, ends, [...feet.slice(1), stand]);
    }
  }
  return faults;
}
