/** Drawing on the board with a mouse, a finger or a pen: from cell to cell. */

/** @import { Table } from "./table.js" */

/**
 * @param {Table} table
 * @param {object} hand
 * @param {(from: number, to: number) => void} hand.tries while it moves
 * @param {(from: number, to: number) => void} hand.draws when it is lifted
 * @param {() => void} hand.drops when it is lifted where it began, or the gesture is taken away
 */
export function usePencil(table, { tries, draws, drops }) {
  let from = 0;
  let to = 0;
  let moved = false;

  /** @param {PointerEvent} event */
  function move({ clientX, clientY }) {
    const cell = table.cellAt(clientX, clientY);
    if (!cell || cell === to) return;
    to = cell;
    moved = true;
    tries(from, to);
  }
  /** @param {Event} [event] */
  function stop(event) {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (!moved) return;
    if (event?.type === "pointerup" && from !== to) draws(from, to);
    else drops();
  }
  table.node.addEventListener("pointerdown", ({ button, isPrimary, clientX, clientY }) => {
    const cell = table.cellAt(clientX, clientY);
    moved = false;
    if (button || !isPrimary || !cell) return;
    from = to = cell;
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  });
  return {
    /** Whether the click that follows ends a line and chooses no cell. */
    wasDrawing: () => moved,
    stop: () => stop(),
  };
}
