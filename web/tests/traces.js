/** Recorded runs for the tests. */

import { readFileSync } from "node:fs";

/** @param {string} name @returns {import("../src/types.js").Trace} */
export const golden = (name) =>
  JSON.parse(
    readFileSync(new URL(`../../tests/tracing/golden/${name}.json`, import.meta.url), "utf8"),
  );
