/** The rules of a board, as `snl_algos/board.py` has them. The rule book holds both together. */

/** @import { BoardData, MoveTriple } from "./types.js" */
/** @typedef {ReturnType<typeof rulesOf>} Rules */

/** @param {BoardData} board */
export function rulesOf({ cells, jumps: pairs, die = 6, start = 1, chained, overshoot }) {
  const jumps = new Map(pairs.filter(([from, end]) => from !== end));
  const faces =
    typeof die === "number" ? Array.from({ length: die }, (_, index) => index + 1) : die;

  /**
   * The jumps taken from a landing, and where one stands then: nowhere, if they run in a loop.
   * @param {number} landing
   * @param {number[]} feet
   * @returns {{feet: number[], stand: number | null}}
   */
  function ride(landing, feet = []) {
    if (feet.includes(landing)) return { feet, stand: null };
    const end = jumps.get(landing);
    if (end === undefined || (feet.length && !chained)) return { feet, stand: landing };
    return ride(end, [...feet, landing]);
  }

  /** Where a throw lands; past the goal with "stay" it is not a move. @param {number} cell */
  function landed(cell) {
    if (cell <= cells) return cell;
    if (overshoot === "win") return cells;
    return overshoot === "bounce" ? 2 * cells - cell : 0;
  }

  /**
   * Face, landing, and where you stand, for each face that moves you.
   * @param {number} cell
   * @returns {MoveTriple[]}
   */
  function moves(cell) {
    if (cell === cells) return [];
    return faces.flatMap((face) => {
      const landing = landed(cell + face);
      const stand = landing > 0 ? ride(landing).stand : null;
      return stand === null ? [] : [/** @type {MoveTriple} */ ([face, landing, stand])];
    });
  }

  return { cells, start, jumps, ride, moves };
}
