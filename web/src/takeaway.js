/** A page of its own with one stepper: what Python writes with `to_html`, from the page. */

/** @import { Payload, TogetherPayload } from "./types.js" */

/** The text of the script that this is a part of. The build hands it over. */
const program = { text: "" };

/** @param {string} text */
export const setProgram = (text) => {
  program.text = text;
};

/** JSON that is no markup, wherever it stands. @param {unknown} data */
const harmless = (data) =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * @param {Payload | TogetherPayload} payload
 * @param {number} position
 */
export function pageOf(payload, position) {
  const traces = "together" in payload ? payload.together.traces : [payload.trace];
  const title = escaped(traces.map(({ title, name }) => title ?? name).join(" and "));
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
<div data-snl data-level="1" data-position="${position}"></div>
${open} type="application/json">${harmless(payload)}${close}
${open}>(${program.text})().mountAll({ keys: true });${close}
</main>
</body>
</html>
`;
}
