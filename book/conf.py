"""How the book is built: Sphinx and MyST-NB, from the lessons as they are saved.

Before the pages are read, `snl_book` copies the lessons and two documents of the repository to
their places here, and writes what comes from the registers of the package into `generated/`.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import snl_algos

project = "Fewest throws"
author = "The snl_algos authors"
copyright = "2026, the snl_algos authors"
release = version = snl_algos.__version__
html_title = "Fewest throws"

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
