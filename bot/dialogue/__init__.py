"""How people are asked: panels, menus, the general way, and what a game may add; knows no Discord."""
