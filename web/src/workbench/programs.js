/** Which program is in the editor: yours in one of the signatures, one of the package, or one that came by a link. */

import { button, choice, el, put } from "../dom.js";

/** @typedef {{name: string, title: string, kind: string, source: string}} Listed */
/** @typedef {{programs: Listed[], signatures: {name: string, title: string, template: string}[]}} Shelf */
/** @typedef {{kind: "mine" | "program" | "link", name?: string}} Chosen */

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("./keeping.js").makeKeeper>} parts.keeper
 * @param {string | null} parts.arrived the code that came with the link
 * @param {(text: string, readOnly: boolean) => void} parts.open
 * @param {() => string} parts.text what is in the editor
 */
export function makePrograms({ keeper, arrived, open, text }) {
  const { kept } = keeper;
  let shelf = /** @type {Shelf} */ ({ programs: [], signatures: [] });
  let chosen = /** @type {Chosen} */ ({ kind: arrived === null ? "mine" : "link" });
  let trouble = "";
  const tools = el(".tools");
  const tabs = el(".tabs", { role: "group", label: "Program" });
  const node = el(".programs", tabs, tools);

  const template = () =>
    shelf.signatures.find(({ name }) => name === kept.signature)?.template ?? "";
  const mine = () => kept.sources[kept.signature] ?? template();

  /** @param {Chosen} next */
  function choose(next) {
    chosen = next;
    show();
    const { kind, name } = chosen;
    if (kind === "mine") open(mine(), false);
    else if (kind === "link") open(arrived ?? "", true);
    else open(shelf.programs.find((one) => one.name === name)?.source ?? "", true);
  }
  /** @param {string} [source] */
  function store(source) {
    if (source === undefined) delete kept.sources[kept.signature];
    else kept.sources[kept.signature] = source;
    trouble = keeper.store(kept);
  }
  function download() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text()], { type: "text/x-python" }));
    link.download = `${chosen.name ?? "mine"}.py`.replaceAll("-", "_");
    link.click();
    URL.revokeObjectURL(link.href);
  }
  function makeMine() {
    store(arrived ?? "");
    choose({ kind: "mine" });
  }

  function show() {
    const { kind, name } = chosen;
    /** @param {string} label @param {Chosen} what */
    const tab = (label, what) => {
      const one = button(label, null, () => choose(what));
      put(one, "aria-pressed", `${kind === what.kind}`);
      return one;
    };
    const named = /** @param {string} wanted @returns {[string, string][]} */ (wanted) =>
      shelf.programs.filter((one) => one.kind === wanted).map((one) => [one.name, one.title]);
    const pick = choice(
      "A program to look at",
      [["", "Look at a program"]],
      name ?? "",
      (value) => {
        choose(value ? { kind: "program", name: value } : { kind: "mine" });
      },
    );
    for (const [label, register] of [
      ["Algorithms", "algorithm"],
      ["Mistakes", "mistake"],
    ]) {
      const options = named(register).map(([value, title]) => el("option", { value }, title));
      pick.append(el("optgroup", { label: null }, options));
      pick.lastElementChild?.setAttribute("label", label);
    }
    pick.value = name ?? "";
    pick.classList.toggle("s-chosen", kind === "program");
    tabs.replaceChildren(
      tab("Mine", { kind: "mine" }),
      ...(arrived === null ? [] : [tab("From the link", { kind: "link" })]),
      pick,
    );
    const download_ = button("Download", "As a file of Python", download);
    if (kind === "mine") {
      const signatures = choice(
        "How it is called",
        shelf.signatures.map((one) => [one.name, one.title]),
        kept.signature,
        (value) => {
          kept.signature = value;
          trouble = keeper.store(kept);
          choose({ kind: "mine" });
        },
      );
      const reset = button("Reset", "Back to the beginning of this signature", () => {
        store();
        choose({ kind: "mine" });
      });
      tools.replaceChildren(signatures, reset, download_);
    } else if (kind === "link") {
      tools.replaceChildren(
        button("Make it mine", "Instead of what is there", makeMine),
        download_,
      );
    } else tools.replaceChildren(download_);
  }

  return {
    node,
    chosen: () => chosen,
    trouble: () => trouble,
    /** @param {Shelf} found */
    show(found) {
      shelf = found;
      if (!shelf.signatures.some(({ name }) => name === kept.signature)) kept.signature = "board";
      choose(chosen);
    },
    /** What the reader has written. @param {string} source */
    changed(source) {
      if (chosen.kind === "mine") store(source);
    },
    /** The program as a question has it. */
    question() {
      if (chosen.kind === "program") return { name: chosen.name };
      return { source: text(), signature: chosen.kind === "mine" ? kept.signature : null };
    },
  };
}
