"""The texts of a pack: where they stand, documents with others in their places, and signs that translations keep."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from re import compile as compiled
from types import UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel

from schemas.base import Document, ForPeople
from schemas.kinds import KINDS, MANIFEST, PROSE
from schemas.markup import RULE_ID, WHOLE_NAME
from schemas.models.deck import MARK, Card, Deck, TextBox
from schemas.packs.folders import MANIFEST_NAME
from schemas.packs.packs import Pack

D = TypeVar("D", bound=Document)
P = TypeVar("P", bound=BaseModel)
Sayer = Callable[[str, str], str]
"""Returns what is said instead of a text; it is given its place (`mission_card/bridgehead: briefing`) and the text."""

GAP: Final = compiled(r"(\n(?:[ \t]*\n)+)")
"""What parts the paragraphs of a text."""

WORDLESS: Final = compiled(rf"!\[\s*\]\([^)]*\)|(?:{WHOLE_NAME}|\W)*")
"""A figure without a caption, or names in braces and signs: nothing to translate."""


@dataclass(frozen=True)
class Meant:
    """What a field holds: words, or items, keys and values that are or hold words; parts are looked into anyway."""

    words: bool = False
    items: "Meant | None" = None
    keys: "Meant | None" = None
    values: "Meant | None" = None


NOTHING: Final = Meant()
PRINTED: Final = Meant(words=True, items=Meant(words=True))
"""A field of a card that is words, or a list of such."""

NAMING: Final = ("icon", "code", "picture")
"""What of a box names something by a field."""


def retold(document: D, say: Sayer, worded: Collection[str] = ()) -> D:
    """Return a document with what is said instead of its texts; the very same one if that is nothing else.

    A text of several paragraphs is given paragraph by paragraph. What is said is not checked by the model. Of a card,
    `worded` are the fields that are words.
    """
    at = f"{document.kind}/{document.id}:"
    made = _part(document, at, say)
    if not isinstance(made, Card) or not worded:
        return made
    fields = {
        name: _value(value, PRINTED, f"{at} fields[{name}]", say) if name in worded else value
        for name, value in made.fields.items()
    }
    same = not _differ(fields.values(), made.fields.values())
    return made if same else made.model_copy(update={"fields": fields})


def worded_fields(document: Document, pack: Pack) -> frozenset[str]:
    """Return the fields of a card that its deck prints as words: those in a text that name or decide nothing."""
    deck = pack.named("deck", document.deck, Deck) if isinstance(document, Card) else None
    if deck is None:
        return frozenset()
    boxes = [*deck.front.values(), *deck.back.values()]
    printed = {name for box in boxes if isinstance(box, TextBox) for name in _marks(box.text)}
    telling = {name for box in boxes for key in NAMING for name in _marks(str(getattr(box, key, "")))}
    telling |= {name for box in boxes for name, wanted in box.when.items() if not isinstance(wanted, bool)}
    words = {name for name, one in deck.fields.items() if one.type == "text" or (one.type == "list" and not one.of)}
    return frozenset(words & printed - telling)


def _marks(text: str) -> list[str]:
    return [name for name, _signed in compiled(MARK).findall(text)]


def _part(part: P, at: str, say: Sayer) -> P:
    changes = {}
    for name, meant in _fields(type(part)).items():
        before = getattr(part, name)
        after = _value(before, meant, f"{at} {name}" if at.endswith(":") else f"{at}.{name}", say)
        if after is not before:
            changes[name] = after
    return part.model_copy(update=changes) if changes else part


def _value(value: Any, meant: Meant, at: str, say: Sayer) -> Any:
    match value:
        case BaseModel():
            return _part(value, at, say)
        case str() if meant.words:
            return _text(value, at, say)
        case tuple():
            keys, within = _names(value), meant.items or NOTHING
            items = tuple(_value(item, within, f"{at}[{key}]", say) for key, item in zip(keys, value, strict=True))
            return items if _differ(items, value) else value
        case Mapping():
            return _mapping(value, meant, at, say)
    return value


def _mapping(value: Mapping[Any, Any], meant: Meant, at: str, say: Sayer) -> Mapping[Any, Any]:
    """Return a mapping with other texts; where two keys would become one, they stay."""
    made = {key: _value(each, meant.values or NOTHING, f"{at}[{key}]", say) for key, each in value.items()}
    keys = [_value(key, meant.keys or NOTHING, f"{at}[{key}] (the word)", say) for key in value]
    if len({*keys}) == len(value) and _differ(keys, [*value]):
        return dict(zip(keys, made.values(), strict=True))
    return made if _differ([*made.values()], [*value.values()]) else value


def _text(text: str, at: str, say: Sayer) -> str:
    body = text.strip()
    if not body:
        return text
    pieces = GAP.split(body)
    places = [f"{at} (paragraph {number})" for number in range(1, len(pieces) // 2 + 2)] if pieces[1:] else [at]
    said = pieces.copy()
    said[::2] = [_words(piece, place, say) for piece, place in zip(pieces[::2], places, strict=True)]
    if said == pieces:
        return text
    start = text.index(body)
    return "".join((text[:start], *said, text[start + len(body) :]))


def _words(text: str, at: str, say: Sayer) -> str:
    return text if WORDLESS.fullmatch(text) else say(at, text)


def _names(items: tuple[Any, ...]) -> list[str]:
    """Return what items are called: by their ids if each has one of its own, else by number."""
    ids = [item.id for item in items if isinstance(getattr(item, "id", None), str)]
    return ids if len({*ids}) == len(items) else [str(number) for number in range(1, len(items) + 1)]


def _differ(some: Any, others: Any) -> bool:
    return any(one is not other for one, other in zip(some, others, strict=True))


@cache
def _fields(model: type[BaseModel]) -> dict[str, Meant]:
    """Return what the fields of a model hold, by name and in order."""
    return {
        name: Meant(words=True) if _is_marked(field.metadata) else _meant(field.annotation)
        for name, field in model.model_fields.items()
    }


def _meant(annotation: Any) -> Meant:
    """Return what a value of a type holds."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return Meant(words=True) if _is_marked(arguments[1:]) else _meant(arguments[0])
    if origin in {Union, UnionType}:
        found = [meant for meant in map(_meant, arguments) if meant != NOTHING]
        return found[0] if found else NOTHING
    if origin is tuple:
        return Meant(items=_meant(arguments[0]))
    if origin is dict:
        return Meant(keys=_meant(arguments[0]), values=_meant(arguments[1]))
    return NOTHING


def _is_marked(marks: Any) -> bool:
    return any(isinstance(mark, ForPeople) for mark in marks)


ORDER: Final = tuple(dict.fromkeys(kind.name for kind in sorted(KINDS, key=lambda kind: kind.name in PROSE)))
"""The kinds in the order of a catalogue: what explains the game comes last, it is the longest."""

UNCARRIED: Final = compiled("[\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
"""What ends a line for some readers of catalogues and not for others."""


@dataclass(frozen=True)
class Text:
    """A text of a pack: its place, its words and the file it is written in, as a path inside the pack."""

    place: str
    words: str
    file: str


def texts_of(pack: Pack) -> tuple[Text, ...]:
    """Return the texts of a pack's own documents, in the order of kinds, ids and fields.

    Texts that hold signs which a catalogue cannot carry are left out.
    """
    return tuple(text for file, document in _documents(pack) for text in _texts(document, file, pack))


def _documents(pack: Pack) -> Iterator[tuple[str, Document]]:
    yield MANIFEST_NAME, pack.manifest
    for loaded in sorted(pack.documents, key=lambda one: (ORDER.index(one.kind), one.id)):
        if loaded.kind != MANIFEST.name:
            yield loaded.path.resolve().relative_to(pack.folder.resolve()).as_posix(), loaded.model


def _texts(document: Document, file: str, pack: Pack) -> Iterable[Text]:
    found: list[Text] = []

    def take(place: str, words: str) -> str:
        if not UNCARRIED.search(words):
            found.append(Text(place, words, file))
        return words

    retold(document, take, worded_fields(document, pack))
    return found


SIGNS: Final = (
    compiled(r"!\[[^\]]*(\]\([^)]*\))"),
    compiled(r"(?<![\w:])(:[a-z_]+:)(?![\w:])"),
    compiled(r"(`[^`\n]+`)"),
    RULE_ID,
    compiled(f"({WHOLE_NAME})"),
)
"""Figures by their names, icons, code, ids of rules, names in braces."""

BLOCK: Final = compiled(r"(#{1,6}|[-*+]|>|\|)(?:(?<=[>|])|\s)")
"""What a heading, a list, an aside or a table begins with."""


def differing_signs(words: str, translation: str) -> tuple[str, ...]:
    """Return the signs that only one of the two has, in the order of the words, then of the translation.

    A sign that stands twice in one of them is no difference: sentences are parted and joined.
    """
    before, after = _signs(words), _signs(translation)
    return (*(sign for sign in before if sign not in after), *(sign for sign in after if sign not in before))


def _signs(text: str) -> dict[str, None]:
    """Return the signs of a text, each once."""
    block = BLOCK.match(text)
    found = sorted((match.start(1), match[1]) for sign in SIGNS for match in sign.finditer(text))
    return dict.fromkeys(([block[1]] if block else []) + [sign for _at, sign in found])
