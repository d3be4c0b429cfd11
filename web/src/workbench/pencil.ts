/** Drawing on the board with a mouse, a finger or a pen: from cell to cell. */

import type { Table } from "./table.ts";

/**
 * @param tries while it moves
 * @param draws when it is lifted
 * @param drops when it is lifted where it began, or the gesture is taken away
 */
export function usePencil(
  table: Table,
  tries: (from: number, to: number) => void,
  draws: (from: number, to: number) => void,
  drops: () => void,
) {
  let from = 0;
  let to = 0;
  let moved = false;

  function move({ clientX, clientY }: PointerEvent) {
    const cell = table.cellAt(clientX, clientY);
    if (!cell || cell === to) return;
    to = cell;
    moved = true;
    tries(from, to);
  }
  function stop(event?: Event) {
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
