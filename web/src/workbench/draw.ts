/** Draw: ladders and snakes, from cell to cell, and what they change at once. */

import { button, el, fill, put, toggle, write } from "../dom.ts";
import { amount, jumpKind, sentence } from "../words.ts";
import type { Unchecked, Whole } from "./boards.ts";
import { makeChip, showRoll } from "./chips.ts";
import {
  jumpInWords,
  jumpsAt,
  randomBoard,
  without,
  withEndMoved,
  withJump,
  withRules,
} from "./edits.ts";
import { usePencil } from "./pencil.ts";
import { makeSettings } from "./settings.ts";
import { makeTexts } from "./texts.ts";
import type { Jump } from "../types.ts";
import type { Found } from "./search.ts";
import type { Around } from "./around.ts";
import type { Shell } from "./modes.ts";
import type { Table } from "./table.ts";

/** An exercise reads and writes a board as text. */
export { asPython, fromPython } from "./python.ts";

/** What makes another board, and the sentence about it. */
type Edit = { change: (board: Whole) => Whole; says: string };

/** A jump drawn from a cell that has one takes its place. */
const drawn = (from: number, to: number, { jumps }: Whole): Edit => {
  const before = jumps.find(([foot]) => foot === from);
  const instead = before ? `, in place of ${jumpInWords(before)}` : "";
  return {
    change: (board) => withJump(board, from, to),
    says: `Drawn: ${jumpInWords([from, to])}${instead}.`,
  };
};
const moved = (jump: Jump, end: number, cell: number): Edit => ({
  change: (board) => withEndMoved(board, jump, end, cell),
  says: `Moved: ${jumpInWords(jump)} is now ${jumpInWords(end ? [jump[0], cell] : [cell, jump[1]])}.`,
});
const removed = (jump: Jump): Edit => ({
  change: (board) => without(board, jump[0]),
  says: `Removed: ${jumpInWords(jump)}.`,
});
const ALL: Edit = {
  change: (board) => ({ ...board, name: "", jumps: [] }),
  says: "All jumps removed.",
};
const RANDOM: Edit = { change: (board) => randomBoard(board), says: "Drawn at random." };

/** Which jumps a smaller board has no cells for. */
function lost({ jumps }: Whole, { cells }: Unchecked) {
  const gone = jumps.filter((jump) => Math.max(...jump) > Number(cells ?? Infinity));
  if (!gone.length) return "";
  return `${gone.length === 1 ? "A jump is" : `${gone.length} jumps are`} off the board now, and gone.`;
}

const fewestInWords = (throws: number | null) =>
  throws === null ? "The goal is out of reach." : `Fewest throws: ${throws}.`;

export function makeDraw(shell: Shell, around: Around) {
  let table!: Table;
  let pencil!: ReturnType<typeof usePencil>;
  let chosen: number | null = null;
  /** The end of a jump that goes to the cell that is chosen next. */
  let moving: { jump: Jump; end: number } | null = null;
  let routed = true;
  const fewest = el("b.amount");
  const unit = el("span.quiet");
  const legs = el("ol.flow.thrown", { label: "A shortest route" });
  const held = el(".tools", { role: "group", label: "The jumps of the chosen cell" });
  const undo = button("Undo", "Ctrl+Z", () => go(-1));
  const redo = button("Redo", "Ctrl+Y", () => go(1));
  const random = button("Random", "Other jumps", () => edit(RANDOM));
  const clear = button("Remove all jumps", null, () => edit(ALL));
  const route = toggle("Route", "One of the shortest routes", showRoute, routed);
  const settings = makeSettings((rules) =>
    edit({ change: (board) => withRules(board, rules), says: lost(table.board, rules) }),
  );
  const texts = makeTexts(shell, around);

  function showRoute(on: boolean) {
    routed = on;
    draw();
  }
  function paint({ distance, predecessor, throws, route: moves }: Found) {
    table.paint({ current: chosen, distance, predecessor, route: routed, piece: false });
    write(fewest, throws ?? "none");
    write(unit, throws === null ? "the goal is out of reach" : amount(throws).replace(/^\S+ /, ""));
    fill(legs, moves, makeChip, (chip, [face, , stand]) =>
      showRoll(chip, face, `to cell ${stand}`),
    );
  }
  const heldJump = (): Jump | undefined => jumpsAt(table.board, chosen)[0];

  function draw() {
    paint(table);
    const jump = heldJump();
    table.light(jump ? [jump[0]] : []);
    table.hold(jump ?? []);
    held.replaceChildren(...jumpsAt(table.board, chosen).flatMap(toolsOf));
    put(undo, "aria-disabled", !shell.can(-1));
    put(redo, "aria-disabled", !shell.can(1));
  }

  function toolsOf(jump: Jump) {
    const remove = button(`Remove ${jumpInWords(jump)}`, "Delete", () => edit(removed(jump)));
    const moves = jumpKind(jump).ends.map((name, end) =>
      button(`Move its ${name}`, null, () => {
        moving = { jump, end };
        shell.say(`Choose the cell where the ${name} of ${jumpInWords(jump)} goes.`);
        table.cells.get(jump[end])?.focus({ preventScroll: true });
      }),
    );
    return [remove, ...moves];
  }

  /** Makes another board, or says why not. */
  function edit({ change, says }: Edit) {
    chosen = moving = null;
    try {
      shell.use(change(table.board));
      shell.say(`${says} ${fewestInWords(table.throws)}`.trim());
    } catch (error) {
      shell.say(sentence((error as Error).message));
      settings.show(table.board);
      draw();
    }
  }
  function go(by: number) {
    if (!shell.can(by)) return;
    shell.go(by);
    const jumps = amount(table.board.jumps.length, "jumps");
    shell.say(`${by < 0 ? "Undone" : "Redone"}: ${jumps} now. ${fewestInWords(table.throws)}`);
  }
  /** What a line from cell to cell does: it moves the end of the jump that is held, or draws one. */
  function lineOf(from: number, to: number) {
    const jump = heldJump();
    return jump?.includes(from)
      ? moved(jump, jump.indexOf(from), to)
      : drawn(from, to, table.board);
  }
  function tries(from: number, to: number) {
    const trial = table.trial(lineOf(from, to).change(table.board));
    paint(trial);
    shell.say(`If you let go here: ${fewestInWords(trial.throws)}`);
  }
  function cancel() {
    chosen = moving = null;
    table.trial(table.board);
    draw();
    invite();
  }
  const invite = () =>
    shell.say(`Drag from cell to cell to draw a ladder or a snake. ${fewestInWords(table.throws)}`);

  return {
    side: [
      el(".flow.score", el("p", "Fewest ", fewest, unit)),
      legs,
      held,
      el(".tools", undo, redo, random, clear, route),
      settings.node,
      texts.node,
    ],
    show(next: Table) {
      table = next;
      chosen = moving = null;
      const draws = (from: number, to: number) => edit(lineOf(from, to));
      pencil = usePencil(table, tries, draws, cancel);
      settings.show(table.board);
      texts.show(table.board);
      draw();
      invite();
    },
    leave: () => pencil.stop(),
    choose(cell: number) {
      if (!cell || pencil.wasDrawing()) return;
      if (moving) edit(moved(moving.jump, moving.end, cell));
      else if (chosen === cell) cancel();
      else if (chosen !== null) edit(drawn(chosen, cell, table.board));
      else {
        chosen = cell;
        draw();
        const jump = heldJump();
        const more = jump ? `, or drag an end of ${jumpInWords(jump)}` : "";
        shell.say(`From ${cell}: choose where a jump ends, or ${cell} again to cancel${more}.`);
      }
    },
    key(key: string, { ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
      const jump = heldJump();
      if (ctrlKey || metaKey) {
        const by = key === "y" || (shiftKey && key === "Z") ? 1 : key === "z" ? -1 : 0;
        if (by) go(by);
        return by !== 0;
      }
      if (key === "Escape" && chosen !== null && !altKey) cancel();
      else if ((key === "Delete" || key === "Backspace") && jump) edit(removed(jump));
      else return false;
      return true;
    },
  };
}
