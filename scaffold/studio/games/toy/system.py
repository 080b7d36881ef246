"""What the studio has for Toy."""

from schemas.lazy import Lazy
from studio.systems import CARDS, StudioSystem

STUDIO = StudioSystem(
    pages=(CARDS,),
    cards=("creature",),
    choices=Lazy("studio.games.toy.board:CHOICES"),
    board=Lazy("studio.games.toy.board:board_of"),
)
