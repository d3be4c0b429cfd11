/**
 * What is drawn on a board, as plain data: the page makes elements of it, and an exported
 * picture text. Colours are names of `appearance.json`.
 */

import appearance from "../../snl_algos/appearance.json" with { type: "json" };
import { arcShape, arrowShape, branchShape, labelSpots, pipsOf, type Bow } from "./arrowshapes.ts";
import { anchorOf, between, placeOf, shape, wideOf, type Plan, type Point } from "./geometry.ts";
import { ladderShape, snakeColour, snakeShape } from "./jumpshapes.ts";
import { shown } from "./words.ts";
import type { Jump, MoveTriple, ShownMove } from "./types.ts";

export interface Mark {
  tag: string;
  /** Its class. */
  name?: string;
  attributes: Record<string, string | number>;
  /** The name of a colour; none if missing. */
  fill?: string;
  stroke?: string;
  width?: number;
  parts?: Mark[];
  text?: string;
}

export type Look = "light" | "dark";

/** The colours of a look by their names: `snake-0` is the first of the snakes. */
export const coloursOf = (look: Look): Record<string, string> =>
  Object.fromEntries(
    Object.entries(appearance[look]).flatMap(([name, given]) =>
      typeof given === "string"
        ? [[name, given]]
        : given.map((colour, at) => [`${name.replace(/s$/, "")}-${at}`, colour]),
    ),
  );

const spots = (points: Point[]) => points.map((point) => point.map(shown).join(" "));
const line = (points: Point[]) => `M${spots(points).join("L")}`;
/** Bézier pieces, as `smooth` gives them. */
const curve = (points: Point[]) =>
  `M${spots(points.slice(0, 1))}C${spots(points.slice(1)).join(" ")}`;
const bow = (from: Point, turn: Point, tip: Point) =>
  `M${spots([from])}Q${spots([turn, tip]).join(" ")}`;

const path = (name: string, d: string, paint: Partial<Mark>, more?: Mark["attributes"]): Mark => ({
  tag: "path",
  name,
  attributes: { d, ...more },
  ...paint,
});
const circle = (name: string, [cx, cy]: Point, r: number, paint: Partial<Mark>): Mark => ({
  tag: "circle",
  name,
  attributes: { cx: shown(cx), cy: shown(cy), r },
  ...paint,
});
export const group = (name: string, parts: Mark[], attributes: Mark["attributes"] = {}): Mark => ({
  tag: "g",
  name,
  parts,
  attributes,
});

/** A rectangle, by its upper left corner. */
export const box = (
  [x, y]: Point,
  width: number,
  height: number,
  paint: Partial<Mark>,
  more?: Mark["attributes"],
): Mark => ({
  tag: "rect",
  attributes: { x: shown(x), y: shown(y), width, height, ...more },
  ...paint,
});

export const words = ([x, y]: Point, size: number, text: string, fill: string): Mark => ({
  tag: "text",
  attributes: { x: shown(x), y: shown(y), "font-size": size },
  fill,
  text,
});

function ladderMarks(plan: Plan, foot: number, top: number) {
  const { rails, rungs } = ladderShape(plan, foot, top);
  const { rail, rungWidth } = shape.ladder;
  const rail2 = rails.map(line).join("");
  return [
    path("halo", rail2, { stroke: "cell", width: rail + 0.05 }),
    path("rungs", rungs.map(line).join(""), { stroke: "ladder", width: rungWidth }),
    path("rails", rail2, { stroke: "ladder", width: rail }),
  ];
}

function snakeMarks(plan: Plan, head: number, tail: number, ladders: Jump[]) {
  const { outline, stripe, skull, eyes, pupils, tongue } = snakeShape(plan, head, tail, ladders);
  const { skull: wide, stripe: thin, eye, pupil } = shape.snake;
  const colour = `snake-${snakeColour(head, tail)}`;
  const skin = `${curve(outline)}Z`;
  const dashes = { "stroke-dasharray": "0.04 0.12" };
  return [
    path("halo", skin, { stroke: "cell", width: 0.06 }),
    path("tongue", tongue.map((points) => line(points as Point[])).join(""), {
      stroke: colour,
      width: 0.025,
    }),
    path("skin", skin, { fill: colour }),
    path("stripe", curve(stripe), { stroke: "cell", width: thin }, dashes),
    circle("skull", skull, wide, { fill: colour }),
    ...eyes.map((at) => circle("eye", at, eye, { fill: "die" })),
    ...pupils.map((at) => circle("pupil", at, pupil, { fill: "dieInk" })),
  ];
}

/** All jumps of a board, ladders first: snakes lie above them. */
export function jumpMarks(plan: Plan, jumps: Map<number, number>): Mark[] {
  const pairs = [...jumps];
  const ladders = pairs.filter(([from, end]) => from < end);
  const snakes = pairs.filter(([from, end]) => from > end);
  const jump = (kind: string, from: number, end: number, parts: Mark[]) =>
    group(kind, parts, { "data-ends": `${from} ${end}` });
  return [
    ...ladders.map(([from, end]) => jump("ladder", from, end, ladderMarks(plan, from, end))),
    ...snakes.map(([from, end]) => jump("snake", from, end, snakeMarks(plan, from, end, ladders))),
  ];
}

export function goalMark(plan: Plan): Mark {
  const [row, column] = placeOf(plan, plan.cells);
  const [left, top] = [column, plan.rows - row - 1];
  const { pole, tip, base, width } = shape.flag;
  const [x, high, foot] = pole;
  const inCell = (points: number[][]) => points.map(([a, b]): Point => [left + a, top + b]);
  const staff = line(inCell([pole.slice(0, 2), [x, foot]]));
  const pennant = `${line(inCell([[x, high], tip, [x, base]]))}Z`;
  return group("flag", [
    path("pole", staff, { stroke: "goal", width }),
    path("pennant", pennant, { fill: "goal" }),
  ]);
}

export function dieMark([x, y]: Point, face: number, scale = 1): Mark {
  const { side, corner, pip } = shape.die;
  const pips = pipsOf(face).map((at) => circle("pip", at, pip, { fill: "dieInk" }));
  const size = side * Math.min(0.7, 1.5 / `${face}`.length);
  const number = words([0, size * 0.35], size, `${face}`, "dieInk");
  const paint = { name: "side", fill: "die", stroke: "now", width: 0.035 };
  const ground = box([-side / 2, -side / 2], side, side, paint, { rx: corner });
  return group("die", [ground, ...(pips.length ? pips : [number])], {
    transform: `translate(${shown(x)} ${shown(y)}) scale(${scale})`,
  });
}

/** An outline just inside a cell. */
function outline(plan: Plan, cell: number, name: string): Mark {
  const [row, column] = placeOf(plan, cell);
  const paint = { name, fill: "now", stroke: "now", width: 0.035 };
  const more = { rx: 0.06, "fill-opacity": 0.08, "stroke-dasharray": "0.03 0.06" };
  return box([column + 0.06, plan.rows - row - 0.94], 0.88, 0.88, paint, more);
}

/** A move: the die on the cell where you stand, an arc to the landing, and where a jump leads. */
export function moveMarks(plan: Plan, { from, face, landing, stand }: ShownMove): Mark[] {
  const to = stand === landing ? [] : [outline(plan, stand, "stand")];
  if (face === null) return to;
  const start = anchorOf(plan, from);
  if (from === landing) return [dieMark(start, face)];
  const { turn, neck, wings } = arcShape(start, anchorOf(plan, landing), wideOf(plan));
  // At least its length, for the dash that grows along it.
  const style = `--far:${shown(between(start, turn).length + between(turn, neck).length)}`;
  const paint = { stroke: "now", width: shape.arc.width };
  return [
    outline(plan, landing, "landing"),
    ...to,
    path("arc", bow(start, turn, neck), paint, { "stroke-linecap": "butt", style }),
    path("tip", `${line(wings as Point[])}Z`, { fill: "now" }),
    dieMark(start, face),
  ];
}

/**
 * A route: an arrow for each throw, then the labels above them all: the number of the throw in a
 * square, and the face of the die. An arrow begins below the head of the one that led there.
 */
export function routeMarks(plan: Plan, route: MoveTriple[], start: number): Mark[] {
  let stand = start;
  const bows = route.map(([, landing, next]): Bow => {
    const [from, to] = [anchorOf(plan, stand), anchorOf(plan, landing)];
    stand = next;
    return [from, to, to[0] >= from[0] ? -0.3 : 0.3];
  });
  const leg = (order: number, marks: Mark[]) => group("leg", marks, { style: `--order:${order}` });
  const arrows = bows.map((each, order) => {
    const arrow = arrowShape(...each, 0.12, 0.16);
    const shaft = bow(arrow.from, arrow.turn, arrow.neck);
    return leg(order, [
      path("rim", shaft, { stroke: "cell", width: 0.1 }),
      path("shaft", shaft, { stroke: "ink", width: 0.05 }),
      path("tip", `${line(arrow.wings as Point[])}Z`, { fill: "ink" }),
    ]);
  });
  const labels = labelSpots(bows, wideOf(plan)).map(([x, y], order) =>
    leg(order, [
      box([x - 0.3, y - 0.14], 0.28, 0.28, { name: "count", fill: "ink" }, { rx: 0.04 }),
      words([x - 0.16, y + 0.066], 0.19, `${order + 1}`, "cell"),
      dieMark([x + 0.16, y], route[order][0], 0.8),
    ]),
  );
  return [...arrows.reverse(), ...labels];
}

/** Where each cell was reached from, and strongly the way back from the current cell. */
export function treeMarks(
  plan: Plan,
  predecessor: Map<number, number>,
  current: number | null,
): Mark[] {
  const back = new Set<number>();
  for (let at = current; at !== null && !back.has(at); at = predecessor.get(at) ?? null)
    back.add(at);
  const inside = [...predecessor].filter(([cell, from]) =>
    [cell, from].every((one) => one >= plan.start && one <= plan.cells),
  );
  return inside.map(([cell, from]) => {
    const [a, b] = [anchorOf(plan, from), anchorOf(plan, cell)];
    const { from: begin, turn, tip, wings } = branchShape(a, b, wideOf(plan));
    const d = bow(begin, turn, tip) + line(wings as Point[]);
    return path(back.has(cell) ? "branch.strong" : "branch", d, { stroke: "ink", width: 0.03 });
  });
}
