/** Numbers, outcomes and moves in words. */

import type { Jump, MoveTriple, ShownMove, Trace } from "./types.ts";

/** A number for the eye: at most three places; nothing for null. */
export const shown = (number: number | null | undefined) =>
  number == null ? "" : `${Math.round(number * 1000) / 1000}`;

/** "1 throw", "2 throws". */
export const amount = (number: number | null | undefined, unit = "throws") =>
  `${shown(number)} ${number === 1 ? unit.replace(/s$/, "") : unit}`;

export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A text as a sentence of its own. */
export const sentence = (text: string) => `${capital(text)}${/[.?!]$/.test(text) ? "" : "."}`;

type Kind = { name: string; kind: string | null; waits: string; ends: [string, string] | [] };

const KINDS: Record<string, Partial<Kind>> = {
  queue: { name: "Queue", ends: ["front", "back"] },
  stack: { name: "Stack", ends: ["bottom", "top"] },
  heap: { name: "Heap" },
  level: { name: "This round", waits: "in this round" },
};

/** How a frontier is called, and its ends. */
export const kindOf = ({ frontier_kind: kind }: Trace): Kind => ({
  kind,
  name: "Frontier",
  waits: `in the ${kind ?? "frontier"}`,
  ends: [],
  ...KINDS[`${kind}`],
});

/** Where a roll takes you, and by which jumps, if that is known. */
type Ride = Pick<ShownMove, "landing" | "stand"> & Partial<ShownMove>;

/** A throw of a route: what is rolled, where it lands, and where a jump leads from there. */
export const throwInWords = ([face, landing, stand]: MoveTriple) =>
  `roll ${face}, ${landingInWords({ landing, stand })}`;

/** The move that a step is about: what happens in the game. */
export function moveInWords(move: ShownMove | null) {
  if (!move) return "";
  const { from, face } = move;
  if (face === null) return `${capital(rideInWords(move))} from ${from}.`;
  return `From ${from}, roll ${withArticle(face)}: ${landingInWords(move)}.`;
}

export function landingInWords(move: Ride) {
  const then = rideInWords(move);
  return `land on ${move.landing}${then && `, ${then}`}`;
}

/** Where the jumps take you from the landing cell. */
function rideInWords({ landing, stand, feet = [] }: Ride) {
  if (stand === landing) return "";
  if (feet.length > 1) return `follow the jumps to ${stand}`;
  return stand > landing ? `climb to ${stand}` : `slide to ${stand}`;
}

export const jumpKind = ([foot, end]: Jump) =>
  end > foot
    ? { kind: "ladder", ends: ["foot", "top"] }
    : { kind: "snake", ends: ["head", "tail"] };

/** The jumps that begin or end on a cell. */
export const jumpsInWords = (cell: number, jumps: Map<number, number>) =>
  [...jumps].flatMap((jump) => {
    const { kind, ends } = jumpKind(jump);
    if (jump[0] === cell) return `${ends[0]} of a ${kind} to ${jump[1]}`;
    return jump[1] === cell ? `${ends[1]} of a ${kind} from ${jump[0]}` : [];
  });

export const withArticle = (face: number) =>
  `${/^(8|(11|18)(\d{3})*$)/.test(`${face}`) ? "an" : "a"} ${face}`;
