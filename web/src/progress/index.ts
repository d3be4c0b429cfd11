/** Your progress: marks in the list of pages, and a file to take along. On every page. */

import { el } from "../dom.ts";
import { download } from "../download.ts";
import { siteRoot } from "../script.ts";
import { leadOn } from "./continue.ts";
import { exported, readFile, take } from "./file.ts";
import { mark, markLesson, namesIn, totals } from "./marks.ts";
import { amount } from "../words.ts";
import { follow, forget, recordOf } from "./records.ts";

const button = (text: string, click: () => void) => el("button", { type: "button", click }, text);

/** "Reset this lesson": forgets what was written and solved in it, after asking. */
function makeReset(line: HTMLElement) {
  const names = namesIn(line);
  const open = line.querySelector("button") as HTMLButtonElement;
  const text = el("p");
  function reset() {
    forget(names);
    dispatchEvent(new CustomEvent("snl-reset"));
  }
  const answers = [el("button", "Keep it"), el("button", { click: reset }, "Reset it")];
  const title = el("h2", { id: "snl-reset-title" }, "Reset this lesson?");
  const named = { class: "snl-ask", "aria-labelledby": title.id };
  const dialog = el("dialog", named, title, text, el("form", { method: "dialog" }, answers));
  line.append(dialog);
  open.addEventListener("click", () => {
    const known = names.filter((name) => recordOf(name) !== null).length;
    text.textContent = known
      ? `Your answers to ${amount(known, "exercises")} and your changes to the cells of this lesson will be deleted. This cannot be undone; “Export” in the list of pages keeps a copy of the answers.`
      : "Your changes to the cells of this lesson will be deleted. There are no answers to its exercises.";
    dialog.showModal();
  });
  open.style.visibility = "visible";
}

/** @param strange how many exercises this book does not have */
const importedInWords = (all: number, own: number, strange: number) =>
  [
    `Imported: ${amount(all, "exercises")}.`,
    own && `Your own code stays in ${amount(own, "exercises")}.`,
    strange && `Left out: ${amount(strange, "exercises")} that this book does not have.`,
    "No imported code runs until you press Check or Run.",
  ]
    .filter(Boolean)
    .join(" ");

/** Fills a panel beside the list of pages, and marks the list. */
function makePanel(panel: Element, list: Element, lessons: Record<string, string[]>) {
  const line = document.querySelector<HTMLElement>("[data-snl-course]");
  const course = document.querySelector("#the-lessons");
  const count = el("summary");
  const note = el("p", { role: "status" });
  const input = el("input", {
    type: "file",
    accept: ".json,application/json",
    hidden: "",
    label: "A file that was exported here",
    change: open,
  });
  const say = (text: string) => {
    note.textContent = text;
  };
  function show() {
    const { solved, all } = totals(lessons);
    count.textContent = `Exercises solved: ${solved} of ${all}`;
    mark(list, lessons, siteRoot());
    if (course) mark(course, lessons, siteRoot());
    leadOn(lessons);
    if (line) markLesson(line);
  }
  function save() {
    download(exported(), "application/json", "fewest-throws-progress.json");
    say("Exported: what you wrote and what you solved.");
  }
  async function open() {
    const [chosen] = input.files ?? [];
    input.value = "";
    if (!chosen) return;
    try {
      const whole = readFile(await chosen.text());
      const known = new Set(Object.values(lessons).flat());
      const file = new Map([...whole].filter(([name]) => known.has(name)));
      const differs = ([name, { source }]: [string, { source: string }]) =>
        (recordOf(name)?.source ?? source) !== source;
      const own = [...file].filter(differs).length;
      const trouble = take(file);
      say(trouble || `${importedInWords(file.size, own, whole.size - file.size)}`);
    } catch (error) {
      const why = (error as Error).message;
      say(`${chosen.name} was not imported: ${why}. Nothing has changed.`);
    }
  }

  const about = el("p", "What you write and solve is stored in this browser and nowhere else.");
  const buttons = [button("Export", save), button("Import", () => input.click())];
  panel.append(el("details", count, about, buttons, input, note));
  panel.removeAttribute("hidden");
  follow(show);
  show();
  if (line) makeReset(line);
}

export function makeProgress() {
  const given = document.getElementById("snl-lessons");
  const list = document.querySelector("nav.bd-docs-nav");
  const panel = document.querySelector("[data-snl-progress]");
  if (given && list && panel) makePanel(panel, list, JSON.parse(given.textContent ?? "{}"));
}
