// Runs a Python file under Pyodide: node driver.mjs ARCHIVE FILE
//
// The archive, a zip, is unpacked into the working folder of Pyodide, and the file in it is run.
// What its `main()` returns is printed as JSON, with the seconds that it took to begin.

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { giveAlarm } from "../../web/src/workbench/alarm.ts";

const [archive, file] = process.argv.slice(2);
const began = performance.now();

try {
  const shown = (text) => process.stderr.write(`${text}\n`);
  const pyodide = await loadPyodide({ stdout: shown, stderr: shown });
  const boot = (performance.now() - began) / 1000;
  giveAlarm(pyodide);
  pyodide.unpackArchive(new Uint8Array(readFileSync(archive)), "zip");
  pyodide.globals.set("file", file);
  const found = pyodide.runPython(`
import json, runpy, sys
sys.path.insert(0, "")
json.dumps(runpy.run_path(file)["main"]())
`);
  process.stdout.write(JSON.stringify({ boot, found: JSON.parse(found) }));
} catch (error) {
  // Never the whole error: Node would print the line of Pyodide's script, which has a megabyte.
  process.stderr.write(`${String(error.message ?? error).slice(-4000)}\n`);
  process.exitCode = 1;
}
