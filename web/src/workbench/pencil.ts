/** Drawing on the board with a mouse, a finger or a pen: from cell to cell. */

import type { Table } from "./table.ts";

export function usePencil(
  table: Table,
  {
    tries,
    draws,
    drops,
  }: {
    /** While it moves. */
    tries: (from: number, to: number) => void;
    /** When it is lifted. */
    draws: (from: number, to: number) => void;
    /** When it is lifted where it began, or the gesture is taken away. */
    drops: () => void;
  },
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
