/**
 * The search of Sphinx, as readers use it. It finds a page by the name of its file too, which has
 * the field's word where the title of a lesson has a phrase. It quotes what a page says, not the
 * buttons around it. It fetches what it quotes, which a page opened as a file cannot do.
 */

import { put } from "../dom.ts";

interface Index {
  docnames: string[];
  /** Stem → the numbers of the pages, or the one. */
  titleterms: Record<string, number | number[]>;
}
declare const Search:
  | {
      _index: Index | null;
      htmlToText: (html: string, anchor?: string) => string;
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

const stemOf = (word: string) => new Stemmer().stemWord(word);

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
      query(given.replaceAll("*", " star"));
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
