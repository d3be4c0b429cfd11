/** A place for an editor, which is loaded when it is first opened. */

import type { AroundPage, Editor } from "./around.ts";

export function makeSlot(
  box: HTMLElement,
  label: string,
  load: AroundPage["editor"],
  text: () => string,
  change: (text: string) => void,
  trouble: (says: string) => void,
) {
  let opening: Promise<Editor | null> | null = null;
  let failed = false;
  async function make() {
    try {
      const { make: makeEditor } = await load();
      box.replaceChildren();
      const editor = makeEditor(box, label, change);
      editor.open(text());
      if (failed) trouble("");
      failed = false;
      return editor;
    } catch {
      opening = null;
      failed = true;
      trouble("The editor could not be loaded. Press Edit to try again.");
      return null;
    }
  }
  return {
    /** The editor; null if it cannot be loaded. */
    open: () => (opening ??= make()),
    /** The same, if it has been opened. */
    opened: () => opening,
    async close() {
      (await opening)?.destroy();
      opening = null;
      box.replaceChildren();
    },
  };
}
