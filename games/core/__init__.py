"""The kernel that all games share, and the modules of a game.

A game is a **state** (the pieces on the table) and **lists of steps** still to be done. Both are plain data. A step
either runs automatically (`Auto`) or asks one seat (`Ask`) with a prompt that carries every legal move. `play.apply` is
the only function that changes a match, and it works on a copy.

To write a new game, write these modules in this order; each may import only the modules before it:

1. `data/*.toml` and `components.py`: the printed pieces, loaded and checked by `core.data`.
2. `options.py`: `Options`; `state.py`: `State`, `Player`; `actions.py`, `events.py`: what seats do, what happens.
3. `rules.py`: queries about a state; `scoring.py`: one function per scoring heading.
4. `mutations.py`: elementary changes, each with its event; `effects.py`: what cards and spaces do.
5. `flow.py`: the steps in the order of the rulebook; `opponent.py`: those of an automatic opponent.
6. `player_view.py`, `view.py`: what one seat may know; `determinize.py`: unknowns dealt again.
7. `state_from_view.py`, `preview.py` where moves are previewed; `ai/` with `search_config.py`.
8. `suggestions.py`, `setup.py`, `challenge.py`; `subject.py` where a planned move names a place only.
9. `__init__.py` declares `GAME = Game(...)` and nothing else; `games.GAMES` finds it. `step.kinds` lists the actions,
   events and steps of the modules above. `Game(upgrades=...)` turns stored matches of older rules versions into the
   next version.

`tests/games/test_contract.py` then checks that the new game keeps every promise of the kernel.
"""
