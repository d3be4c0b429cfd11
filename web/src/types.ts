/** What passes from Python to the page. `book/docs/trace-format.md` is the contract. */

/** A cell of a frontier, and what else its entry holds. */
export type Entry = [number | null, string];
/** A face, the cell it lands on, the cell where you stand. */
export type MoveTriple = [number, number, number];

/** Where a jump begins, and where it leads. */
export type Jump = [number, number];

export interface BoardData {
  name?: string;
  cells: number;
  jumps: Jump[];
  die?: number | number[];
  start?: number;
  chained?: boolean;
  overshoot?: string;
}

export interface FrontierChange {
  is?: Entry[];
  front?: number;
  back?: number;
  put?: Record<string, Entry>;
  add?: Entry[];
}

export interface Step {
  line: number;
  function?: number;
  depth?: number;
  told?: boolean;
  says?: string;
  current?: number | null;
  frontier?: FrontierChange;
  second?: FrontierChange;
  distance?: Record<string, number | null>;
  predecessor?: Record<string, number | null>;
  visited?: Record<string, boolean>;
  variables?: Record<string, string | null>;
  scope?: boolean;
}

/** A step, and what the bar says below it: a new distance, or a mark. */
export type Tick = [index: number, mark: number | string];

export interface Finding {
  kind: string;
  cells?: number[];
  jumps?: Jump[];
  moves?: MoveTriple[];
  words?: Record<string, unknown>;
  says: string;
}

export interface Answer {
  throws?: number | null;
  route?: MoveTriple[] | null;
  value?: string;
  /** What is in the value, if that is a whole number. */
  number?: number;
}

export interface Trace {
  format: string;
  version: number;
  name: string;
  title?: string;
  board: BoardData;
  layout: { rows: number; columns: number };
  functions: { name: string; first: number; lines: string[] }[];
  roles: Record<string, string | null>;
  frontier_kind: string | null;
  unit?: string;
  unsure: string[];
  steps: Step[];
  outcome: string;
  answer: Answer | null;
  error: { kind: string; message: string; function: number; line: number | null } | null;
  limit: string | null;
  findings: Finding[];
  /** Where an invariant begins to be true (✓) or false (✗). */
  marks?: Tick[];
  printed: string;
}

export interface Difference {
  trace: number;
  cell: number;
  true: number | null;
  claimed: number | null;
  finding: Finding;
}

export interface Together {
  format: string;
  version: number;
  traces: Trace[];
  differences: Difference[];
}

export interface Payload {
  trace: Trace;
  highlight?: string[][];
  /** The step to begin with. */
  position?: number;
}

export interface TogetherPayload {
  together: Together;
  highlights: string[][][];
}

/** One run, or several together. */
export type Recording = Payload | TogetherPayload;

export interface Options {
  position?: number;
  predict?: boolean;
  /** How many times as fast as usual it plays at the beginning. */
  speed?: number;
  /** The level of the heading. */
  level?: number;
  /** Whether keys pressed anywhere on the page may be meant for this stepper. */
  keys?: boolean;
  /** Whether several runs open where the first wrong one differs. */
  difference?: boolean;
  onMove?: (position: number) => void;
}

export interface Controller {
  element: HTMLElement;
  go: (position: number) => void;
  position: () => number;
  destroy: () => void;
}

/** What a notebook keeps for a widget: the part of anywidget's model that is used here. */
export interface Model {
  get: <Value>(name: string) => Value;
  set: (name: string, value: unknown) => void;
  save_changes: () => void;
  send: (message: object) => void;
  on: <Heard>(event: string, listener: (heard: Heard) => void) => void;
  off: <Heard>(event: string, listener: (heard: Heard) => void) => void;
}

/** The state of a run after a step, as the steps up to it make it. */
export interface State {
  index: number;
  fn: number;
  line: number | null;
  depth: number;
  current: number | null;
  frontier: Entry[];
  /** A second one, such as that of a search from the goal. */
  second: Entry[];
  distance: Map<number, number>;
  predecessor: Map<number, number>;
  visited: Map<number, boolean>;
  variables: Map<string, string>;
}

/** The move that a step is about. The face is null if only a jump is taken. */
export interface ShownMove {
  from: number;
  face: number | null;
  landing: number;
  stand: number;
  feet: number[];
}
