"""How the book is built: Sphinx and MyST-NB, from the lessons as they are saved.

Before the pages are read, `snl_book` copies the lessons and two documents of the repository to
their places here, and writes what comes from the registers of the package into `generated/`.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import snl_algos

project = "Fewest throws"
author = "The snl_algos authors"
copyright = "2026, the snl_algos authors"
release = version = snl_algos.__version__
html_title = "Fewest throws"

#: Where a notebook can be run by others, with {notebook} in the place of its path below
#: `lessons/`. While it is empty, no page speaks of it.
snl_run_elsewhere = os.environ.get("SNL_RUN_ELSEWHERE", "")

#: The addresses of former pages, and where their contents are now.
snl_moved = {
    "lessons/00_start_here": "lessons/01_play_then_prove.html",
    "lessons/01_a_board_is_a_graph": "lessons/02_a_board_is_a_graph.html",
    "lessons/02_queue_bfs": "lessons/03_queue_bfs.html",
    "lessons/03_land_and_stand": "lessons/04_land_and_stand.html",
    "lessons/04_level_by_level": "lessons/05_level_by_level.html",
    "lessons/05_lists_and_matrices": "lessons/02_a_board_is_a_graph.html",
    "lessons/06_notations_and_rules": "lessons/13_other_rules.html",
    "lessons/07_forward_dp": "lessons/06_forward_dp.html",
    "lessons/08_where_it_fails": "lessons/07_where_it_fails.html",
    "lessons/09_repairing_it": "lessons/08_repairing_it.html",
    "lessons/10_dijkstra": "lessons/09_when_costs_differ.html",
    "lessons/11_when_costs_differ": "lessons/09_when_costs_differ.html",
    "lessons/12_four_orders": "lessons/10_one_loop.html",
    "lessons/13_aiming": "lessons/10_one_loop.html",
    "lessons/15_side_by_side": "lessons/11_is_it_right.html",
    "lessons/16_how_fast_can_it_be": "lessons/15_how_fast_can_it_be.html",
    "lessons/17_what_goes_wrong": "lessons/11_is_it_right.html",
    "lessons/18_your_own": "lessons/16_your_own_program.html",
    "lessons/19_if_the_die_decides": "lessons/12_chance_and_choice.html",
    "lessons/20_a_choice_again": "lessons/12_chance_and_choice.html",
    "which-algorithm": "algorithms.html#which-algorithm-when",
    "findings": "mistakes.html#what-can-be-wrong",
    "traps": "mistakes.html#the-traps",
    "command-line": "run.html#the-command-line",
    "notations": "boards.html#the-notations",
    "docs/atlas": "atlas.html#how-the-atlas-is-made",
    "docs/suites": "docs/grading.html#test-suites",
    "docs/architecture": "docs/inside.html",
    "docs/where-to-change": "docs/inside.html#where-to-change-what",
    "docs/workbench": "docs/inside.html#the-workbenchs-messages",
    "docs/security": "docs/compatibility.html#checking-the-code-of-strangers",
    "docs/releasing": "CONTRIBUTING.html#making-a-release",
    "reference/notations": "reference/board.html#reading-and-writing-boards",
    "reference/answers": "reference/programs.html#answers",
    "reference/findings": "reference/check.html#findings",
    "reference/engines": "engines.html#in-python",
    "reference/notebooks": "reference/traces.html#steppers",
}

extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "snl_book",
]
exclude_patterns = [
    "_build",
    "generated",
    "licences",
    "snl_book",
    "**/__pycache__",
]
suppress_warnings = []

# Three lessons instead of all, for a quick look: sphinx-build -t quick.
if tags.has("quick"):  # noqa: F821
    exclude_patterns += ["lessons/0[25-9]_*", "lessons/1*"]
    suppress_warnings += ["toc.excluded", "myst.xref_missing"]

# -- Markdown and notebooks ------------------------------------------------------------------

nb_execution_mode = "off"
nb_merge_streams = True
nb_code_prompt_show = "Show the {type}"
nb_code_prompt_hide = "Hide the {type}"
myst_enable_extensions = ["dollarmath", "colon_fence", "deflist"]
myst_heading_anchors = 6
default_role = "literal"

# -- the reference ---------------------------------------------------------------------------

add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints = "none"
napoleon_google_docstring = False
napoleon_use_ivar = True
napoleon_use_rtype = False

# -- the pages -------------------------------------------------------------------------------

html_theme = "sphinx_book_theme"
templates_path = ["_templates"]
html_static_path = [
    "_static",
    "../snl_algos/widgets/stepper.js",
    "../snl_algos/widgets/workbench.js",
    "../snl_algos/widgets/exercises.js",
    "../snl_algos/widgets/turns.js",
    "../snl_algos/widgets/draw.js",
    "../snl_algos/widgets/write.js",
    "../snl_algos/widgets/editor.js",
]
html_css_files = ["fonts.css", "colours.css", "book.css"]
html_favicon = "_static/icon.svg"
html_sidebars = {"**": ["book-nav.html"]}
html_theme_options = {
    "article_header_start": ["book-head.html"],
    "primary_sidebar_end": [],
    "show_toc_level": 2,
    "use_download_button": True,
    "use_fullscreen_button": False,
    "enable_search_shortcuts": False,  # the key / for it could not be typed in an editor
    "navbar_persistent": [],
    "back_to_top_button": False,
    "toc_title": "On this page",
    "footer_content_items": ["book-foot.html", "copyright.html"],
}
html_context = {"default_mode": "auto"}  # light or dark, as the reader's system has it
html_use_index = False
html_domain_indices = False
html_math_renderer = "mathml"
html_search_scorer = str(Path(__file__).parent / "search_scorer.js")
