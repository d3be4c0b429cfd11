/**
 * Where a stepper or a workbench lives: a shadow, so that no rule of the page's style reaches it,
 * and none of its own reaches the page.
 */

import shared from "../style/common.css";
import theme from "../style/theme.css";
import { coloursOf } from "./marks.ts";

/** The colours as variables, each for the light and for the dark. */
function palette() {
  const dark = coloursOf("dark");
  const lines = Object.entries(coloursOf("light")).map(
    ([name, colour]) => `--${name}: light-dark(${colour}, ${dark[name]});`,
  );
  return `@layer tokens { .snl { ${lines.join("")} } }`;
}

const common = `${palette()}${shared}`;

export { common, theme };

const sheets = new Map<string, CSSStyleSheet>();

/** A style sheet is read once, however many steppers have it. */
function sheetOf(css: string) {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/**
 * Puts a shadow with what all share of a style, and its own, into the place of whatever an element
 * holds. The page says by attributes whether it is light or dark, which no rule inside can see; so
 * that rule is outside.
 * @returns what takes it away again
 */
export function shadowIn(element: HTMLElement, css: string, content: Node) {
  const host = document.createElement("div");
  host.className = "snl-host";
  const outside = document.createElement("style");
  outside.textContent = theme;
  const shadow = host.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [common, css].map(sheetOf);
  shadow.append(content);
  element.replaceChildren(outside, host);
  element.dataset.mounted = "";
  return () => {
    host.remove();
    outside.remove();
    if (!element.hasChildNodes()) delete element.dataset.mounted;
  };
}
