/**
 * The search of Sphinx quotes what a page says, not the buttons around it. What it quotes it
 * fetches, which a page that is a file cannot.
 */

declare const Search: { htmlToText: (html: string, anchor?: string) => string } | undefined;
declare const DOCUMENTATION_OPTIONS: { SHOW_SEARCH_SUMMARY: boolean };

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

export function makeSearch() {
  if (typeof Search === "undefined") return;
  if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;
  Search.htmlToText = (html, anchor) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    const article = page.querySelector("article.bd-article");
    for (const node of article?.querySelectorAll(`${UNSAID}`) ?? []) node.remove();
    for (const cell of article?.querySelectorAll("th, td") ?? []) cell.append(" ");
    return ((anchor && article?.querySelector(anchor)) || article)?.textContent ?? "";
  };
}
