/** Your progress: marks in the list of pages, and a file to take along. On every page. */

import { download } from "../download.ts";
import { conflicts, exported, readFile, take } from "./file.ts";
import { mark, markLesson, totals } from "./marks.ts";
import { follow } from "./records.ts";
import { makeReset } from "./reset.ts";

const given = document.getElementById("snl-lessons");
const list = document.querySelector("nav.bd-docs-nav");
const panel = document.querySelector("[data-snl-progress]");

if (given && list && panel) {
  const lessons = JSON.parse(given.textContent ?? "{}");
  const root = document.documentElement.dataset.content_root ?? "";
  const fold = document.createElement("details");
  const count = document.createElement("summary");
  const note = document.createElement("p");
  note.setAttribute("role", "status");
  const choice = document.createElement("div");
  const input = document.createElement("input");
  Object.assign(input, { type: "file", accept: ".json,application/json", hidden: true });
  input.setAttribute("aria-label", "A file that was exported here");

  const button = (text: string, click: () => void) => {
    const made = document.createElement("button");
    Object.assign(made, { type: "button", textContent: text });
    made.addEventListener("click", click);
    return made;
  };
  const say = (text: string) => {
    note.textContent = text;
    choice.replaceChildren();
  };
  const show = () => {
    const { solved, all } = totals(lessons);
    count.textContent = `Exercises solved: ${solved} of ${all}`;
    mark(list, lessons, root);
    const line = document.querySelector("[data-snl-course]");
    if (line) markLesson(line as HTMLElement);
  };

  function save() {
    download(new Blob([exported()], { type: "application/json" }), "fewest-throws-progress.json");
    say("Exported: what you wrote and what you solved.");
  }
  function taken(file: ReturnType<typeof readFile>, mine: boolean) {
    const trouble = take(file, mine);
    const many = file.size === 1 ? "1 exercise" : `${file.size} exercises`;
    say(trouble || `Imported: ${many}. No imported code runs until you press Check or Run.`);
  }
  async function open() {
    const [chosen] = input.files ?? [];
    input.value = "";
    if (!chosen) return;
    try {
      const file = readFile(await chosen.text());
      const both = conflicts(file).length;
      if (!both) {
        taken(file, false);
        return;
      }
      say(`The file has other code for ${both} of the exercises that you have worked on here.`);
      choice.append(
        button("Keep mine", () => taken(file, true)),
        button("Take the file's", () => taken(file, false)),
      );
    } catch (error) {
      const why = (error as Error).message;
      say(`${chosen.name} was not imported: ${why}. Nothing has changed.`);
    }
  }
  input.addEventListener("change", open);

  const about = document.createElement("p");
  about.textContent = "What you write and solve is stored in this browser and nowhere else.";
  fold.append(
    count,
    about,
    button("Export", save),
    button("Import", () => input.click()),
  );
  fold.append(input, note, choice);
  panel.append(fold);
  panel.removeAttribute("hidden");
  follow(show);
  show();
  const line = document.querySelector("[data-snl-course]");
  if (line) makeReset(line as HTMLElement);
}
