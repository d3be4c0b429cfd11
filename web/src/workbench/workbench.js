/** The workbench: one board, and what you do with it. */

import { button, choice, el, flag, put, write } from "../dom.js";
import { checkedBoard, summary } from "./boards.js";
import { boardIn, linkOf } from "./link.js";
import { makePlay } from "./play.js";
import { addStyle } from "./style.js";
import { makeTable } from "./table.js";

/** @import { BoardData } from "../types.js" */
/** @import { Whole } from "./boards.js" */
/** @import { Table } from "./table.js" */

/**
 * What a mode does.
 * @typedef {object} Mode
 * @property {string} name
 * @property {HTMLElement} under what is below the board
 * @property {HTMLElement[]} side what is beside it
 * @property {(table: Table) => void} show
 * @property {() => void} leave
 * @property {(cell: number) => void} choose a cell was clicked
 * @property {(key: string, event: KeyboardEvent) => boolean} key whether it heard a key
 */

/** What a mode may ask for. @typedef {{root: HTMLElement, say: (text: string) => void}} Shell */

/** @typedef {{board: BoardData, gallery?: BoardData[]}} Given */

const TYPING = "input:not([type=range]), textarea, select, [contenteditable]";

/** @param {KeyboardEvent} event */
const isPlain = ({ ctrlKey, metaKey, altKey }) => !(ctrlKey || metaKey || altKey);

/**
 * @param {HTMLElement} element
 * @param {Given} given
 */
export function mount(element, given) {
  addStyle(element);
  const gallery = (given.gallery ?? []).map(checkedBoard);
  const speaker = el("p.speaker", { role: "status" });
  const about = el("span.quiet");
  const slot = el("");
  const main = el(".main", slot);
  const side = el(".side");
  const stage = el(".stage", main, side);
  const root = el("", {
    class: "snl-workbench",
    role: "region",
    label: "Workbench",
    tabindex: -1,
  });
  /** @type {Shell} */
  const shell = { root, say: (text) => write(speaker, text) };
  /** @type {Mode[]} */
  const modes = [makePlay(shell)];
  const mode = modes[0];
  let table = makeTable(boardIn(location.hash) ?? checkedBoard(given.board));

  /** @type {[string, string][]} */
  const names = gallery.map(({ name }, index) => [`${index}`, name]);
  const chooser = choice("Board", [["", "Your board"], ...names], "", (value) => {
    const chosen = gallery[Number(value)];
    if (value && chosen) show(chosen);
  });
  const field = /** @type {HTMLInputElement} */ (
    el("input.address", { readonly: "", label: "To copy", hidden: "" })
  );
  async function share() {
    const link = `${location.href.split("#")[0]}${linkOf(table.board)}`;
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

  /** @param {Whole} board */
  function show(board) {
    table = makeTable(board);
    slot.replaceChildren(table.node);
    stage.style.setProperty("--shape", `${table.shape}`);
    stage.style.setProperty("--columns", `${table.columns}`);
    write(about, summary({ ...board, name: "" }));
    const index = gallery.findIndex((one) => linkOf(one) === linkOf(board));
    chooser.value = index < 0 ? "" : `${index}`;
    /** @type {HTMLOptionElement} */ (chooser.options[0]).hidden = index >= 0;
    field.hidden = true;
    mode.show(table);
  }
  function enter() {
    main.replaceChildren(slot, mode.under);
    side.replaceChildren(el(".says", speaker), ...mode.side);
  }

  root.addEventListener("click", ({ target }) => {
    const node = /** @type {Element} */ (target).closest(".s-grid .s-cell");
    if (node) mode.choose(Number(/** @type {HTMLElement} */ (node).dataset.cell));
  });
  root.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (isPlain(event)) event.stopPropagation();
    if (target.matches(TYPING)) return;
    if (mode.key(event.key, event)) event.preventDefault();
  });
  /** A digit that is pressed anywhere on the page throws, while the board can be seen. @param {KeyboardEvent} event */
  function listen(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.defaultPrevented || !isPlain(event) || !/^[1-9]$/.test(event.key)) return;
    if (target.closest(`${TYPING}, .snl-stepper`)) return;
    const { top, bottom } = slot.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight && mode.key(event.key, event)) event.preventDefault();
  }
  function follow() {
    const board = boardIn(location.hash);
    if (board) show(board);
  }
  addEventListener("keydown", listen);
  addEventListener("hashchange", follow);

  root.append(
    el(
      ".frame",
      el(
        ".head",
        el("label.board-of", el("span", "Board"), chooser),
        about,
        el(".tools", button("Copy link", "A link to this board", share), field),
      ),
      stage,
    ),
  );
  flag(root, "ready", true);
  put(element, "data-mounted", "");
  element.replaceChildren(root);
  enter();
  show(table.board);
  return {
    show,
    destroy() {
      removeEventListener("keydown", listen);
      removeEventListener("hashchange", follow);
      root.remove();
    },
  };
}
