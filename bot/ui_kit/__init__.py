"""User interface as plain data without Discord: panels, forms, pages, move menus, icons."""
