/** A board to draw or to play on, as the answer to an exercise: the workbench in one of its modes. */

import { el } from "../dom.ts";
import { rulesOf } from "../rules.ts";
import { amount, moveInWords } from "../words.ts";
import { checkedBoard, type Whole } from "../workbench/boards.ts";
import { gameOf } from "../workbench/game.ts";
import { boardAlone } from "../workbench/link.ts";
import { searchOf } from "../workbench/search.ts";
import { mount } from "../workbench/workbench.ts";
import { dictionary, plain, valueIn } from "./python.ts";
import type { Verdict } from "../workbench/messages.ts";
import type { Store } from "../workbench/around.ts";
import type { Given } from "./exercise.ts";
import type { Form, Needs } from "./forms.ts";

const labelOf = ({ number }: Given) => `Exercise ${number}: the board`;

/**
 * A board that is drawn.
 * @param boardOf throws if the source is more than a board
 * @param whole whether size and rules can be changed too
 */
function drawn(
  { given, write, around }: Needs,
  sourceOf: (board: Whole) => string,
  boardOf: (source: string) => Whole,
  whole: boolean,
): Form {
  const node = el("");
  let board = boardOf(given.stub);
  let told = () => {};
  const store: Store = {
    get: () => boardAlone(board),
    set(next) {
      board = next;
      write(sourceOf(board));
    },
    subscribe(listener) {
      told = listener;
    },
  };
  const options = { board, only: "Draw", fixed: !whole, label: labelOf(given) };
  mount(node, options, { ...around, store, page: false });
  return {
    node,
    show(source) {
      try {
        board = boardOf(source);
      } catch {
        return false;
      }
      told();
      return true;
    },
  };
}

export const makeBoard = (needs: Needs) =>
  drawn(
    needs,
    (board) => `from snl_algos import Board\n\n${needs.given.defines} = ${snlDraw.asPython(board)}`,
    (source) => snlDraw.fromPython(valueIn(source, needs.given.defines)),
    true,
  );

/** The jumps alone, on a board that is given. */
export const makeJumps = (needs: Needs) =>
  drawn(
    needs,
    ({ jumps }) => `${needs.given.defines} = ${dictionary(jumps)}`,
    (source) => {
      const jumps = Object.entries(plain(valueIn(source, needs.given.defines)) as object);
      const pairs = jumps.map(([from, to]) => [Number(from), to]);
      return checkedBoard({ ...needs.given.form.board, jumps: pairs });
    },
    false,
  );

export function makeThrows({ given, write, around }: Needs): Form {
  const { defines, form } = given;
  const node = el("");
  const board = checkedBoard(form.board);
  const store: Store = { get: () => boardAlone(board), set() {}, subscribe() {} };
  const played = (faces: number[]) => write(`${defines} = [${faces.join(", ")}]`);
  const options = { board, only: "Play", label: labelOf(given) };
  const bench = mount(node, options, { ...around, store, page: false, played });
  function facesIn(source: string): number[] | null {
    const faces = plain(valueIn(source, defines));
    return Array.isArray(faces) && faces.every(Number.isInteger) ? faces : null;
  }
  return {
    node,
    first: "Choose the first face.",
    judge(source) {
      const faces = facesIn(source);
      return faces?.length ? judged(board, faces) : null;
    },
    show(source) {
      const faces = facesIn(source);
      // The beginning that the task gives is nobody's game.
      return !!faces && bench.replay(source === given.stub ? [] : faces);
    },
  };
}

/** The verdict on a game, in the words that Python has for it; null if a face does not move you. */
function judged(board: Whole, faces: number[]): Verdict | null {
  const rules = rulesOf(board);
  const game = gameOf(rules);
  if (game.won() || !faces.every((face) => game.throws(face))) return null;
  const passed = game.won() && faces.length === searchOf(rules).throws;
  const thrown = amount(faces.length);
  const reason = game.won()
    ? `You reach the goal in ${thrown}.${passed ? "" : " Fewer are enough."}`
    : `After ${thrown} you stand on cell ${game.at()}, not on ${board.cells}.`;
  const details = game.thrown.map((move, index) => `${index + 1}. ${moveInWords(move)}`);
  return { passed, reason, details, board: null, report: null, line: null };
}
