"""What is true of every game: the kernel, and how a new game is written.

A game is a **state** (the pieces on the table) and a **list of steps** still to be done. Both are plain data. A step
either runs by itself (`Auto`) or asks one seat (`Ask`) a question that carries every legal answer. `play.apply` is
the only door through which a match changes, and it never touches the match it was given.

To write a new game, fill these rooms in this order; each may import only the rooms before it:

1. `data/*.toml` and `components.py`: the printed pieces, loaded and checked by `core.data`.
2. `state.py`: `State`, `Player`; `actions.py`, `events.py`: the two tagged unions.
3. `rules.py`: questions about a state; `scoring.py`: one function per scoring heading.
4. `actions.py`: elementary changes, each telling its event; `effects.py`: what cards and spaces do.
5. `flow.py`: the steps in the order of the rulebook, the `Step` union at its foot.
6. `view.py`: what one seat may know; `mirror.py`, `preview.py` where answers are previewed; `ai/`, `advice.py`.
7. `setup.py`, `challenge.py`, `upgrade.py`.
8. `__init__.py` declares `GAME = Game(...)` and nothing else; `games.GAMES` finds it.

Then `tests/games/test_contract.py` holds the new game to everything that is promised here.
"""
