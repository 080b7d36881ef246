"""Players of your own, by game: what they build on, what they see, and what they answer with.

    from musterpress.api.players.seven_seconds import Move, Player

Each game has `Player`, `View` and the classes of its answers; `fight` and `fight_many` take players by seat.
The names are the same in a checkout and in an install, wherever the engine lies.
"""
