"""User interface as plain data: panels, forms, pages, menus of moves, icons; knows no Discord."""
