/** Draw: ladders and snakes, from cell to cell, and what they change at once. */

import { button, el, fill, put, toggle, write } from "../dom.ts";
import { anchorOf } from "../geometry.ts";
import { amount, capital } from "../words.ts";
import { randomBoard } from "./boards.ts";
import { makeChip, showRoll } from "./chips.ts";
import {
  jumpInWords,
  jumpsAt,
  kindOf,
  without,
  withEndMoved,
  withJump,
  withRules,
} from "./edits.ts";
import { usePencil } from "./pencil.ts";
import { makeSettings } from "./settings.ts";
import { makeTexts } from "./texts.ts";
import type { Whole } from "./boards.ts";
import type { Jump } from "./edits.ts";
import type { Found } from "./search.ts";
import type { Shell } from "./workbench.ts";
import type { Table } from "./table.ts";

const fewestInWords = (throws: number | null) =>
  throws === null ? "The goal is out of reach." : `Fewest throws: ${throws}.`;

export function makeDraw(shell: Shell) {
  let table: Table | null = null;
  let pencil: ReturnType<typeof usePencil> | null = null;
  let chosen: number | null = null;
  /** The end of a jump that goes to the cell that is chosen next. */
  let moving: { jump: Jump; end: number } | null = null;
  let routed = true;
  const fewest = el("b.amount");
  const unit = el("span.quiet");
  const legs = el("ol.flow.thrown", { label: "A shortest route" });
  const held = el(".tools", { role: "group", label: "The jumps of the chosen cell" });
  const undo = button("Undo", "Ctrl+Z", () => shell.go(-1));
  const redo = button("Redo", "Ctrl+Y", () => shell.go(1));
  const settings = makeSettings((rules) => edit((board) => withRules(board, rules), ""));
  const texts = makeTexts(shell, (board) => shell.use(board));

  function paint({ distance, predecessor, throws, route }: Found) {
    if (!table) return;
    table.paint({ current: chosen, distance, predecessor, route: routed, piece: false });
    write(fewest, throws ?? "none");
    write(unit, throws === null ? "the goal is out of reach" : amount(throws).replace(/^\S+ /, ""));
    fill(legs, route, makeChip, (chip, [face, , stand]) =>
      showRoll(chip, face, `to cell ${stand}`),
    );
  }
  /** The jump that can be dragged by its ends. */
  const heldJump = () => (table ? (jumpsAt(table.board, chosen)[0] ?? null) : null);

  function draw() {
    if (!table) return;
    const { board, plan } = table;
    paint(table);
    const jump = heldJump();
    table.light(jump);
    table.sketch(
      (jump ?? []).map((cell) => {
        const [cx, cy] = anchorOf(plan, cell);
        return {
          tag: "circle",
          attributes: { cx, cy, r: 0.13 },
          fill: "paper",
          stroke: "now",
          width: 0.06,
        };
      }),
    );
    held.replaceChildren(...jumpsAt(board, chosen).flatMap(toolsOf));
    put(undo, "aria-disabled", !shell.can(-1));
    put(redo, "aria-disabled", !shell.can(1));
  }

  function toolsOf(jump: Jump) {
    const { ends } = kindOf(jump);
    const remove = button(`Remove ${jumpInWords(jump)}`, "Delete", () => erase(jump));
    const moves = ends.map((name, end) =>
      button(`Move its ${name}`, null, () => {
        moving = { jump, end };
        shell.say(`Choose the cell where the ${name} of ${jumpInWords(jump)} goes.`);
        table?.cells.get(jump[end])?.focus({ preventScroll: true });
      }),
    );
    return [remove, ...moves];
  }

  /** Makes another board, or says why not. */
  function edit(change: (board: Whole) => Whole, what: string) {
    if (!table) return;
    chosen = moving = null;
    try {
      shell.use(change(table.board));
      shell.say(`${what} ${fewestInWords(table.throws)}`.trim());
    } catch (error) {
      shell.say(`${capital((error as Error).message)}.`);
      settings.show(table.board);
      draw();
    }
  }
  const erase = (jump: Jump) =>
    edit((board) => without(board, jump[0]), `Removed: ${jumpInWords(jump)}.`);

  /**
   * What a line from cell to cell does: it moves the end of the jump that is held, or draws one.
   */
  function changeOf(from: number, to: number) {
    const jump = heldJump();
    const end = jump ? jump.indexOf(from) : -1;
    if (jump && end >= 0) return moveOf(jump, end, to);
    return {
      change: (board: Whole) => withJump(board, from, to),
      what: `Drawn: ${jumpInWords([from, to])}.`,
    };
  }
  const moveOf = (jump: Jump, end: number, cell: number) => ({
    change: (board: Whole) => withEndMoved(board, jump, end, cell),
    what: `Moved: ${jumpInWords(jump)} is now ${jumpInWords(end ? [jump[0], cell] : [cell, jump[1]])}.`,
  });

  function tries(from: number, to: number) {
    if (!table) return;
    const { change } = changeOf(from, to);
    const trial = table.trial(change(table.board));
    paint(trial);
    shell.say(`If you let go here: ${fewestInWords(trial.throws)}`);
  }
  function draws(from: number, to: number) {
    const { change, what } = changeOf(from, to);
    edit(change, what);
  }
  function cancel() {
    chosen = moving = null;
    if (!table) return;
    table.trial(table.board);
    draw();
    invite();
  }
  function invite() {
    if (!table) return;
    shell.say(`Drag from cell to cell to draw a ladder or a snake. ${fewestInWords(table.throws)}`);
  }

  return {
    name: "Draw",
    under: el("p.quiet.hint.screen", "Drag, or choose a cell and then another one."),
    side: [
      el(".flow.score", el("p", "Fewest ", fewest, unit)),
      legs,
      held,
      el(
        ".tools",
        undo,
        redo,
        button("Random", "Other jumps", () =>
          edit((board) => randomBoard(board), "Drawn at random."),
        ),
        button("Remove all jumps", null, () =>
          edit((board) => ({ ...board, name: "", jumps: [] }), "Removed: all jumps."),
        ),
        toggle(
          "Route",
          "One of the shortest routes",
          (on) => {
            routed = on;
            draw();
          },
          true,
        ),
      ),
      settings.node,
      texts.node,
    ],
    show(next: Table) {
      table = next;
      chosen = moving = null;
      pencil = usePencil(table, { tries, draws, drops: cancel });
      settings.show(table.board);
      texts.show(table.board);
      draw();
      invite();
    },
    leave: () => pencil?.stop(),
    choose(cell: number) {
      if (!table || !cell || pencil?.wasDrawing()) return;
      if (moving) {
        const { change, what } = moveOf(moving.jump, moving.end, cell);
        edit(change, what);
      } else if (chosen === cell) cancel();
      else if (chosen !== null) {
        const from = chosen;
        edit((board) => withJump(board, from, cell), `Drawn: ${jumpInWords([from, cell])}.`);
      } else {
        chosen = cell;
        draw();
        const jump = heldJump();
        const more = jump ? ` Or drag an end of ${jumpInWords(jump)}.` : "";
        shell.say(`From ${cell}: choose the cell where a jump ends. Escape cancels.${more}`);
      }
    },
    key(key: string, { ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
      const jump = heldJump();
      if (ctrlKey || metaKey) {
        const by = key === "y" || (shiftKey && key === "Z") ? 1 : key === "z" ? -1 : 0;
        if (by) shell.go(by);
        return by !== 0;
      }
      if (key === "Escape" && chosen !== null && !altKey) cancel();
      else if ((key === "Delete" || key === "Backspace") && jump) erase(jump);
      else return false;
      return true;
    },
  };
}
