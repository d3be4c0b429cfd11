/**
 * Where a stepper or a workbench lives: a shadow, so that no rule of the page's style reaches it,
 * and none of its own reaches the page.
 */

import appearance from "../../snl_algos/appearance.json" with { type: "json" };
import shared from "../style/common.css";
import theme from "../style/theme.css";

/** The colours as variables, each for the light and for the dark. */
function palette() {
  const looks: Record<string, string | string[]>[] = [appearance.light, appearance.dark];
  const lines = Object.keys(looks[0]).flatMap((name) => {
    const [ours, theirs] = looks.map((look) => [look[name]].flat());
    const one = name.replace(/s$/, "");
    return ours.map(
      (colour, at) => `--${ours[1] ? `${one}-${at}` : name}: light-dark(${colour}, ${theirs[at]});`,
    );
  });
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
