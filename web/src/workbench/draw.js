/** Draw: ladders and snakes, from cell to cell, and what they change at once. */

import { button, el, fill, put, toggle, write } from "../dom.js";
import { anchorOf } from "../geometry.js";
import { amount, capital } from "../words.js";
import { randomBoard } from "./boards.js";
import { makeChip, showRoll } from "./chips.js";
import {
  jumpInWords,
  jumpsAt,
  kindOf,
  without,
  withEndMoved,
  withJump,
  withRules,
} from "./edits.js";
import { usePencil } from "./pencil.js";
import { makeSettings } from "./settings.js";
import { makeTexts } from "./texts.js";

/** @import { Whole } from "./boards.js" */
/** @import { Jump } from "./edits.js" */
/** @import { Found } from "./search.js" */
/** @import { Shell } from "./workbench.js" */
/** @import { Table } from "./table.js" */

/** @param {number | null} throws */
const fewestInWords = (throws) =>
  throws === null ? "The goal is out of reach." : `Fewest throws: ${throws}.`;

/** @param {Shell} shell */
export function makeDraw(shell) {
  let table = /** @type {Table | null} */ (null);
  let pencil = /** @type {ReturnType<typeof usePencil> | null} */ (null);
  let chosen = /** @type {number | null} */ (null);
  /** The end of a jump that goes to the cell that is chosen next. */
  let moving = /** @type {{jump: Jump, end: number} | null} */ (null);
  let routed = true;
  const fewest = el("b.amount");
  const unit = el("span.quiet");
  const legs = el("ol.thrown", { label: "A shortest route" });
  const held = el(".tools", { role: "group", label: "The jumps of the chosen cell" });
  const undo = button("Undo", "Ctrl+Z", () => shell.go(-1));
  const redo = button("Redo", "Ctrl+Y", () => shell.go(1));
  const settings = makeSettings((rules) => edit((board) => withRules(board, rules), ""));
  const texts = makeTexts(shell, (board) => shell.use(board));

  /** @param {Found} found */
  function paint({ distance, predecessor, throws, route }) {
    if (!table) return;
    table.paint({ current: chosen, distance, predecessor, route: routed, piece: false });
    write(fewest, throws ?? "none");
    write(unit, throws === null ? "the goal is out of reach" : amount(throws).replace(/^\S+ /, ""));
    fill(legs, route, makeChip, (chip, [face, , stand]) => showRoll(chip, face, stand));
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

  /** @param {Jump} jump */
  function toolsOf(jump) {
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

  /** Makes another board, or says why not. @param {(board: Whole) => Whole} change @param {string} what */
  function edit(change, what) {
    if (!table) return;
    chosen = moving = null;
    try {
      shell.use(change(table.board));
      shell.say(`${what} ${fewestInWords(table.throws)}`.trim());
    } catch (error) {
      shell.say(`${capital(/** @type {Error} */ (error).message)}.`);
      settings.show(table.board);
      draw();
    }
  }
  /** @param {Jump} jump */
  const erase = (jump) =>
    edit((board) => without(board, jump[0]), `Removed: ${jumpInWords(jump)}.`);

  /** What a line from cell to cell does: it moves the end of the jump that is held, or draws one. @param {number} from @param {number} to */
  function changeOf(from, to) {
    const jump = heldJump();
    const end = jump ? jump.indexOf(from) : -1;
    if (jump && end >= 0) return moveOf(jump, end, to);
    return {
      /** @param {Whole} board */
      change: (board) => withJump(board, from, to),
      what: `Drawn: ${jumpInWords([from, to])}.`,
    };
  }
  /** @param {Jump} jump @param {number} end @param {number} cell */
  const moveOf = (jump, end, cell) => ({
    /** @param {Whole} board */
    change: (board) => withEndMoved(board, jump, end, cell),
    what: `Moved: ${jumpInWords(jump)} is now ${jumpInWords(end ? [jump[0], cell] : [cell, jump[1]])}.`,
  });

  /** @param {number} from @param {number} to */
  function tries(from, to) {
    if (!table) return;
    const { change } = changeOf(from, to);
    const trial = table.trial(change(table.board));
    paint(trial);
    shell.say(`If you let go here: ${fewestInWords(trial.throws)}`);
  }
  /** @param {number} from @param {number} to */
  function draws(from, to) {
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
    under: el("p.quiet.hint", "Drag, or choose a cell and then another one."),
    side: [
      el(".score", el("p", "Fewest ", fewest, unit)),
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
    /** @param {Table} next */
    show(next) {
      table = next;
      chosen = moving = null;
      pencil = usePencil(table, { tries, draws, drops: cancel });
      settings.show(table.board);
      texts.show(table.board);
      draw();
      invite();
    },
    leave: () => pencil?.stop(),
    /** @param {number} cell */
    choose(cell) {
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
    /** @param {string} key @param {KeyboardEvent} event */
    key(key, { ctrlKey, metaKey, shiftKey, altKey }) {
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
