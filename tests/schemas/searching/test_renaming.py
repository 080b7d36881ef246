"""Another id for a document, wherever the pack names it."""

from schemas.edits.patch import Refused
from schemas.searching.replacing import renamed, uses_of
from tests.schemas.searching.searched import FILES, writings


def test_a_document_is_called_otherwise_wherever_it_is_named() -> None:
    """By its id or with its pack before it; what only looks like it stays. Between brackets, a colon gets quotes."""
    found = writings(FILES)
    [target] = [one for one in found if one.id == "brandt"]
    made = renamed({name: text.encode() for name, text in FILES.items()}, found, target, "ada")

    assert not isinstance(made, Refused)
    assert made == {
        "characters/brandt.yaml": FILES["characters/brandt.yaml"].replace("id: brandt", "id: ada").encode(),
        "squads/guard.yaml": FILES["squads/guard.yaml"]
        .replace("[brandt, river:brandt]", "[ada, 'river:ada']")
        .replace("- brandt", "- ada")
        .encode(),
    }


def test_who_names_a_document_is_told_by_place() -> None:
    """Of another kind of the same id nobody does."""
    found = writings(FILES)

    assert [(use.writing.id, use.naming.at) for use in uses_of(found, "character", "brandt")] == [
        ("river_guard", ("members", 0)),
        ("river_guard", ("members", 1)),
        ("brandts_own", ("members", 0)),
    ]
    assert uses_of(found, "squad", "brandt") == ()
