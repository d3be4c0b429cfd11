/** The board at a step as a picture of its own: SVG text without a style sheet. */

import { numbersOf, placeOf, shape, tintOf, wideOf } from "./geometry.ts";
import {
  box,
  coloursOf,
  goalMark,
  group,
  jumpMarks,
  moveMarks,
  routeMarks,
  treeMarks,
  words,
  type Look,
  type Mark,
} from "./marks.ts";
import { cornersOf } from "./jumpshapes.ts";
import { shown } from "./words.ts";
import type { Board } from "./board.ts";

type Drawn = ReturnType<Board["drawn"]>;

const UNIT = 80;
const FONT = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif";
const CAPTION = 0.55;

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function textOf(
  { tag, attributes, fill, stroke, width, parts = [], text }: Mark,
  colours: Record<string, string>,
): string {
  const all = {
    ...attributes,
    fill: fill ? colours[fill] : tag === "g" ? undefined : "none",
    stroke: stroke && colours[stroke],
    "stroke-width": width,
    "text-anchor": tag === "text" ? (attributes["text-anchor"] ?? "middle") : undefined,
    style: undefined,
  };
  const pairs = Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(`${value}`)}"`);
  const inside = parts.map((part) => textOf(part, colours)).join("") + escaped(text ?? "");
  return `<${tag}${pairs.join("")}>${inside}</${tag}>`;
}

function groundOf({ state, plan, farthest }: Drawn, cell: number) {
  const distance = state.distance.get(cell);
  if (distance != null) return `tint-${tintOf(distance, farthest)}`;
  if (cell === plan.cells) return "goalGround";
  if (cell === plan.start) return "startGround";
  const [row, column] = placeOf(plan, cell);
  return (row + column) % 2 ? "odd" : "cell";
}

function cellMarks(
  drawn: Drawn,
  cell: number,
  waiting: Set<number | null>,
  aside: { number: boolean; badge: boolean },
) {
  const { plan, state, found } = drawn;
  const [row, column] = placeOf(plan, cell);
  const [x, y] = [column, plan.rows - row - 1];
  const below: Mark[] = [
    box([x, y], 1, 1, { fill: groundOf(drawn, cell), stroke: "line", width: 0.01 }),
  ];
  if (state.current === cell) {
    below.push(box([x + 0.03, y + 0.03], 0.94, 0.94, { stroke: "now", width: 0.06 }));
  } else if (waiting.has(cell)) {
    const dashes = { "stroke-dasharray": "0.08 0.06", rx: 0.04 };
    below.push(box([x + 0.045, y + 0.045], 0.91, 0.91, { stroke: "wait", width: 0.03 }, dashes));
  } else if (state.visited.has(cell) && !state.distance.has(cell)) {
    const dots = { "stroke-dasharray": "0.02 0.05", rx: 0.04 };
    below.push(box([x + 0.045, y + 0.045], 0.91, 0.91, { stroke: "quiet", width: 0.025 }, dots));
  }
  if (found.has(cell)) {
    below.push({ tag: "path", attributes: { d: `M${x + 0.74} ${y}h.26v.26z` }, fill: "wrong" });
  }
  const number = `${cell}`;
  const wide = 0.1 + 0.115 * number.length;
  const inset = shape.number[0];
  const left = x + (aside.number ? 1 - inset - wide : inset);
  const top = y + shape.number[1];
  const above = [
    box([left, top], wide, 0.25, { fill: "chip" }, { rx: 0.05 }),
    words([left + wide / 2, top + 0.192], 0.19, number, "ink"),
  ];
  const end = cell === plan.start ? "start" : cell === plan.cells ? "goal" : "";
  if (end) {
    above.push(
      box([x + 0.05, y + 0.74], 0.4, 0.2, { fill: "chip" }, { rx: 0.04 }),
      words([x + 0.25, y + 0.885], 0.14, end, end),
    );
  }
  const distance = shown(state.distance.get(cell));
  if (distance) {
    const [middle, down] = [shape.badge[0], y + shape.badge[1]];
    const across = x + (aside.badge ? 1 - middle : middle);
    const size = Math.max(0.26, 0.14 + 0.1 * distance.length);
    above.push(
      box([across - size / 2, down - 0.13], size, 0.26, { fill: "badge" }, { rx: 0.13 }),
      words([across, down + 0.064], 0.18, distance, "badgeInk"),
    );
  }
  return { below, above };
}

function boardMarks(drawn: Drawn): Mark[] {
  const { plan, jumps, state, move, treeShown, route, found } = drawn;
  const waiting = new Set([...state.frontier, ...state.second].map(([cell]) => cell));
  const corners = cornersOf(plan, jumps);
  const cells = numbersOf(plan).map((cell) => cellMarks(drawn, cell, waiting, corners(cell)));
  const touched = new Set(move?.feet);
  for (const [, landing, stand] of route) {
    if (landing !== stand) touched.add(landing);
  }
  const named = [...jumps].filter(([foot, end]) => found.has(foot) && found.has(end));
  const wrong = new Set(named.map(([foot]) => foot));
  const jumpsDrawn = jumpMarks(plan, jumps).map((mark) => {
    const [foot] = `${mark.attributes["data-ends"]}`.split(" ").map(Number);
    const fade = (route.length > 0 || wrong.size > 0) && !touched.has(foot) && !wrong.has(foot);
    return { ...mark, attributes: { ...mark.attributes, opacity: fade ? shape.faint : 1 } };
  });
  const tree = treeShown ? treeMarks(plan, state.predecessor, state.current) : [];
  const below = cells.flatMap((cell) => cell.below);
  const above = cells.flatMap((cell) => cell.above);
  const round = { "stroke-linecap": "round", "stroke-linejoin": "round" };
  return [
    group("ground", below),
    group("jumps", [goalMark(plan), ...jumpsDrawn], round),
    group("above", [...tree, ...(move ? moveMarks(plan, move) : [])]),
    group("numbers", above, { "font-weight": 700 }),
    group("route", routeMarks(plan, route, plan.start)),
  ];
}

/** Boards side by side, each with a sentence below it, as the text of an SVG file. */
export function pictureOf(boards: { drawn: Drawn; caption: string }[], look: Look) {
  const colours = coloursOf(look);
  const margin = 0.2;
  let x = margin;
  const parts = boards.map(({ drawn, caption }) => {
    const wide = wideOf(drawn.plan);
    const size = Math.min(0.21, (wide / Math.max(1, caption.length)) * 1.9);
    const text = words([0, drawn.plan.rows + 0.4], size, caption, "ink");
    text.attributes["text-anchor"] = "start";
    const part = group("board", [...boardMarks(drawn), text], {
      transform: `translate(${x} ${margin})`,
    });
    x += wide + 0.5;
    return textOf(part, colours);
  });
  const width = x - 0.5 + margin;
  const height = Math.max(...boards.map(({ drawn }) => drawn.plan.rows)) + CAPTION + margin;
  const ground = textOf(box([0, 0], width, height, { fill: "paper" }), colours);
  const title = escaped(boards.map(({ caption }) => caption).join(" "));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${Math.round(width * UNIT)}" height="${Math.round(height * UNIT)}" ` +
    `font-family="${FONT}"><title>${title}</title>${ground}${parts.join("")}</svg>`
  );
}
