/** Asks which cell comes next, and says whether the answer was right, and why. */

import { button, el, put, write } from "./dom.js";
import { questionFor } from "./questions.js";

/** @import { Question } from "./questions.js" */
/** @import { Replay } from "./replay.js" */

/**
 * @param {Replay} replay
 * @param {(index: number) => void} go
 * @param {() => void} after what gets the focus when a typed answer is done
 */
export function makeQuiz(replay, go, after) {
  let on = false;
  let question = /** @type {Question | null} */ (null);
  let target = 0;
  let right = 0;
  let asked = 0;

  const field = /** @type {HTMLInputElement} */ (
    el("input.button", { type: "number", min: 0, required: "", label: "Your answer: a cell" })
  );
  const text = el("span.question", { role: "status" });
  const score = el("strong");
  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    answer(+field.value);
  }
  const form = el(
    "form.form",
    { submit },
    field,
    el("button.button", "Answer"),
    button("Skip", null, () => close("skipped", "")),
  );
  const node = el(".predict", { role: "group", label: "Predict" }, text, form, score);

  /** @param {string} verdict @param {string} words */
  function say(verdict, words) {
    put(node, "data-verdict", verdict);
    write(text, words);
    form.hidden = !question;
    node.hidden = !on;
    write(score, asked ? `${right} of ${asked} right` : "");
  }

  /** @param {number} cell */
  function answer(cell) {
    if (!question) return false;
    const good = question.accept.includes(cell);
    asked += 1;
    right += good ? 1 : 0;
    close(good ? "right" : "wrong", good ? "Right: " : `Not ${cell}: `);
    return true;
  }

  /** @param {string} verdict @param {string} words */
  function close(verdict, words) {
    if (!question) return;
    const { reason } = question;
    const typing = node.contains(document.activeElement);
    go(target);
    say(verdict, `${words}${reason}.`);
    if (typing) after();
  }

  return {
    node,
    answer,
    on: () => on,
    /** An open question falls when one moves elsewhere. @param {boolean} [next] */
    drop(next = on) {
      on = next;
      question = null;
      say("ready", asked ? "" : "Go forward: you are asked before a cell is taken or reached.");
    },
    /** Whether a question now stands in the way. @param {number} from @param {number} end */
    asks(from, end) {
      if (question) {
        field.focus();
      } else if (on) {
        question = questionFor(replay, from, end);
        target = end;
        field.value = "";
        if (question) say("asked", `${question.text} Click it on the board, or type it.`);
      }
      return !!question;
    },
  };
}
