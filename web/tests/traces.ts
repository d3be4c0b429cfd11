/** Recorded runs for the tests. */

import { readFileSync } from "node:fs";
import type { Trace } from "../src/types.ts";

export const golden = (name: string): Trace =>
  JSON.parse(
    readFileSync(new URL(`../../tests/tracing/golden/${name}.json`, import.meta.url), "utf8"),
  );
