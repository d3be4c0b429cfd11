/** Which program is in the editor: yours in one of the signatures, one of the package, or one that came by a link. */

import { button, choice, el, flag, hide, put } from "../dom.ts";
import { download } from "../download.ts";
import type { Editor } from "./around.ts";
import type { makeKeeper } from "./drafts.ts";

type Listed = { name: string; title: string; kind: string; source: string };
export type Shelf = {
  programs: Listed[];
  signatures: { name: string; title: string; template: string }[];
};
type Chosen = { kind: "mine" | "second" | "link" | "program"; name?: string };

export function makePrograms({
  keeper,
  arrived,
  shelf,
  editor,
  changes,
  replaces,
}: {
  keeper: ReturnType<typeof makeKeeper>;
  arrived: string | null;
  shelf: Shelf;
  editor: Editor;
  /** Is called when another program is chosen. */
  changes: () => void;
  /** Is called when a text is put in the place of the reader's, who can undo it. */
  replaces: () => void;
}) {
  const { kept } = keeper;
  const { text } = editor;
  let chosen: Chosen = { kind: arrived === null ? "mine" : "link" };
  /** Whether the second program is chosen, or was chosen last of the two. */
  let second = false;
  let trouble = "";

  const isMine = () => chosen.kind === "mine" || chosen.kind === "second";
  const chosenMine = (): Chosen => ({ kind: second ? "second" : "mine" });
  /** How a program of yours is called. */
  const signatureOf = (other: boolean) => (other && kept.second) || kept.signature;
  /** Under which key it is stored. */
  const keyOf = (other: boolean) => `${other ? "2:" : ""}${signatureOf(other)}`;
  function mine() {
    const signature = shelf.signatures.find(({ name }) => name === signatureOf(second));
    return kept.sources[keyOf(second)] ?? signature?.template ?? "";
  }
  function shown() {
    if (isMine()) return mine();
    if (chosen.kind === "link") return arrived ?? "";
    return shelf.programs.find(({ name }) => name === chosen.name)?.source ?? "";
  }

  function choose(next: Chosen) {
    chosen = next;
    if (isMine()) second = chosen.kind === "second";
    show();
    changes();
  }
  function show() {
    draw();
    editor.open(shown(), !isMine());
  }
  function replace(text: string) {
    editor.replace(text);
    replaces();
  }
  function store(source: string) {
    kept.sources[keyOf(second)] = source;
    trouble = keeper.store(keyOf(second));
  }
  function reset() {
    const key = keyOf(second);
    delete kept.sources[key];
    replace(mine());
    // What stands there unchanged is not the reader's.
    delete kept.sources[key];
    trouble = keeper.store(key);
  }
  function sign(signature: string) {
    // The other one keeps its own.
    if (!second) kept.second = signatureOf(true);
    kept[second ? "second" : "signature"] = signature;
    trouble = keeper.store(keyOf(second));
    choose(chosenMine());
  }
  function save() {
    const name = `${chosen.name ?? (second ? "my-other" : "mine")}.py`.replaceAll("-", "_");
    download(text(), "text/x-python", name);
  }
  function makeMine() {
    second = false;
    store(arrived ?? "");
    choose({ kind: "mine" });
  }

  const tab = (label: string, kind: "mine" | "second" | "link", title: string | null = null) =>
    button(label, title, () => choose({ kind }));
  const tabs = {
    mine: tab("Mine", "mine"),
    second: tab("My other", "second", "Another program of yours: Compare runs both"),
    link: tab("From the link", "link"),
  };
  tabs.link.hidden = arrived === null;
  const pick = choice("A program to look at", [["", "Look at a program"]], "", (name) =>
    choose(name ? { kind: "program", name } : chosenMine()),
  );
  pick.append(groupOf("Algorithms", "algorithm"), groupOf("Mistakes", "mistake"));
  const known = shelf.signatures.map(({ name, title }): [string, string] => [name, title]);
  const signatures = choice("How it is called", known, "", sign);
  const again = button("Reset", "Back to the first version for this signature", reset);
  const keep = button("Make it mine", "Replaces what is there", makeMine);
  const file = button("Download", "As a Python file", save);
  const row = el(".row.tabs.bare", { role: "group", label: "Program" }, Object.values(tabs), pick);
  const tools = el(".tools", signatures, again, keep, file);

  function groupOf(label: string, kind: string) {
    const listed = shelf.programs.filter((one) => one.kind === kind);
    const options = listed.map(({ name, title }) => el("option", { value: name }, title));
    const node = el("optgroup", options);
    node.label = label;
    return node;
  }
  function draw() {
    for (const [kind, node] of Object.entries(tabs))
      put(node, "aria-pressed", `${kind === chosen.kind}`);
    pick.value = chosen.name ?? "";
    flag(pick, "chosen", chosen.kind === "program");
    signatures.value = signatureOf(second);
    for (const one of [signatures, again]) one.hidden = !isMine();
    hide(keep, chosen.kind !== "link", file);
  }

  /** The program in the editor as a question has it. */
  function question() {
    if (chosen.name) return { name: chosen.name };
    return isMine() ? edited() : { source: text(), signature: null };
  }
  const edited = () => ({ source: text(), signature: signatureOf(second) });
  /** The reader's other program as a question has it; null if none is written. */
  function other() {
    const source = kept.sources[keyOf(!second)];
    return isMine() && source?.trim() ? { source, signature: signatureOf(!second) } : null;
  }

  const isKnown = (signature: string) => known.some(([name]) => name === signature);
  if (!isKnown(kept.signature)) kept.signature = "board";
  if (!isKnown(kept.second ?? "")) delete kept.second;
  show();
  return {
    node: el(".flow.programs", row, tools),
    kind: () => chosen.kind,
    isMine,
    trouble: () => trouble,
    changed(source: string) {
      if (isMine()) store(source);
    },
    question,
    other,
    /** Both programs of the reader, the first one first, whichever is in the editor. */
    both() {
      const two = other();
      return two && second
        ? { program: two, other: edited() }
        : { program: question(), other: two };
    },
  };
}
