"""How `make docs` makes a site of the pages of this repository, of each as it is, links and pictures and all."""

import re
from typing import Any

from sphinx.application import Sphinx

project = "Planisphere"
author = project
project_copyright = "Planisphere, MIT licence"
extensions = ["myst_parser"]
root_doc = "README"
include_patterns = ["*.md", "docs/*.md", "docs/*/*.md", "games/*/RULINGS.md"]
# Where no page lies need not be looked for one.
exclude_patterns = [".*", "build", "data", "gallery", "htmlcov", "tests"]
myst_heading_anchors = 4
myst_enable_extensions = ["html_image"]  # pictures with a width, as they stand in the pages
myst_links_external_new_tab = False
suppress_warnings = ["myst.header"]  # a page of the changelog or of rulings may skip a level

html_theme = "furo"
html_title = project
html_extra_path = ["index.html"]
html_static_path = ["static"]
html_css_files = ["tables.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"light_css_variables": {"font-stack": "system-ui, 'Noto Sans', 'Noto Sans CJK JP', sans-serif"}}

JAPANESE = r"[\u3001-\u30ff\u3400-\u9fff\uff01-\uff5e]"

CONTENTS = """
```{toctree}
:hidden:
:caption: Playing

Planisphere <self>
docs/playing
docs/comparison
docs/ratings
docs/privacy
docs/terms
```

```{toctree}
:hidden:
:caption: 日本語

Planisphere（プラニスフィア） <README.ja>
docs/playing.ja
docs/comparison.ja
docs/privacy.ja
```

```{toctree}
:hidden:
:caption: Hosting

docs/hosting
docs/growth
docs/security
SECURITY
CHANGELOG
```

```{toctree}
:hidden:
:caption: Building

CONTRIBUTING
docs/architecture
docs/architecture/kernel
docs/architecture/game
docs/architecture/renderers
docs/architecture/click
docs/architecture/notifications
docs/architecture/cluster
docs/architecture/challenges
docs/adding-a-game
docs/adding-a-language
docs/look
docs/glossary
docs/players
docs/balance
docs/performance
docs/figures
docs/reliability
```

```{toctree}
:hidden:
:caption: Decisions
:glob:

docs/decisions/*
```

```{toctree}
:hidden:
:caption: How the rules are read
:glob:

games/*/RULINGS
```
"""


def setup(app: Sphinx) -> None:
    """Give the first page its contents, and each page its language."""
    app.connect("source-read", _contents)
    app.connect("source-read", _joined)
    app.connect("html-page-context", _language)


def _contents(_app: Sphinx, page: str, source: list[str]) -> None:
    if page == root_doc:
        source[0] += CONTENTS


def _joined(_app: Sphinx, page: str, source: list[str]) -> None:
    """Join the lines of Japanese sentences: a browser would put a space between them."""
    if page.endswith(".ja"):
        source[0] = re.sub(rf"(?<={JAPANESE})\n *(?={JAPANESE})", "", source[0])


def _language(_app: Sphinx, page: str, _template: str, context: dict[str, Any], _tree: object) -> None:
    context["language"] = page.partition(".")[2] or "en"
