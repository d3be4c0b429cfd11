/**
 * Compiles what Python in a page needs of its library before it can begin: once, and not again on
 * each page. What the package imports at its beginning is bytecode in Pyodide's archive then; the
 * rest stays source. `npm ci` does this last.
 *
 *     node web/bytecode.mjs
 */

import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const ARCHIVE = fileURLToPath(import.meta.resolve("pyodide/python_stdlib.zip"));

const COMPILE = `
import json, random, sys
sys.dont_write_bytecode = True
sys.path.append("/core")
from snl_algos import workbench

needed = {getattr(module, "__file__", None) for module in sys.modules.values()}

import py_compile, zipfile
from pathlib import Path

(library,) = [path for path in sys.path if path.endswith(".zip")]
source, bytecode = Path("/source.py"), Path("/bytecode.pyc")
with zipfile.ZipFile(library) as former, zipfile.ZipFile("/compiled.zip", "w") as compiled:
    for name in former.namelist():
        content, path = former.read(name), f"{library}/{name}"
        if path in needed and path.endswith(".py"):
            source.write_bytes(content)
            unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(source, bytecode, path, doraise=True, invalidation_mode=unchecked)
            name, content = f"{name}c", bytecode.read_bytes()
        compiled.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
`;

const python = await loadPyodide();
python.mountNodeFS("/core", fileURLToPath(new URL("..", import.meta.url)));
python.runPython(COMPILE);
rmSync(ARCHIVE); // not through a link to another copy
writeFileSync(ARCHIVE, python.FS.readFile("/compiled.zip"));
