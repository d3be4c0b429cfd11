/** Recorded runs for the tests. */

import { readFileSync } from "node:fs";

export const golden = (name: string): import("../src/types.ts").Trace =>
  JSON.parse(
    readFileSync(new URL(`../../tests/tracing/golden/${name}.json`, import.meta.url), "utf8"),
  );
