/** The columns beside a page: the list of pages, and the contents of this one. */

/**
 * The list of pages is a column where the window is wide, otherwise it opens over the page. The
 * theme would push the page aside, or, on a phone, move the list to another place.
 */
function makeList() {
  const wide = matchMedia("(min-width: 108rem)");
  const list = () => document.getElementById("pst-primary-sidebar");
  function open(event: Event) {
    if (wide.matches || !(event.target as Element).closest(".primary-toggle")) return;
    event.preventDefault();
    event.stopPropagation();
    const node = list();
    if (!node) return;
    node.popover = "auto";
    node.togglePopover();
    if (isOpen(node)) node.querySelector<HTMLElement>("a, button, summary")?.focus();
  }
  const isOpen = (node: HTMLElement) => node.matches(":popover-open");
  /** The browser would, but the search of Sphinx takes the key. */
  function close(event: KeyboardEvent) {
    const node = list();
    if (event.key !== "Escape" || !node || !isOpen(node)) return;
    event.stopPropagation();
    node.hidePopover();
  }
  document.addEventListener("click", open, true);
  document.addEventListener("keydown", close, true);
  wide.addEventListener("change", () => list()?.removeAttribute("popover"));
}

const WIDE = [
  ".cell_input",
  ".snl-card",
  ".cell > details",
  ".cell_output > *",
  ".snl-scroll",
  ".pst-scrollable-table-container",
  "div[data-snl]",
  "div[data-snl-workbench]",
  "div[data-snl-exercise]",
];

/**
 * What is as wide as the page passes over the contents at the side: then they step aside, since
 * what is covered can be neither read nor chosen.
 */
function makeContents(contents: HTMLElement, article: Element) {
  function look() {
    const { left, top, bottom } = contents.getBoundingClientRect();
    const covers = (node: Element) => {
      const box = node.getBoundingClientRect();
      return box.right > left && box.top < bottom && box.bottom > top;
    };
    // What a cell shows when it is run comes later.
    const passing = [...article.querySelectorAll(`:is(${WIDE})`)];
    contents.classList.toggle("snl-aside", passing.some(covers));
  }
  let asked = 0;
  function lookSoon() {
    asked ||= requestAnimationFrame(() => {
      asked = 0;
      look();
    });
  }
  addEventListener("scroll", lookSoon, { passive: true });
  // Also when something is unfolded, the window is another, or the list itself has become longer.
  const sizes = new ResizeObserver(lookSoon);
  sizes.observe(article);
  sizes.observe(contents);
}

export function makeColumns() {
  makeList();
  const contents = document.getElementById("pst-secondary-sidebar");
  const article = document.querySelector(".bd-article");
  if (contents && article) makeContents(contents, article);
}
