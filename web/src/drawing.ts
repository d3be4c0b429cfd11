/** Makes elements of marks. The style sheet has a variable for each colour. */

import { svg } from "./dom.ts";
import type { Mark } from "./marks.ts";

export function elementOf(mark: Mark): SVGElement {
  const { tag, name, attributes, fill, stroke, width, parts = [], text } = mark;
  const colours = [
    fill && `fill:var(--${fill})`,
    stroke && `stroke:var(--${stroke})`,
    width && `stroke-width:${width}px`,
  ].filter(Boolean);
  const style = [attributes.style, ...colours].filter(Boolean).join(";");
  const spec = name ? `${tag}.${name}` : tag;
  return svg(spec, { ...attributes, style: style || null }, parts.map(elementOf), text);
}
