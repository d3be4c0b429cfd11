/** The code of a run, and the line that has just run. */

import { button, el, flag, makeSight, marker, put, scrolling, toggle, write } from "./dom.ts";
import { indentOf, isNarration, layoutOf } from "./source.ts";
import { amount } from "./words.ts";
import type { State, Trace } from "./types.ts";

/** The words of highlighted HTML, and the classes of spans alone. */
function words(nodes: NodeListOf<ChildNode>): (Node | string)[] {
  return [...nodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    const name = /^[\w -]+$/.test(node.className) && node.className;
    const span = el("span", { class: name }, words(node.childNodes));
    if (name === "c1") flag(span, "told", isNarration(span.textContent ?? ""));
    return span;
  });
}

/** What the rows of a listing hold; a row whose HTML has other words than its line, the line. */
function contents(lines: string[], html: string[] = []) {
  // A parsed document is inert: it loads nothing and runs nothing.
  const page = html.map((line) => `<pre>${line}</pre>`).join("");
  const { children } = new DOMParser().parseFromString(page, "text/html").body;
  return lines.map((text, line) =>
    children[line]?.textContent?.trim() === text.trim() ? words(children[line].childNodes) : [text],
  );
}

function dedent(line: HTMLElement, count: number) {
  const first = line.firstChild;
  if (first instanceof Text) first.data = first.data.slice(Math.min(count, indentOf(first.data)));
}

function makeListing({ name, lines }: Trace["functions"][number], html: string[] | undefined) {
  const { head, indent } = layoutOf(lines);
  const shown = contents(lines, html);
  const rows = lines.map((text, line) => {
    const hidden = line < head ? 0 : Math.max(0, indentOf(text) - indent);
    const code = el("code.text", { style: `--indent:${hidden}` }, shown[line]);
    if (line >= head) dedent(code, indent);
    const number = el("span.at", `${line + 1}`);
    return el(".line", { "data-line": line }, number, code);
  });
  const above = el(".above", { hidden: "" }, rows.slice(0, head));
  // The letters are smaller where the longest line would not fit otherwise.
  const widths = lines
    .slice(head)
    .map((text) => text.replace(/#:.*/, "").trimEnd().length - indent);
  const style = `--longest:${Math.min(90, Math.max(40, ...widths))}`;
  const node = el(".listing", { "aria-label": name, style }, above, rows.slice(head));
  return { rows, node, above };
}

export function makeCode(
  { functions, outcome, error }: Trace,
  highlight: string[][] | undefined,
  signal: AbortSignal,
  ...tools: HTMLElement[]
) {
  const depth = el("span.quiet");
  const mark = marker("now");
  const markBroken = marker("raised");
  const listings = functions.map((source, fn) => makeListing(source, highlight?.[fn]));
  const box = scrolling(".lines", "Code", ...listings.map(({ node }) => node));
  const broken =
    outcome === "raised" && error?.line != null && listings[error.function]?.rows[error.line];
  let row: HTMLElement | null = null;
  let opened = false;
  const name = button("", "Show or fold what comes before the first line that runs", () => {
    opened = !opened;
    fold();
  });

  function fold() {
    put(name, "aria-expanded", `${opened}`);
    for (const { above } of listings) {
      above.hidden = !opened && !(row && above.contains(row));
    }
  }
  const comments = toggle("Notes", "Show the comments that narrate", (on) => flag(box, "told", on));
  const see = makeSight(box, signal);

  const heads = el(".flow.heads.bare", name, depth, el("span.tools", tools, comments));
  return {
    node: el(".column.code", heads, box),
    heads,
    paint({ fn, line, depth: calls }: State, isLast: boolean) {
      listings.forEach((listing, index) => {
        listing.node.hidden = index !== fn;
      });
      if (line == null) return;
      if (row) put(row, "aria-current", false);
      row = listings[fn].rows[line];
      put(row, "aria-current", "step");
      write(name, functions[fn].name);
      write(depth, calls ? `${amount(calls, "calls")} deep` : "");
      mark([row]);
      markBroken([isLast && broken]);
      fold();
      see(row);
    },
  };
}
