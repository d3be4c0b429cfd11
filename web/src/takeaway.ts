/** A page of its own with one stepper: what Python writes with `to_html`, from the page. */

import { escaped } from "./picture.ts";
import type { Recording } from "./types.ts";

/** The text of the script that this is a part of. The build hands it over. */
let program = "";

export function setProgram(text: string) {
  program = text;
}

/** JSON that is no markup, wherever it stands. */
const harmless = (data: unknown) =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The names of all runs in a stepper, as HTML. */
function titleOf(payload: Recording) {
  const traces = "together" in payload ? payload.together.traces : [payload.trace];
  return escaped(traces.map(({ title, name }) => title ?? name).join(" and "));
}

export function pageOf(payload: Recording, position: number) {
  const title = titleOf(payload);
  const open = "<script";
  const close = "</" + "script>";
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>:root { color-scheme: light dark } body { margin: 0 }</style>
</head>
<body>
<main>
<div data-snl data-level="1" data-position="${position}">Here is a stepper where scripts run.</div>
${open} type="application/json">${harmless(payload)}${close}
${open}>(${program})().mountAll({ keys: true });${close}
</main>
</body>
</html>
`;
}
