"""Codes of packs: their folders, what they build on, and the names in them."""

from schemas.diagnostics.codes.code import Code, error
from schemas.diagnostics.diagnostics import Severity

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
