"""Every code that reading a pack can report, for `musterpress explain`: of texts, documents, packs and catalogues."""

from typing import Final

from schemas.diagnostics.diagnostics import Code, Severity, error
from schemas.diagnostics.text_codes import TEXT_CODES

DOCUMENT_CODES: tuple[Code, ...] = (
    error(
        "unknown-key",
        "A key that does not belong here",
        "The document says something nobody would ever read, most often because a key is misspelt.",
        "breifing: Take the bridge.",
        "briefing: Take the bridge.",
    ),
    error(
        "missing-key",
        "A key is missing",
        "This kind of document has to have the key. The message stands at the mapping that lacks it.",
        "kind: mission_card\nid: cut_the_wire",
        "kind: mission_card\nid: cut_the_wire\ntitle: Cut the Wire",
    ),
    error(
        "wrong-type",
        "A value of another type",
        "A number stands where a text belongs, a single value where a list belongs, or the like. `yes` and `on` are "
        "texts: the two truths are `true` and `false`.",
        "copies: two",
        "copies: 2",
    ),
    error(
        "unknown-choice",
        "Not one of the choices",
        "The value has to be one of a closed list of words.",
        "deck: offence",
        "deck: offense",
    ),
    error(
        "out-of-range",
        "A number too small or too large",
        "The number has to lie between two limits, which the message names.",
        "copies: 0",
        "copies: 1",
    ),
    error(
        "wrong-form",
        "A text of another form",
        "Ids, colours, versions and the like are written in one way only; the hint shows an example.",
        "id: New Tokyo",
        "id: new_tokyo",
    ),
    error(
        "wrong-key-form",
        "A name that cannot be a key",
        "In this mapping the keys are names: lower case letters, digits and underscores, a letter first. In the "
        "pictures of a map panel they are the rows A to R, and in its legend single signs.",
        "types:\n  Deep Water: {}",
        "types:\n  deep_water: {}",
    ),
    error(
        "text-too-short",
        "A text is too short",
        "The text is needed, and an empty one would leave a hole on the card.",
        'title: ""',
        "title: Cut the Wire",
    ),
    error(
        "text-too-long",
        "A text is too long",
        "Cards and sheets have room for so many letters; a longer text would not fit where it is printed.",
        "title: Cut the Wire and Then Every Other Wire You Find",
        "title: Cut Every Wire",
    ),
    error(
        "list-too-short",
        "A list has too few entries",
        "The list needs more entries to make sense: an outline has three corners at least, a mission scores something.",
        "victory_points: []",
        "victory_points:\n  - {type: table_control, vp: 6}",
    ),
    error(
        "list-too-long",
        "A list has too many entries",
        "The list has more entries than the game or the card has room for.",
        "outline_in: [[4, 4, 1], [10, 4], [8, 9]]",
        "outline_in: [[4, 4], [10, 4], [8, 9]]",
    ),
    error(
        "wrong-value",
        "A value that cannot be",
        "The value has the right form, but does not agree with what this kind of document asks: a panel with 34 "
        "columns, a damage track that gets better, a scenario that one side cannot win. The hint says what is right.",
        "attack: [7, 6, 8, 3, 1]",
        "attack: [7, 6, 5, 3, 1]",
    ),
    error(
        "unknown-kind",
        "No such kind of document",
        "`kind` says what a document is, and there is a closed list of kinds.",
        "kind: mission",
        "kind: mission_card",
    ),
    error(
        "kind-of-other-system",
        "A kind of document of another rule system",
        "A pack belongs to one rule system, and this kind of document to another.",
    ),
    error(
        "duplicate-manifest",
        "A second manifest in a pack",
        "A pack has one `kind: pack` document: `pack.yaml` in its own folder. A pack cannot hold another one.",
    ),
    error(
        "duplicate-rules",
        "A second rules document in a pack",
        "A pack changes the rules in one document; with two nobody could tell which one counts.",
    ),
)


PACK_CODES: tuple[Code, ...] = (
    error(
        "no-such-path",
        "No such file or folder",
        "There is nothing at the path that was to be read. Is it spelt right, as seen from the folder you are in?",
    ),
    error(
        "not-a-yaml-file",
        "Not a YAML file",
        "Documents are files that end in `.yaml` or `.yml`; nothing else is read.",
    ),
    error(
        "empty-folder",
        "No pack in the folder",
        "The folder holds no YAML file, and no folder in it is a pack. Was another one meant?",
    ),
    error(
        "missing-manifest",
        "No `pack.yaml`",
        "A pack is a folder with a `pack.yaml` that says what it is called, who made it and which rules it is for. "
        "Without it nobody can tell what its files belong to.",
        "",
        "kind: pack\nid: my_pack\nsystem: seven_seconds\nversion: 1.0.0\ntitle: My Pack\n"
        "authors: [A. Designer]\nlicence: CC-BY-4.0\nformat: 1",
    ),
    error(
        "outside-pack",
        "A link that leads out of the pack",
        "A pack holds everything it needs. A link out of it is not followed: elsewhere it would lead to nothing, and "
        "it could show files that are not the pack's to show.",
    ),
    error(
        "duplicate-id",
        "Two documents with one id",
        "Documents of one kind have different ids in a pack, else a name would mean two things. Both places are named.",
    ),
    error(
        "duplicate-pack",
        "Two packs with one id",
        "Packs are told apart by their ids, and `pack:id` would mean two things. Both places are named.",
    ),
    error(
        "missing-pack",
        "A pack that is needed is not there",
        "The pack named by `extends` or `requires` lies neither beside this one nor on the shelf. What points into it "
        "could not be checked.",
        "extends: seven_second",
        "extends: seven_seconds",
    ),
    error(
        "pack-cycle",
        "Packs that build on each other in a circle",
        "A pack cannot build on itself, not even by way of others. The message names the whole circle.",
    ),
    error(
        "too-many-layers",
        "Packs extend one another too deep",
        "A pack may extend a pack that extends another, up to 16 in all. Nobody could tell any more which of them says "
        "what.",
    ),
    error(
        "pack-of-other-system",
        "A pack of another rule system",
        "A pack can build only on packs of its own rule system: the rules of two systems have nothing in common.",
    ),
    error(
        "faulty-pack",
        "A pack that is built on has mistakes",
        "The pack named by `extends` or `requires` was not asked for, so its mistakes are not listed, but this pack "
        "cannot be used until they are fixed.",
    ),
    error(
        "version-not-met",
        "Another version of a pack is needed",
        "`requires` says which versions will do, and the pack that is there has another one.",
        "requires:\n  - {id: seven_seconds, version: '>=2.0.0'}",
        "requires:\n  - {id: seven_seconds, version: '>=1.0.0'}",
    ),
    Code(
        "pack-hides-another",
        "One of several packs of the same name is built on",
        "`extends` and `requires` name a pack by its id, and there are several of that id: the one that counts lies "
        "beside this one, the others are shipped with Musterpress or lie beside it too. The message says where. If "
        "another was meant, move the first one away, or give it another id.",
        Severity.WARNING,
    ),
    error(
        "unknown-reference",
        "A name that names nothing",
        "The field names another document, or something in the rules document, and there is none of that name in the "
        "pack or those it extends.",
        "type: wood",
        "type: woods",
    ),
    error(
        "pack-out-of-reach",
        "A name in a pack that is not required",
        "`pack:id` can name documents of packs that `pack.yaml` extends or requires.",
        "faction: other_pack:red_star",
        "# pack.yaml\nrequires:\n  - {id: other_pack}",
    ),
)


__all__ = ["CODES", "Code"]

CODES: dict[str, Code] = {code.code: code for code in (*TEXT_CODES, *DOCUMENT_CODES, *PACK_CODES)}
"""The codes of the schemas layer by name: texts first, then documents, then packs."""


FORMER: dict[str, str] = {
    "bounds-crossed": "force-min-above-max",
    "corner-twice": "duplicate-corner",
    "laid-twice": "duplicate-tile",
    "limits-crossed": "faction-min-above-max",
    "limits-inverted": "limit-min-above-max",
    "mob-twice": "duplicate-mob",
    "panel-letter-twice": "duplicate-panel-letter",
    "rings-crossed": "ring-min-above-max",
    "said-twice": "duplicate-entry",
    "second-manifest": "duplicate-manifest",
    "second-rules": "duplicate-rules",
    "way-to-win-twice": "duplicate-way-to-win",
}
"""What a code is called now, by its former name."""


NO_CATALOGUE: Final = Code(
    "not-a-catalogue",
    "A file of translations that cannot be read",
    "Translations are gettext catalogues (PO): msgctxt with the place of a text, msgid with the text, msgstr with its "
    "translation, each in double quotes. `musterpress translate` writes such a file; Poedit, Weblate and text editors "
    "change it. A double quote within a text has a backslash before it.",
    Severity.ERROR,
)
NO_TAG: Final = Code(
    "no-language-tag",
    "A file of translations whose name is no language",
    "The catalogue of a language is called by its tag (BCP 47), such as de.po or pt-BR.po. Under another name, or that "
    "of the language the pack is written in, it is never read.",
    Severity.ERROR,
)
NO_PLACE: Final = Code(
    "translation-of-nothing",
    "A translation of a text that is not there",
    "The pack has no text at this place any more, or not this one yet. `musterpress translate` brings the catalogue up "
    "to date: what is gone is kept below, and what has moved is found.",
    Severity.WARNING,
)
STALE: Final = Code(
    "stale-translation",
    "A translation of a text that has changed",
    "The text says something else now than when it was translated, so that its translation is not used. `musterpress "
    "translate` marks it as fuzzy, with what it said before, for the translator to look at.",
    Severity.WARNING,
)
LOST_SIGN: Final = Code(
    "translation-lost-sign",
    "A translation without a sign of its text, or with another one",
    "Icons, ids of rules, names of figures, code, and what begins a heading or a list are the same in every language: "
    "without them the page lacks something, and others lead nowhere. Such a translation is not used.",
    Severity.ERROR,
)
OTHER_WORD: Final = Code(
    "another-word",
    "A translation that calls a term otherwise",
    "The head of the catalogue says which words translate a term, as in `# marsh = Moor, Moore`. The text has the "
    "term, and its translation none of these words, so that readers may take it for another thing.",
    Severity.WARNING,
)
NO_WORD: Final = Code(
    "term-without-word",
    "A term that nothing translates",
    "A line `# marsh = Moor, Moore` in the head of a catalogue names a term of the pack and the words that translate "
    "it, or their beginnings, parted by commas. On one side of the equals sign nothing stands.",
    Severity.WARNING,
)
TRANSLATION_CODES: Final = (NO_CATALOGUE, NO_TAG, NO_PLACE, STALE, LOST_SIGN, OTHER_WORD, NO_WORD)
