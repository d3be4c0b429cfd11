/**
 * The search of Sphinx, as readers use it. It finds a page by the name of its file too, which has
 * the field's word where the title of a lesson has a phrase. It reads a misspelt word as the
 * closest one it knows. It quotes what a page says, not the buttons around it. It fetches what it
 * quotes, which a page opened as a file cannot do.
 */

import { el, put } from "../dom.ts";

type Entries = Record<string, unknown>;
interface Index {
  docnames: string[];
  alltitles: Entries;
  indexentries: Entries;
  /** Stem → the numbers of the pages, or the one. */
  terms: Entries;
  titleterms: Record<string, number | number[]>;
}
declare const Search:
  | {
      _index: Index | null;
      _parseQuery: (text: string) => unknown[];
      _performSearch: (...query: unknown[]) => unknown[];
      htmlToText: (html: string, anchor?: string) => string;
      output: HTMLElement;
      query: (text: string) => void;
      status: HTMLElement;
    }
  | undefined;
declare const Documentation: { gettext: (text: string) => string };
declare const DOCUMENTATION_OPTIONS: { SHOW_SEARCH_SUMMARY: boolean };
declare class Stemmer {
  stemWord(word: string): string;
}

const UNSAID = [
  ".headerlink",
  "script",
  "style",
  "summary",
  "div[data-snl]",
  "div[data-snl-workbench]",
  ".snl-needs-python",
  ".snl-course",
];

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The fewest letters to add, drop, replace, or swap with their neighbour, from one word to another. */
function edits(word: string, other: string) {
  const rows = [[...Array(other.length + 1).keys()]];
  for (const at of Array(word.length).keys()) {
    const row = [at + 1];
    for (const to of Array(other.length).keys()) {
      const isSwap = word[at] === other[to - 1] && word[at - 1] === other[to];
      row.push(
        Math.min(
          row[to] + 1,
          rows[at][to + 1] + 1,
          rows[at][to] + Number(word[at] !== other[to]),
          isSwap ? rows[at - 1][to - 1] + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[word.length][other.length];
}

const stemOf = (word: string) => new Stemmer().stemWord(word);

/** The text, with each unknown word replaced by the closest word of a title or an index entry. */
function corrected(text: string, { alltitles, indexentries, terms }: Index) {
  const known = Object.keys({ ...alltitles, ...indexentries }).flatMap(wordsIn);
  const words = wordsIn(text).map((word) => {
    if (known.includes(word) || stemOf(word) in terms) return word;
    const best = known.reduce((a, b) => (edits(word, b) < edits(word, a) ? b : a));
    return edits(word, best) <= word.length / 3 ? best : word;
  });
  return words.join(" ");
}

/** Counts the words in the name of a page's file as words of its title. */
function addNames({ docnames, titleterms }: Index) {
  for (const [page, name] of docnames.entries()) {
    for (const word of wordsIn(name.replace(/.*\/|_/g, " "))) {
      const stem = stemOf(word);
      titleterms[stem] = [titleterms[stem] ?? [], page].flat();
    }
  }
}

export function makeSearch() {
  if (typeof Search === "undefined") return;
  const { _index: index, query } = Search;
  if (index) {
    addNames(index);
    // Only the sentence for an empty result asks for this. Sphinx's own mentions categories.
    Documentation.gettext = () => "Nothing was found. Try a single word, or look in the glossary.";
    Search.query = (given) => {
      put(Search.status, "role", "status");
      const text = given.replaceAll("*", " star");
      const isFound = Search._performSearch(...Search._parseQuery(text)).length > 0;
      const meant = isFound ? text : corrected(text, index);
      if (!isFound && meant !== text.toLowerCase())
        Search.output.before(el("p", `Nothing was found for “${given}”. This is for “${meant}”:`));
      query(meant);
    };
  }
  if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;
  Search.htmlToText = (html, anchor) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    const article = page.querySelector("article.bd-article");
    for (const node of article?.querySelectorAll(`${UNSAID}`) ?? []) node.remove();
    for (const part of article?.querySelectorAll("th, td, dt, dd") ?? []) part.append(" ");
    return ((anchor && article?.querySelector(anchor)) || article)?.textContent ?? "";
  };
}
