/** The code of an exercise: shown as text until it is opened, then in the editor. */

import { button, el, flag, put } from "../dom.ts";
import { makeSlot } from "../workbench/slot.ts";
import { coloured, type Piece } from "./texts.ts";
import type { AroundPage } from "../workbench/around.ts";

/** @param picture the stub with its colours */
export function makeCode(
  label: string,
  { picture, stub, source }: { picture: Piece[]; stub: string; source: string },
  load: AroundPage["editor"],
  change: (source: string) => void,
  trouble: (says: string) => void,
) {
  let text = source;
  const plain = el("pre.plain.scroll", { tabindex: 0, role: "group", label });
  const edit = button("Edit", "Open the editor", () => open(true));
  flag(edit, "screen", true);
  const still = el(".still", edit, plain);
  const box = el(".editor", still);
  const slot = makeSlot(box, label, load, () => text, heard, trouble);
  still.addEventListener("click", () => open(true));

  function draw() {
    plain.replaceChildren(...coloured(text === stub ? picture : [["", text]]));
  }
  function heard(next: string) {
    text = next;
    change(next);
  }
  async function open(focus = false) {
    put(edit, "aria-disabled", true);
    const editor = await slot.open();
    put(edit, "aria-disabled", false);
    if (focus) editor?.focus();
    return editor;
  }

  draw();
  return {
    node: box,
    text: () => text,
    /** Another text, which can be undone in the editor. */
    replace(next: string) {
      if (next === text) return;
      heard(next);
      draw();
      slot.opened()?.then((editor) => editor?.replace(next));
    },
    async point(line: number | null, focus = true) {
      (await (line === null ? slot.opened() : open(focus)))?.point(line);
    },
  };
}
