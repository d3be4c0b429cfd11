/** The board as text, to copy and to paste. */

import { button, choice, el, folded, write } from "../dom.js";
import { NOTATIONS } from "./notations.js";
import { boardsIn } from "./reading.js";

/** @import { Whole } from "./boards.js" */
/** @import { Shell } from "./workbench.js" */

/**
 * @param {Shell} shell
 * @param {(board: Whole) => void} take
 */
export function makeTexts(shell, take) {
  let board = /** @type {Whole | null} */ (null);
  let name = NOTATIONS[0].name;
  const area = /** @type {HTMLTextAreaElement} */ (
    el("textarea.text", { label: "The board as text", rows: 5, spellcheck: "false" })
  );
  const note = el("p.quiet", { role: "alert" });
  const pick = choice(
    "Notation",
    NOTATIONS.map((one) => [one.name, one.title]),
    name,
    (value) => {
      name = value;
      fill();
    },
  );

  function fill() {
    if (!board || !fold.open) return;
    area.value = area.placeholder = "";
    write(note, "");
    try {
      area.value =
        NOTATIONS.find((one) => one.name === name)
          ?.write(board)
          .trim() ?? "";
    } catch (error) {
      area.placeholder = `${/** @type {Error} */ (error).message}. JSON holds every board.\nTo read a board instead, paste its text here.`;
    }
  }
  async function copy() {
    if (!area.value.trim()) {
      write(note, "There is no text to copy.");
      return;
    }
    area.select();
    try {
      await navigator.clipboard.writeText(area.value);
      shell.say("Copied.");
    } catch {
      shell.say("The text is selected: copy it with the keys of your system.");
    }
  }
  function read() {
    if (!area.value.trim()) {
      write(note, "There is no text to read. Paste one into the box: in any of these notations.");
      return;
    }
    try {
      const boards = boardsIn(area.value);
      take(boards[0]);
      write(
        note,
        boards.length > 1 ? `The text holds ${boards.length} boards. This is the first.` : "",
      );
    } catch (error) {
      write(note, `This cannot be read: ${/** @type {Error} */ (error).message}.`);
    }
  }

  const fold = /** @type {HTMLDetailsElement} */ (
    folded(
      "Copy or paste as text",
      el(
        ".tools",
        pick,
        button("Copy", null, copy),
        button("Use this text", "Read the board in the text", read),
      ),
      area,
      note,
    )
  );
  fold.addEventListener("toggle", fill);
  return {
    node: fold,
    /** @param {Whole} next */
    show(next) {
      board = next;
      fill();
    },
  };
}
