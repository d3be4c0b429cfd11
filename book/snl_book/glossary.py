"""Links from the lessons to the glossary: the first mention of each term, with what it means."""

from __future__ import annotations

import re
from collections.abc import Iterator

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx

__all__ = ["link_terms", "pattern_of", "terms_of"]

#: The page of the terms, and the class of a link to one of them.
GLOSSARY, LINK = "glossary", "snl-term"
#: The section of a lesson that names books and papers.
SOURCES = "further-reading"

#: What holds no words of the lesson's own, or no links.
SKIPPED = (
    nodes.title, nodes.reference, nodes.literal, nodes.literal_block, nodes.math, nodes.math_block,
    nodes.raw, nodes.thead, addnodes.pending_xref,
)  # fmt: skip


def link_terms(app: Sphinx, doctree: nodes.document, document: str) -> None:
    """Link the first mention of each term in the sections of a lesson.

    What stands above the first section is a summary and has no links; nor have code, the forms of
    exercises, folded answers, the outputs of cells, and the titles of books.
    """
    if not re.match(r"lessons/\d", document) or app.builder.format != "html":
        return
    terms = terms_of(app.env.get_doctree(GLOSSARY))
    glossary = app.builder.get_relative_uri(document, GLOSSARY)
    missing = set(terms)  # places in the glossary
    pattern = pattern_of(name for names, _ in terms.values() for name in names)
    place_of = {name.lower(): place for place, (names, _) in terms.items() for name in names}
    for text in list(texts(doctree)):
        pieces: list[nodes.Node] = []
        end = 0
        for found in pattern.finditer(text):
            place = place_of[found[1].lower()]
            if place in missing:
                missing.remove(place)
                to, meaning = f"{glossary}#{place}", terms[place][1]
                link = nodes.reference("", found[0], refuri=to, reftitle=meaning, internal=True)
                pieces += [nodes.Text(text[end : found.start()]), link]
                link["classes"], end = [LINK], found.end()
        if pieces:
            text.parent.replace(text, [*pieces, nodes.Text(text[end:])])


def terms_of(glossary: nodes.document) -> dict[str, tuple[list[str], str]]:
    """Place of a term → its names, and the first paragraph of what it means."""
    return {
        term["ids"][0]: (term.astext().split(", "), first.astext())
        for item in glossary.findall(nodes.definition_list_item)
        for term in item.findall(nodes.term)
        for meaning in item.findall(nodes.definition)
        for first in list(meaning.findall(nodes.paragraph))[:1]
    }


def pattern_of(names: Iterator[str] | list[str]) -> re.Pattern[str]:
    """What finds the names in a text, the longest first, with the endings of English.

    Examples
    --------
    >>> pattern = pattern_of(["edge", "adjacency list", "move", "list"])
    >>> [found[0] for found in pattern.finditer("Adjacency lists, the edges, knowledge, a move")]
    ['Adjacency lists', 'edges', 'move']
    >>> pattern.search("Does it move you?")  # with an object it is a verb
    >>> pattern_of(["start"]).search("You start on 1; at the start of a jump")  # another start
    """
    words = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    no_object = r"(?![\w-]|\s(?:a|all|both|for|off|that|the|time|you)\b)"
    another = r"(?!starts?\s(?:of|on)\b)"
    return re.compile(rf"(?<![\w-]){another}({words})(?:e?s|ing)?{no_object}", re.IGNORECASE)


def texts(doctree: nodes.document) -> Iterator[nodes.Text]:
    """The texts in the sections of a lesson that may have links, in order."""
    depth = 0  # in how many HTML elements that hold Markdown
    for node in doctree.findall():
        if any(isinstance(parent, nodes.container) for parent in parents(node)):
            continue  # a cell
        if isinstance(node, nodes.raw):
            html = node.astext()
            depth += len(re.findall("<(?:details|div)\\b", html))
            depth -= len(re.findall("</(?:details|div)>", html))
        elif isinstance(node, nodes.Text) and depth == 0 and may_have_links(node):
            yield node


def may_have_links(text: nodes.Text) -> bool:
    above = list(parents(text))
    sections = [one for one in above if isinstance(one, nodes.section)]
    return (
        len(sections) > 1
        and not any(SOURCES in one["ids"] for one in sections)
        and not any(isinstance(one, SKIPPED) for one in above)
    )


def parents(node: nodes.Node) -> Iterator[nodes.Node]:
    while node.parent is not None:
        node = node.parent
        yield node
