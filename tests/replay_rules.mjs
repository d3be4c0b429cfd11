/* Replays the rule book on the rules of a module, and prints what it gets wrong.

    node tests/replay_rules.mjs web/src/rules.ts tests/data/rulebook.tson
*/
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { faultsOf } from "../web/tests/rulebook.ts";

const [script, book] = process.argv.slice(2);
const { rulesOf } = await import(pathToFileURL(resolve(script)).href);
console.log(JSON.stringify(faultsOf(rulesOf, JSON.parse(readFileSync(book, "utf8")))));
