/** What a cell shows, in the place of its recorded output. */

import { el, levelIn } from "../dom.ts";
import { card, checked, failed, line, lineButton, workbenchLink } from "../workbench/verdict.ts";
import { sentence } from "../words.ts";
import { checkedBoard } from "../workbench/boards.ts";
import { makeRun } from "../workbench/run.ts";
import { makeTable, thumbOf } from "../workbench/table.ts";
import type { BoardData, Controller, Options, Recording } from "../types.ts";
import type { Failure, Piece, Ran } from "../workbench/messages.ts";
import type { AroundPage } from "../workbench/around.ts";

type Point = (line: number) => void;

type Raised = NonNullable<Ran["error"]>;

/**
 * What runs, or reaches elsewhere, has no place in what is shown. An animation can change the address
 * of a link; and what a picture or a style loads from elsewhere, the policy of the page forbids.
 */
const ACTIVE = "script,style,link,meta,base,iframe,object,embed,form,animate,set";

/** Whether the browser reads a text as an address that runs a script. */
function isScript(text: string) {
  try {
    return new URL(text, location.href).protocol === "javascript:";
  } catch {
    return false;
  }
}

/** The HTML of an output, as data: code of the reader has made it. */
function quiet(html: string) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const node of body.querySelectorAll(ACTIVE)) node.remove();
  for (const node of body.querySelectorAll("*")) {
    for (const { name, value } of [...node.attributes]) {
      if (name.startsWith("on") || isScript(value)) node.removeAttribute(name);
    }
  }
  return [...body.childNodes];
}

/** The markup that the page has for a text. */
function preformatted(...parts: Node[]) {
  const pre = el("pre", parts);
  const outer = el("", { class: "highlight" }, pre);
  return el("", { class: "output text_plain notranslate" }, outer);
}

/** A board by itself: what its distances are may be the question. */
function drawn(data: BoardData) {
  const table = makeTable(checkedBoard(data));
  table.paint({ piece: false });
  return thumbOf(table);
}

/** A place for a stepper, as wide as those that were recorded. */
const wide = (place: Node) => el("", { class: "output text_html" }, place);

export function makeOutput(cell: HTMLElement, around: AroundPage) {
  const recorded = [...cell.querySelectorAll<HTMLElement>("details.below-input, .cell_output")];
  const node = el("", { class: "cell_output docutils container", hidden: "" });
  const run = makeRun(around);
  run.node.dataset.snl = "";
  let steppers: Controller[] = [];

  /** Not before it is needed: the browser then computes the style of everything in the cell again. */
  function insert() {
    if (node.isConnected) return;
    if (recorded.length) recorded[0].before(node);
    else cell.append(node);
  }
  function empty() {
    for (const one of steppers) one.destroy();
    steppers = [];
    run.clear();
    node.replaceChildren();
  }
  /** Shows the recorded output, the one of this run, or both. */
  function see(old: boolean, own: boolean) {
    if (own) insert();
    for (const one of recorded) one.hidden = !old;
    node.hidden = !own;
  }
  function step(payload: Recording, options: Options) {
    const place = el("", { "data-snl": "" });
    node.append(wide(place));
    steppers.push(around.step(place, payload, { level: levelIn(node), ...options }));
  }
  /** In the style of the workbench. */
  const styled = (part: Node) => {
    const root = el("", { class: "snl snl-workbench snl-cell" }, el(".column.cards", part));
    return el("", { class: "snl-host" }, root);
  };

  function nodeOf(piece: Piece, point: Point): Node | null {
    if (piece.kind === "html" || piece.kind === "svg") {
      const box = el("", { class: "output text_html" });
      box.append(...quiet(piece.kind === "html" ? piece.html : piece.svg));
      return box;
    }
    if (piece.kind === "code")
      return preformatted(...quiet(`<pre>${piece.lines.join("\n")}</pre>`)[0].childNodes);
    if (piece.kind === "report") {
      const ways = { step: run.step, point, draw: workbenchLink };
      node.append(styled(checked(piece, ways)));
      return wide(run.node);
    }
    if (piece.kind === "board") {
      try {
        return styled(drawn(piece.board));
      } catch {
        // Too large, or with too many faces to be drawn here: then it is its text.
      }
    }
    return piece.text ? preformatted(document.createTextNode(piece.text)) : null;
  }
  const cardOf = ({ exception, says, line: at }: Raised, point: Point) =>
    card("wrong", exception, line(says && sentence(says)), lineButton(at, { point }));

  return {
    shown: () => !node.hidden,
    wait() {
      node.setAttribute("aria-busy", "true");
    },
    clear() {
      node.removeAttribute("aria-busy");
      empty();
      see(true, false);
    },
    show(answer: Failure | Ran, point: Point) {
      see(false, true);
      empty();
      node.removeAttribute("aria-busy");
      if (answer.kind === "failure") {
        if (answer.what !== "stopped") node.append(styled(failed(answer, { point })));
        return;
      }
      for (const piece of answer.shown) {
        if (piece.kind === "stepper") {
          step(piece.payload, { predict: piece.predict });
        } else node.append(nodeOf(piece, point) ?? "");
      }
      if (answer.more_shown) {
        node.append(el("p", `And ${answer.more_shown.toLocaleString("en")} more characters.`));
      }
      if (answer.error) node.append(styled(cardOf(answer.error, point)));
    },
  };
}
