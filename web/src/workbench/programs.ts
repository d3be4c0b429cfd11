/** Which program is in the editor: yours in one of the signatures, one of the package, or one that came by a link. */

import { button, choice, el, put } from "../dom.ts";
import { download } from "../download.ts";
import type { makeKeeper } from "./drafts.ts";

type Listed = { name: string; title: string; kind: string; source: string };
export type Shelf = {
  programs: Listed[];
  signatures: { name: string; title: string; template: string }[];
};
type Chosen =
  { kind: "mine" | "second" | "link"; name?: string } | { kind: "program"; name: string };

const TWO =
  "Another tab has other code here. Each tab keeps its own; a new tab begins with what was changed last.";

export function makePrograms({
  keeper,
  arrived,
  open,
  text,
  heard,
}: {
  keeper: ReturnType<typeof makeKeeper>;
  /** The code that came with the link. */
  arrived: string | null;
  open: (text: string, readOnly: boolean) => void;
  /** What is in the editor. */
  text: () => string;
  /** Is called when another tab has stored code. */
  heard: () => void;
}) {
  const { kept } = keeper;
  let shelf = { programs: [], signatures: [] } as Shelf;
  let chosen = { kind: arrived === null ? "mine" : "link" } as Chosen;
  let trouble = "";
  /** Other code of the reader's for this signature, from another tab. */
  let theirs: string | null = null;
  const tools = el(".tools");
  const tabs = el(".row.tabs.bare", { role: "group", label: "Program" });
  const node = el(".flow.programs", tabs, tools);

  /** How a program of yours is called. */
  const signatureOf = (second: boolean) =>
    second ? (kept.second ?? kept.signature) : kept.signature;
  /** Under which key it is stored. */
  const keyOf = (second: boolean) => `${second ? "2:" : ""}${signatureOf(second)}`;
  /** The one that is chosen, or was chosen last. */
  let second = false;
  const template = () =>
    shelf.signatures.find(({ name }) => name === signatureOf(second))?.template ?? "";
  const mine = () => kept.sources[keyOf(second)] ?? template();
  const isMine = () => chosen.kind === "mine" || chosen.kind === "second";

  function choose(next: Chosen) {
    chosen = next;
    if (isMine() && second !== (chosen.kind === "second")) {
      second = !second;
      theirs = null;
      compare();
    }
    show();
    const { kind, name } = chosen;
    if (isMine()) open(mine(), false);
    else if (kind === "link") open(arrived ?? "", true);
    else open(shelf.programs.find((one) => one.name === name)?.source ?? "", true);
  }
  /** Looks for other code that another tab has stored. */
  function compare() {
    const other = keeper.elsewhere(keyOf(second));
    if (other === null) theirs = null;
    else if (other !== mine()) theirs = other;
    show();
  }
  function swap() {
    const [next, former] = [theirs, text()];
    store(next ?? "");
    choose(chosenMine());
    theirs = former;
    show();
  }
  const chosenMine = (): Chosen => ({ kind: second ? "second" : "mine" });
  function store(source?: string) {
    const key = keyOf(second);
    if (source === undefined) delete kept.sources[key];
    else kept.sources[key] = source;
    trouble = keeper.store(key);
  }
  function save() {
    const name = `${chosen.name ?? (second ? "my-other" : "mine")}.py`.replaceAll("-", "_");
    download(new Blob([text()], { type: "text/x-python" }), name);
  }
  function makeMine() {
    second = false;
    store(arrived ?? "");
    choose({ kind: "mine" });
  }

  function show() {
    const { kind, name } = chosen;
    const tab = (label: string, what: Chosen, title = "") => {
      const one = button(label, title || null, () => choose(what));
      put(one, "aria-pressed", `${kind === what.kind}`);
      return one;
    };
    const named = (wanted: string): [string, string][] =>
      shelf.programs.filter((one) => one.kind === wanted).map((one) => [one.name, one.title]);
    const pick = choice(
      "A program to look at",
      [["", "Look at a program"]],
      name ?? "",
      (value) => {
        choose(value ? { kind: "program", name: value } : chosenMine());
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
      tab("My other", { kind: "second" }, "Another program of yours: Compare runs both"),
      ...(arrived === null ? [] : [tab("From the link", { kind: "link" })]),
      pick,
    );
    const file = button("Download", "As a file of Python", save);
    if (isMine()) {
      const signatures = choice(
        "How it is called",
        shelf.signatures.map((one) => [one.name, one.title]),
        signatureOf(second),
        (value) => {
          if (second) kept.second = value;
          else {
            // The other one keeps its own.
            kept.second = signatureOf(true);
            kept.signature = value;
          }
          trouble = keeper.store(keyOf(second));
          theirs = null;
          compare();
          choose(chosenMine());
        },
      );
      const reset = button("Reset", "Back to the beginning of this signature", () => {
        store();
        choose(chosenMine());
      });
      const other =
        theirs !== null && button("Other tab's code", "Exchange it with the code here", swap);
      tools.replaceChildren(signatures, reset, file, ...(other ? [other] : []));
    } else if (kind === "link") {
      tools.replaceChildren(button("Make it mine", "Instead of what is there", makeMine), file);
    } else tools.replaceChildren(file);
  }

  return {
    node,
    chosen: () => chosen,
    isMine,
    trouble: () => trouble || (theirs === null ? "" : TWO),
    end: keeper.follow(() => {
      compare();
      heard();
    }),
    show(found: Shelf) {
      shelf = found;
      compare();
      if (!shelf.signatures.some(({ name }) => name === kept.signature)) kept.signature = "board";
      choose(chosen);
    },
    /** What the reader has written. */
    changed(source: string) {
      if (isMine()) store(source);
    },
    /** The program as a question has it. */
    question() {
      if (chosen.kind === "program") return { name: chosen.name };
      return { source: text(), signature: isMine() ? signatureOf(second) : null };
    },
    /** The reader's other program as a question has it; null if none is written. */
    other() {
      const source = kept.sources[keyOf(!second)];
      return isMine() && source?.trim() ? { source, signature: signatureOf(!second) } : null;
    },
  };
}
