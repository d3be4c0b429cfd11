/** The rules of a board, as `snl_algos/board.py` has them. The rule book holds both together. */

import { range } from "./geometry.ts";
import type { BoardData, MoveTriple } from "./types.ts";

export type Rules = ReturnType<typeof rulesOf>;

export function rulesOf(board: BoardData) {
  const { cells, die = 6, start = 1, chained, overshoot } = board;
  const jumps = new Map(board.jumps.filter(([from, end]) => from !== end));
  const faces = typeof die === "number" ? range(die).map((index) => index + 1) : die;

  /** The jumps taken from a landing, and where one stands then: nowhere, if they run in a loop. */
  function ride(landing: number, feet: number[] = []): { feet: number[]; stand: number | null } {
    if (feet.includes(landing)) return { feet, stand: null };
    const end = jumps.get(landing);
    if (end === undefined || (feet.length && !chained)) return { feet, stand: landing };
    return ride(end, [...feet, landing]);
  }

  /** Where a throw lands; past the goal with "stay" it is not a move. */
  function landed(cell: number) {
    if (cell <= cells) return cell;
    if (overshoot === "win") return cells;
    return overshoot === "bounce" ? 2 * cells - cell : 0;
  }

  /** Face, landing, and where you stand, for each face that moves you. */
  function moves(cell: number): MoveTriple[] {
    if (cell === cells) return [];
    return faces.flatMap((face) => {
      const landing = landed(cell + face);
      const stand = landing > 0 ? ride(landing).stand : null;
      return stand === null ? [] : [[face, landing, stand] as MoveTriple];
    });
  }

  return { cells, start, faces, jumps, ride, moves };
}
