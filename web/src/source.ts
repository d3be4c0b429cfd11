/** How the code of a function is shown: dedented, what is not executed folded, `#:` apart. */

type Layout = { head: number; indent: number };

export const indentOf = (line: string) => line.length - line.trimStart().length;

/**
 * How many lines come before the first that is executed: decorators, the head of the function,
 * and its docstring. 0 if these are not found.
 */
export function headOf(lines: string[]) {
  const begin = lines.findIndex((line) => /^\s*(async\s+)?(def|class)\s/.test(line));
  if (begin < 0 || lines.slice(0, begin).some((line) => indentOf(line) < indentOf(lines[0]))) {
    return 0;
  }
  let at = lines.findIndex((line, index) => index >= begin && /:\s*(#.*)?$/.test(line)) + 1;
  if (at === 0) return 0;
  while (at < lines.length && !lines[at].trim()) at += 1;
  const opening = /^\s*[rRuU]?("""|''')/.exec(lines[at] ?? "");
  if (opening) {
    const rest = lines[at].slice(opening[0].length);
    if (!rest.includes(opening[1])) {
      at += 1;
      while (at < lines.length && !lines[at].includes(opening[1])) at += 1;
    }
    at += 1;
  }
  while (at < lines.length && !lines[at].trim()) at += 1;
  return at < lines.length ? at : 0;
}

/** What is folded, and how many spaces the rest has too many. */
export function layoutOf(lines: string[]): Layout {
  const head = headOf(lines);
  const body = lines.slice(head).filter((line) => line.trim());
  return { head, indent: Math.min(...body.map(indentOf), 80) };
}

export const isNarration = (text: string) => text.startsWith("#:");
