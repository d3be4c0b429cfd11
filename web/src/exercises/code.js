/** The code of an exercise: shown as text until it is opened, then in the editor. */

import { button, el, put, write } from "../dom.js";

/** @import { Around, Editor } from "../workbench/write.js" */

/**
 * @param {object} parts
 * @param {string} parts.label
 * @param {(Node | string)[]} parts.picture the stub with its colours
 * @param {string} parts.stub
 * @param {string} parts.source
 * @param {Around["editor"]} parts.editor
 * @param {(source: string) => void} parts.change
 * @param {(says: string) => void} parts.trouble
 */
export function makeCode({ label, picture, stub, source, editor: load, change, trouble }) {
  let text = source;
  let opening = /** @type {Promise<Editor | null> | null} */ (null);
  let editor = /** @type {Editor | null} */ (null);
  const plain = el("pre.plain");
  const edit = button("Edit", "Open the editor", () => open(true));
  const still = el(".still", edit, plain);
  const box = el(".editor", still);
  still.addEventListener("click", () => open(true));

  function draw() {
    if (text === stub) plain.replaceChildren(...picture);
    else write(plain, text);
  }
  /** @param {string} next */
  function heard(next) {
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
      trouble(`The editor cannot be loaded: ${/** @type {Error} */ (error).message}.`);
      return null;
    }
  }
  /** @param {boolean} [focus] */
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
    /** Another text, which can be undone in the editor. @param {string} next */
    replace(next) {
      if (next === text) return;
      text = next;
      if (editor) editor.replace(next);
      else draw();
      change(next);
    },
    /** @param {number | null} line */
    async point(line) {
      if (line === null && !editor) return;
      (await open(line !== null))?.point(line);
    },
  };
}
