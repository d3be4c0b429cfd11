/** The modes of the workbench: Play, Draw and Write. The last two are loaded when they are chosen. */

import type { Whole } from "./boards.ts";
import type { Table } from "./table.ts";

export interface Mode {
  name: string;
  /** What is below the board. */
  under: HTMLElement;
  /** What is beside it. */
  side: HTMLElement[];
  /** What is under both, as wide as they are together. */
  foot?: HTMLElement[];
  show: (table: Table) => void;
  leave?: () => void;
  choose?: (cell: number) => void;
  /** Whether it heard a key. */
  key?: (key: string, event: KeyboardEvent) => boolean;
  /** What is below the workbench. */
  below?: HTMLElement[];
  /** The code that a link holds besides the board. */
  more?: () => string | null;
  replay?: (faces: number[]) => boolean;
}

export interface Shell {
  root: HTMLElement;
  /** The end of the workbench. */
  signal: AbortSignal;
  /** Whether it has the page, and hears the digits that are pressed anywhere on it. */
  page: boolean;
  say: (text: string) => void;
  use: (board: Whole) => void;
  /** Whether there is a board to go back (-1) or forth (1) to. */
  can: (by: number) => boolean;
  go: (by: number) => void;
  enter: (name: string) => void;
}
