/** The code of an exercise: shown as text until it is opened, then in the editor. */

import { button, el, put } from "../dom.ts";
import type { Around, Editor } from "../workbench/write.ts";
import { hanging, type Piece } from "./texts.ts";

export function makeCode({
  label,
  picture,
  stub,
  source,
  editor: load,
  change,
  trouble,
}: {
  label: string;
  /** The stub with its colours. */
  picture: Piece[];
  stub: string;
  source: string;
  editor: Around["editor"];
  change: (source: string) => void;
  trouble: (says: string) => void;
}) {
  let text = source;
  let opening: Promise<Editor | null> | null = null;
  let editor: Editor | null = null;
  const plain = el("pre.plain");
  const edit = button("Edit", "Open the editor", () => open(true));
  const still = el(".still", edit, plain);
  const box = el(".editor", still);
  still.addEventListener("click", () => open(true));

  function draw() {
    plain.replaceChildren(...hanging(text === stub ? picture : [["", text]]));
  }
  function heard(next: string) {
    text = next;
    change(next);
  }
  async function make() {
    try {
      const { make: makeEditor } = await load();
      box.replaceChildren();
      editor = makeEditor(box, label, heard);
      editor.open(text);
      return editor;
    } catch (error) {
      trouble(`The editor cannot be loaded: ${(error as Error).message}.`);
      return null;
    }
  }
  async function open(focus = false) {
    put(edit, "aria-disabled", true);
    opening ??= make();
    const made = await opening;
    if (focus) made?.focus();
    return made;
  }

  draw();
  return {
    node: box,
    open,
    text: () => text,
    /** Another text, which can be undone in the editor. */
    replace(next: string) {
      if (next === text) return;
      text = next;
      if (editor) editor.replace(next);
      else draw();
      change(next);
    },
    async point(line: number | null) {
      if (line === null && !editor) return;
      (await open(line !== null))?.point(line);
    },
  };
}
