/**
 * Asks which cell comes next, or what number it gets, and says whether the answer was right, and
 * why. In a lecture it also takes the votes of the room.
 */

import { button, el, focusedWith, put, write } from "./dom.ts";
import { questionFor, type Question } from "./questions.ts";
import { makeVotes } from "./votes.ts";
import type { Replay } from "./replay.ts";

/** @param after what gets the focus when a typed answer is done */
export function makeQuiz(replay: Replay, go: (index: number) => void, after: () => void) {
  let on = false;
  let question: Question | null = null;
  let target = 0;
  // Of the last question: where it was asked, and the step that answers it.
  let [askedAt, answeredBy] = [0, -1];
  let right = 0;
  let asked = 0;

  const field = el("input.button", { type: "number", min: 0, required: "", label: "Your answer" });
  /** For a lecture: how many in the room say so. */
  const hands = el("input.button.hands", {
    type: "number",
    min: 1,
    label: "Raised hands",
    placeholder: "hands",
  });
  const votes = makeVotes();
  const text = el("span.question", { role: "status" });
  const score = el("strong");
  function submit(event: Event) {
    event.preventDefault();
    if (!hands.value) {
      answer(+field.value, "number");
      return;
    }
    votes.add(+field.value, +hands.value);
    field.value = hands.value = "";
    field.focus();
    show.hidden = false;
  }
  function reveal() {
    if (!question) return;
    const told = votes.tell(question.accept);
    right += told.right;
    asked += told.all;
    close("told", "");
  }
  const show = button("Show the answer", null, reveal);
  const send = el("button.button", "Answer");
  const skip = button("Skip", null, () => close("skipped", ""));
  const form = el("form.flow", { submit }, field, hands, send, show, skip);
  const node = el(
    ".flow.predict",
    { role: "group", label: "Predict" },
    text,
    form,
    score,
    votes.node,
  );

  function say(verdict: string, words: string) {
    put(node, "data-verdict", verdict);
    write(text, words);
    form.hidden = !question;
    node.hidden = !on;
    write(score, asked ? `${right} of ${asked} right` : "");
  }

  /** @param kind what was given: a cell of the board, or a number that was typed */
  function answer(cell: number, kind: Question["wants"] = "cell") {
    if (!question) return false;
    if (question.wants === "number" && kind === "cell") {
      field.focus();
      return true;
    }
    const good = question.accept.includes(cell);
    asked += 1;
    right += good ? 1 : 0;
    close(good ? "right" : "wrong", good ? "Right: " : `Not ${cell}: `);
    return true;
  }

  function close(verdict: string, words: string) {
    if (!question) return;
    const { reason } = question;
    const typing = node.contains(focusedWith(node));
    question = null;
    go(target);
    say(verdict, `${words}${reason}.`);
    if (typing) after();
  }

  return {
    node,
    answer,
    on: () => on,
    /** After a key, the answer can be typed at once. */
    focus: () => question && field.focus(),
    /** An open question falls when one moves elsewhere. */
    drop(next: boolean = on) {
      if (question || !next) votes.clear();
      on = next;
      question = null;
      say("ready", asked ? "" : "Go forward: you are asked before a cell is taken or reached.");
    },
    /** Whether a question now stands in the way. */
    asks(from: number, end: number) {
      if (question) {
        field.focus();
      } else if (on) {
        question = questionFor(replay, from, end);
        // What was asked before a throw is not asked again after it.
        if (question?.index === answeredBy && from > askedAt) question = null;
        if (question) [askedAt, answeredBy] = [from, question.index];
        target = end;
        field.value = hands.value = "";
        votes.clear();
        show.hidden = true;
        const how = question?.wants === "cell" ? "Choose it on the board, or type it." : "Type it.";
        if (question) say("asked", `${question.text} ${how}`);
      }
      // Nothing else happens now, so what is asked must be seen: only here the page is moved.
      if (question) node.scrollIntoView({ block: "nearest" });
      return !!question;
    },
  };
}
