/** What the page and Python say to each other. `book/docs/inside.md` has the contract. */

import type { BoardData, Finding, Payload, Recording, TogetherPayload } from "../types.ts";

export const FORMAT = { format: "snl-workbench", version: 2 };

export interface Question {
  kind:
    | "solve"
    | "trace"
    | "compare"
    | "check"
    | "exercise"
    | "cell"
    | "where"
    | "hold"
    | "read"
    | "write";
  program?: { name: string } | Source;
  /** To read a board from, or a notation to write one in. */
  text?: string;
  notation?: string;
  board?: BoardData;
  exercise?: string;
  other?: Source | null;
  invariant?: string;
  at?: string | null;
}

interface Source {
  source: string;
  signature?: string | null;
}

interface Printed {
  printed: { line: number | null; text: string }[];
  more_printed: number;
}

/** What was asked could not be done. The host itself says "stopped", "late" or "died". */
export interface Failure extends Printed {
  kind: "failure";
  what: string;
  says: string;
  line: number | null;
}

interface Result extends Printed {
  kind: "result";
}

export interface Solved extends Result {
  of: "solve";
  ended: string;
  throws: number | null;
  expected: number | null;
  right: boolean;
  finding: Finding | null;
  line: number | null;
}

interface Traced extends Result {
  of: "trace";
  stepper: Payload;
}

export interface Compared extends Result {
  of: "compare";
  comparison: { throws: number | null; rows: Row[] };
  /** The runs of the reader's two programs side by side. */
  stepper: Recording | null;
}

interface Row {
  algorithm: string;
  answered: boolean;
  agrees: boolean;
  throws: number | null;
  cells_taken: number | null;
  edges_looked_at: number | null;
  longest_frontier: number | null;
  finding: Finding | null;
  first_difference: { cell: number; finding: Finding } | null;
}

/** What a check says: its report, known mistakes that answer in the same way, and both runs. */
export interface Judgement {
  report: Report;
  like: { name: string; title: string; repair: string }[];
  stepper: TogetherPayload | null;
  /** Where it raised an exception on the board of the report. */
  line?: number | null;
}

interface Played {
  name: string;
  boards: string;
  tried: number;
  notes: { says: string }[];
}

interface Unjudged extends Played {
  correct: null;
  finding: Finding;
}

export interface Right extends Played {
  correct: true;
  proven: string;
  tested: string;
}

interface Counterexample {
  board: BoardData;
  finding: Finding;
  expected: number | null;
  got: number | null | Finding;
}

export interface Wrong extends Played, Counterexample {
  correct: false;
  smallest: boolean;
  /** One with fewer jumps, if the smallest has many. */
  readable: Counterexample | null;
}

type Report = Unjudged | Right | Wrong;

interface Checked extends Result, Judgement {
  of: "check";
}

export interface Verdict {
  passed: boolean;
  reason: string;
  board: BoardData | null;
  details: string[];
  report: Report | null;
  line: number | null;
}

export interface Exercised extends Result, Pick<Judgement, "like" | "stepper"> {
  of: "exercise";
  verdict: Verdict;
}

/** What a cell shows. All of it is also a text. */
export type Piece = { text: string } & (
  | { kind: "printed" | "text" }
  | { kind: "html"; html: string }
  | { kind: "svg"; svg: string }
  | { kind: "code"; lines: string[] }
  | { kind: "board"; board: BoardData }
  | ({ kind: "report" } & Judgement)
  | { kind: "stepper"; payload: Recording; predict: boolean }
);

export interface Ran extends Result {
  of: "cell";
  shown: Piece[];
  more_shown: number;
  error: { exception: string; says: string; line: number | null; missing: string | null } | null;
}

/** Where a program is wrong, or whether an invariant holds: null if that could not be told. */
export interface Found extends Result {
  of: "where" | "hold";
  says: string;
  more: string;
  line: number | null;
  holds?: boolean | null;
  stepper?: Payload | null;
}

interface Read extends Result {
  of: "read";
  board: Required<BoardData>;
  notes: string[];
}

interface Written extends Result {
  of: "write";
  text: string;
}

export type Answer =
  Failure | Read | Written | Found | Solved | Traced | Compared | Checked | Exercised | Ran;
/** What comes before the answer: a few words, any number of times. */
export type Said = { id: string } & (Answer | { kind: "progress"; says: string });

export const failure = (why: { what: string; says: string }): Failure => ({
  kind: "failure",
  line: null,
  printed: [],
  more_printed: 0,
  ...why,
});
