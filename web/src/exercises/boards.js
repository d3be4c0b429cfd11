/** A board to draw or to play on, as the answer to an exercise: the workbench in one of its modes. */

import { el } from "../dom.js";
import { checkedBoard } from "../workbench/boards.js";
import { boardIn, linkOf } from "../workbench/link.js";
import { NOTATIONS } from "../workbench/notations.js";
import { boardsIn } from "../workbench/reading.js";
import { mount } from "../workbench/workbench.js";
import { dictionary, plain, valueIn } from "./python.js";

/** @import { Whole } from "../workbench/boards.js" */
/** @import { Form, Needs } from "./forms.js" */

const [PYTHON] = NOTATIONS;

/**
 * A board that is drawn.
 * @param {Needs} needs
 * @param {(board: Whole) => string} sourceOf
 * @param {(source: string) => Whole} boardOf throws if the source is more than a board
 * @param {boolean} whole whether size and rules can be changed too
 * @returns {Form}
 */
function drawn({ given, write, around }, sourceOf, boardOf, whole) {
  const node = el(whole ? ".drawn" : ".drawn.fixed");
  let board = boardOf(given.stub);
  let told = () => {};
  const address = {
    read: () => linkOf(board),
    write(/** @type {string} */ hash) {
      board = boardIn(hash) ?? board;
      write(sourceOf(board));
    },
    follow(/** @type {() => void} */ listener) {
      told = listener;
      return () => {};
    },
    links: false,
    keys: false,
  };
  const label = `Exercise ${given.number}: the board`;
  mount(node, { board, only: "Draw", label }, { ...around, address });
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

/** @param {Needs} needs */
export const makeBoard = (needs) =>
  drawn(
    needs,
    (board) => `from snl_algos import Board\n\n${needs.given.defines} = ${PYTHON.write(board)}`,
    (source) => boardsIn(valueIn(source, needs.given.defines))[0],
    true,
  );

/** The jumps alone, on a board that is given. @param {Needs} needs */
export const makeJumps = (needs) =>
  drawn(
    needs,
    ({ jumps }) => `${needs.given.defines} = ${dictionary(jumps)}`,
    (source) => {
      const jumps = Object.entries(plain(valueIn(source, needs.given.defines)));
      const pairs = jumps.map(([from, to]) => [Number(from), to]);
      return checkedBoard({ ...needs.given.form.board, jumps: pairs });
    },
    false,
  );

/** The faces of a game that is played. @param {Needs} needs @returns {Form} */
export function makeThrows({ given, write, around }) {
  const { defines, form, number } = given;
  const node = el(".drawn");
  const address = {
    read: () => linkOf(checkedBoard(form.board)),
    write() {},
    follow: () => () => {},
    links: false,
    keys: false,
  };
  const label = `Exercise ${number}: the board`;
  const bench = mount(
    node,
    { board: form.board, only: "Play", label },
    {
      ...around,
      address,
      played: (faces) => write(`${defines} = [${faces.join(", ")}]`),
    },
  );
  return {
    node,
    show(source) {
      const faces = plain(valueIn(source, defines));
      if (!Array.isArray(faces) || !faces.every(Number.isInteger)) return false;
      // The beginning that the task gives is nobody's game.
      return source === given.stub || bench.replay(faces);
    },
  };
}
