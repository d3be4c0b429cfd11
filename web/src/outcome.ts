/** What a run came to, in words; where its number is wrong, with the right one. */

import { rulesOf } from "./rules.ts";
import { searchOf } from "./workbench/search.ts";
import { amount, sentence, throwInWords } from "./words.ts";
import type { Trace } from "./types.ts";

/** The right number of throws, where a run returned another one. */
function correction({ answer, unit = "throws", board }: Trace) {
  const told = answer?.throws === undefined ? answer?.number : answer.throws;
  if (told === undefined || unit !== "throws") return "";
  // Judges want -1 where the goal is out of reach, and programs have a largest number of their own.
  const said = told === null || told < 0 || told >= 1e9 ? null : told;
  const { throws } = searchOf(rulesOf(board));
  if (said === throws) return "";
  return throws === null ? " The goal cannot be reached." : ` Fewest throws: ${throws}.`;
}

export function outcomeOf(trace: Trace) {
  return `${returned(trace)}${trace.outcome === "returned" ? correction(trace) : ""}`;
}

function returned({ outcome, answer, error, limit, functions }: Trace) {
  if (outcome === "stopped") return `It was stopped after ${limit}.`;
  if (outcome === "raised" && error) {
    if (!error.kind) return sentence(error.message);
    const owner = functions[error.function];
    const where = owner && error.line != null ? ` Line ${error.line + 1} of ${owner.name}.` : "";
    return `It raised ${error.kind}: ${error.message}.${where}`;
  }
  if (!answer || "value" in answer) return `It returned ${answer ? answer.value : "nothing"}.`;
  if (answer.throws === null) return "It returned: the goal cannot be reached.";
  const route = answer.route ?? [];
  const throws =
    route.length > 8 ? route.map(([face]) => face).join(", ") : route.map(throwInWords).join("; ");
  return `It returned ${amount(answer.throws)}${throws && `: ${throws}`}.`;
}
