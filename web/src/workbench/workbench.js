/** The workbench: one board, and what you do with it. */

import { button, choice, el, flag, put, write } from "../dom.js";
import { checkedBoard, summary } from "./boards.js";
import { makeDraw } from "./draw.js";
import { pastOf } from "./edits.js";
import { boardIn, linkOf, modeIn, modeOf, troubleIn } from "./link.js";
import { makePlay } from "./play.js";
import { focusedWith, shadowIn } from "../shadow.js";
import { makeTable } from "./table.js";
import { makeWrite } from "./write.js";

/** @type {string} */
import css from "../../style/workbench.css";

/** @import { BoardData } from "../types.js" */
/** @import { Whole } from "./boards.js" */
/** @import { Table } from "./table.js" */
/** @import { Around } from "./write.js" */

/**
 * What a mode does.
 * @typedef {object} Mode
 * @property {string} name
 * @property {HTMLElement} under what is below the board
 * @property {HTMLElement[]} side what is beside it
 * @property {HTMLElement[]} [foot] what is under both, as wide as they are together
 * @property {(table: Table) => void} show
 * @property {() => void} leave
 * @property {(cell: number) => void} choose a cell was clicked
 * @property {(key: string, event: KeyboardEvent) => boolean} key whether it heard a key
 * @property {HTMLElement[]} [below] what is below the workbench
 * @property {() => string} [more] what a link holds besides the board
 * @property {() => void} [end] the workbench is taken away
 * @property {(faces: number[]) => boolean} [replay]
 * @property {() => string} [stays] what stays in the address besides the board
 */

/**
 * What a mode may ask for.
 * @typedef {object} Shell
 * @property {HTMLElement} root
 * @property {(text: string) => void} say
 * @property {(board: Whole) => void} use takes another board
 * @property {(by: number) => boolean} can whether there is a board to go back (-1) or forth (1) to
 * @property {(by: number) => void} go
 * @property {(name: string) => void} enter takes another mode
 */

/**
 * @typedef {object} Given
 * @property {BoardData} board
 * @property {BoardData[]} [gallery]
 * @property {string} [only] the one mode there is: for an exercise
 * @property {boolean} [fixed] whether its size and rules cannot be changed
 * @property {string} [label]
 */

const TYPING = "input:not([type=range]), textarea, select, [contenteditable], .snl-stepper *";

/** @param {KeyboardEvent} event */
const isPlain = ({ ctrlKey, metaKey, altKey }) => !(ctrlKey || metaKey || altKey);

/**
 * @param {HTMLElement} element
 * @param {Given} given
 * @param {Around} around
 */
export function mount(element, given, around) {
  const { address } = around;
  const gallery = (given.gallery ?? []).map(checkedBoard);
  const speaker = el("p.speaker", { role: "status" });
  const about = el("span.quiet");
  const trouble = el("p.trouble", { role: "alert" });
  const slot = el("");
  const main = el(".main", slot);
  const side = el(".side");
  const stage = el(".stage", main, side);
  const foot = el(".foot");
  // A stepper in it has a style of its own, and keys of its own.
  const below = el("");
  const root = el("", {
    class: "snl-workbench",
    role: "region",
    label: given.label ?? "Workbench",
    tabindex: -1,
  });
  /** @type {Shell} */
  const shell = {
    root,
    say: (text) => write(speaker, text),
    use(board) {
      past.add(board);
      show(board);
      keep();
    },
    can: (by) => past.can(by),
    go(by) {
      if (!past.can(by)) return;
      show(past.go(by));
      keep();
    },
    enter(name) {
      enter(modes.find((one) => one.name === name) ?? mode);
      show(table.board);
      keep();
    },
  };
  const past = pastOf(boardIn(address.read()) ?? checkedBoard(given.board));
  /** @type {Mode[]} */
  const modes = given.only
    ? [given.only === "Play" ? makePlay(shell, around.played) : makeDraw(shell)]
    : [makePlay(shell), makeDraw(shell), makeWrite(shell, around)];
  let mode = modes.find(({ name }) => name === modeIn(address.read())) ?? modes[0];
  let table = makeTable(past.now());

  /** @type {[string, string][]} */
  const names = gallery.map(({ name }, index) => [`${index}`, name]);
  const chooser = choice("Board", [["", "Your board"], ...names], "", (value) => {
    const chosen = gallery[Number(value)];
    if (value && chosen) shell.use(chosen);
  });
  const field = /** @type {HTMLInputElement} */ (
    el("input.address", { readonly: "", label: "To copy", hidden: "" })
  );
  async function share() {
    const here = location.href.split("#")[0];
    const link = `${here}${linkOf(table.board)}${modeOf(mode.name)}${mode.more?.() ?? ""}`;
    field.value = link;
    try {
      await navigator.clipboard.writeText(link);
      shell.say("Copied: a link to this board.");
    } catch {
      field.hidden = false;
      field.select();
      shell.say("Copy the link from the field.");
    }
  }

  /** A reload brings back what was drawn: it is in the address. */
  function keep() {
    const rest = modes.map(({ stays }) => stays?.() ?? "").join("");
    address.write(`${linkOf(table.board)}${modeOf(mode.name)}${rest}`);
  }
  /** @param {Whole} board */
  function show(board) {
    const active = /** @type {HTMLElement | null} */ (focusedWith(slot));
    const cell = slot.contains(active) && active?.dataset.cell;
    table = makeTable(board);
    slot.replaceChildren(table.node);
    put(stage, "style", `--shape:${table.shape};--columns:${table.columns}`);
    put(root, "style", `--rows:${table.plan.rows}`);
    write(about, summary({ ...board, name: "" }));
    const index = gallery.findIndex((one) => linkOf(one) === linkOf(board));
    chooser.value = index < 0 ? "" : `${index}`;
    /** @type {HTMLOptionElement} */ (chooser.options[0]).hidden = index >= 0;
    field.hidden = true;
    write(trouble, "");
    mode.show(table);
    if (cell) table.cells.get(Number(cell))?.focus({ preventScroll: true });
  }
  /** @param {Mode} next */
  function enter(next) {
    mode.leave();
    mode = next;
    for (const [index, one] of switches.entries())
      put(one, "aria-pressed", `${modes[index] === mode}`);
    flag(root, "drawing", mode.name === "Draw");
    flag(root, "writing", mode.name === "Write");
    main.replaceChildren(slot, mode.under);
    side.replaceChildren(el(".says", speaker), ...mode.side);
    foot.replaceChildren(...(mode.foot ?? []));
    below.replaceChildren(...(mode.below ?? []));
  }

  const switches = modes.map((one) => button(one.name, null, () => shell.enter(one.name)));
  // A click on the board selects no text, and is no way into the grid.
  root.addEventListener("mousedown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!target.closest(".s-grid") || !slot.contains(target)) return;
    event.preventDefault();
    root.focus({ preventScroll: true });
  });
  root.addEventListener("click", ({ target }) => {
    const node = /** @type {Element} */ (target).closest(".s-grid .s-cell");
    if (node && slot.contains(node))
      mode.choose(Number(/** @type {HTMLElement} */ (node).dataset.cell));
  });
  root.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (isPlain(event)) event.stopPropagation();
    if (target.matches(TYPING)) return;
    if (mode.key(event.key, event)) event.preventDefault();
  });
  /** A digit that is pressed anywhere on the page throws, while the board can be seen. @param {KeyboardEvent} event */
  function listen(event) {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (event.defaultPrevented || !isPlain(event) || !/^[1-9]$/.test(event.key)) return;
    if (target.closest(`${TYPING}, .snl-stepper`)) return;
    const { top, bottom } = slot.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight && mode.key(event.key, event)) event.preventDefault();
  }
  function follow() {
    const board = boardIn(address.read());
    if (board && (linkOf(board) !== linkOf(table.board) || address.links)) {
      past.add(board);
      enter(modes.find(({ name }) => name === modeIn(address.read())) ?? mode);
      show(board);
    }
    write(trouble, troubleIn(address.read()));
  }
  if (address.keys) addEventListener("keydown", listen);
  const unfollow = address.follow(follow);

  root.append(
    el(
      ".frame",
      el(
        ".head",
        !given.only && el(".modes", { role: "group", label: "What to do" }, switches),
        gallery.length > 0 && el("label.board-of", el("span", "Board"), chooser),
        about,
        address.links && el(".tools", button("Copy link", "A link to this board", share), field),
      ),
      trouble,
      stage,
      foot,
    ),
  );
  flag(root, "ready", true);
  flag(root, "only", given.only);
  flag(root, "fixed", given.fixed);
  const { remove } = shadowIn(element, css, root);
  element.append(below);
  enter(mode);
  show(table.board);
  write(trouble, troubleIn(address.read()));
  return {
    show,
    /** Plays a game again: whether each throw moved. @param {number[]} faces */
    replay: (faces) => mode.replay?.(faces) ?? false,
    destroy() {
      removeEventListener("keydown", listen);
      unfollow();
      for (const one of modes) one.end?.();
      below.remove();
      remove();
    },
  };
}
