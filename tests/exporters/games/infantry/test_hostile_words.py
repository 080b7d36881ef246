"""Names that look like markup or like PDF: they are printed and told as they stand."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from exporters.drawing.svg import to_svg
from tests.exporters.games.infantry.printing import pack_with
from tests.exporters.games.printing import job_of, product, words_on

NAME = "<script>hit()</script> ) Tj {0} %s &amp;"
PEOPLE = f"""\
kind: trooper
id: moss
name: "{NAME}"
role: "[a](http://x.y)"
primary: gun
---
kind: weapon
id: gun
name: "<b>Gun</b> $x$ **b**"
type: ranged
section: primary
damage: [3]
ap_cost: 3
short_dots: 20
mode: burst
point_value: 20
---
kind: squad
id: own
name: "<svg onload=hit()>"
colour: "#123456"
background: "{NAME}"
leader: moss
members: [moss, recruit, recruit, recruit, recruit, recruit, recruit, recruit]
"""


@pytest.mark.prove
def test_markup_in_names_is_text_on_cards_and_in_the_log(tmp_path: Path) -> None:
    """The unit card has the name letter by letter, its picture no element of it, and the battle tells it whole."""
    pack = pack_with(tmp_path, people=PEOPLE)
    [card] = [piece for key, piece in product("cards", job_of(pack)).items() if key.endswith("moss")]

    assert NAME in words_on(card.front)
    tags = {element.tag.rpartition("}")[2] for element in ET.fromstring(to_svg(card.front)).iter()}  # noqa: S314 - our own
    assert not tags & {"script", "b"}
    told = "\n".join(fight(pack, BattleOrder((Participant("a", "own"), Participant("b", "third_section")))).sentences())
    assert NAME in told
    assert "<svg onload=hit()>" in told
