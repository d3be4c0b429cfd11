/** What a cell shows, in the place of its recorded output. */

import { button, el } from "../dom.js";
import { checked, card, failed, line, lineButton, sentence } from "../workbench/verdict.js";
import { checkedBoard } from "../workbench/boards.js";
import { linkOf } from "../workbench/link.js";
import { makeRun } from "../workbench/run.js";
import { makeTable } from "../workbench/table.js";

/** @import { Controller } from "../types.js" */
/** @import { Answer } from "../workbench/host.js" */
/** @import { Around } from "../workbench/write.js" */

/**
 * What an output may lead to.
 * @typedef {object} Ways
 * @property {(() => void) | null} runAbove runs the cells above, if a name of theirs is missing
 * @property {(line: number) => void} point
 */

/** What runs, or reaches elsewhere, has no place in what is shown. */
const ACTIVE = "script,style,link,meta,base,iframe,object,embed,form";

/** The HTML of an output, as data: code of the reader has made it. @param {string} html */
function quiet(html) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const node of body.querySelectorAll(ACTIVE)) node.remove();
  for (const node of body.querySelectorAll("*")) {
    for (const { name, value } of [...node.attributes]) {
      const address = ["href", "src", "action", "xlink:href"].includes(name);
      if (name.startsWith("on") || (address && /^\s*javascript:/i.test(value)))
        node.removeAttribute(name);
    }
  }
  return [...body.childNodes];
}

/** The markup that the page has for a text. @param {...Node} parts */
function preformatted(...parts) {
  const pre = el("pre", parts);
  const outer = el("", { class: "highlight" }, pre);
  return el("", { class: "output text_plain notranslate" }, outer);
}

/** A board by itself: what its distances are may be the question. @param {any} data */
function drawn(data) {
  const table = makeTable(checkedBoard(data));
  table.paint({ piece: false });
  const style = `--columns:${table.columns};--shape:${table.shape}`;
  return el(".thumb", { inert: "", style }, table.node);
}

/** A place for a stepper, as wide as those that were recorded. @param {Node} place */
const wide = (place) => el("", { class: "output text_html" }, place);

/** @param {HTMLElement} cell @param {Around} around */
export function makeOutput(cell, around) {
  const recorded = [...cell.querySelectorAll("details.below-input, .cell_output")];
  const node = el("", { class: "cell_output docutils container", hidden: "" });
  const run = makeRun(around);
  run.node.dataset.snl = "";
  cell.append(node);
  /** @type {Promise<Controller>[]} */
  let steppers = [];

  function empty() {
    for (const one of steppers) one.then(({ destroy }) => destroy());
    steppers = [];
    run.clear();
    node.replaceChildren();
  }
  /** @param {boolean} own whether the output is no longer the recorded one */
  function swap(own) {
    for (const one of recorded) /** @type {HTMLElement} */ (one).hidden = own;
    node.hidden = !own;
  }
  /** @param {any} payload @param {{predict?: boolean, position?: number}} [options] */
  function step(payload, options) {
    const place = el("", { "data-snl": "" });
    node.append(wide(place));
    steppers.push(around.step(place, payload, { level: 3, ...options }));
  }
  /** In the style of the workbench. @param {(Node | false | undefined)[]} parts */
  const styled = (...parts) => {
    const root = el("", { class: "snl-workbench snl-cell" }, el(".cards", parts));
    return el("", { class: "snl-host" }, root);
  };

  /** @param {any} piece @param {Ways} ways @returns {Node | null} */
  function nodeOf(piece, ways) {
    const { kind, text } = piece;
    if (kind === "html" || kind === "svg") {
      const box = el("", { class: "output text_html" });
      box.append(...quiet(piece[kind]));
      return box;
    }
    if (kind === "code") return preformatted(...quiet(`<pre>${piece.lines.join("\n")}</pre>`));
    if (kind === "report") {
      const to = {
        step: run.step,
        point: ways.point,
        draw: (/** @type {any} */ board) =>
          el(
            "a.button",
            { href: `../play.html${linkOf(board)}&draw` },
            "Open this board in the workbench",
          ),
      };
      const made = checked({ kind: "result", ...piece }, to);
      made.setAttribute("role", "group");
      node.append(styled(made));
      return wide(run.node);
    }
    if (kind === "board") {
      try {
        return styled(drawn(piece.board));
      } catch {
        // Too large, or with too many faces to be drawn here: then it is its text.
      }
    }
    return text ? preformatted(document.createTextNode(text)) : null;
  }
  /** @param {any} error @param {Ways} ways */
  function trouble({ exception, says, line: at, missing }, { runAbove, point }) {
    const title = runAbove ? "Run the cells above first" : exception;
    const made = card(
      runAbove ? "open" : "wrong",
      title,
      runAbove
        ? el("p", el("code", missing), " is made in a cell above, which has not run yet.")
        : line(says && sentence(says)),
      runAbove
        ? el(".tools", button("Run all above", "And then this cell", runAbove))
        : lineButton(at, { point, step, draw: () => el("") }),
    );
    made.setAttribute("role", "group");
    return styled(made);
  }

  return {
    shown: () => !node.hidden,
    wait() {
      node.setAttribute("aria-busy", "true");
    },
    clear() {
      empty();
      swap(false);
    },
    /** @param {Answer} answer @param {Ways} ways */
    show(answer, ways) {
      empty();
      node.removeAttribute("aria-busy");
      swap(true);
      if (answer.kind === "failure") {
        if (answer.what === "stopped") return;
        const made = failed(answer, { point: ways.point, step, draw: () => el("") });
        made.setAttribute("role", "group");
        node.append(styled(made));
        return;
      }
      for (const piece of answer.shown) {
        if (piece.kind === "stepper") {
          step(piece.payload, { predict: piece.predict, position: piece.position ?? undefined });
        } else node.append(nodeOf(piece, ways) ?? "");
      }
      if (answer.more_shown) {
        node.append(el("p", `And ${answer.more_shown.toLocaleString("en")} characters more.`));
      }
      if (answer.error) node.append(trouble(answer.error, ways));
    },
  };
}
