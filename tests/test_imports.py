"""What modules import from each other, beyond the contracts in `pyproject.toml`."""

from graphlib import TopologicalSorter

import grimp


def test_no_modules_import_each_other_in_a_circle_not_even_for_typing() -> None:
    graph = grimp.build_graph("bot", "games", "renderers", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()
