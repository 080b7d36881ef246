"""A pack as it was at a git revision: read, never written, and nothing that leads out of it."""

from collections.abc import Iterator
from hashlib import sha1
from pathlib import Path

import pytest

from engine.experiments.records import revisions
from engine.experiments.records.orders import RecordError
from engine.experiments.records.revisions import changes_at
from tests.repositories import commit_all, git

FETCHES = """
[core]
	repositoryFormatVersion = 1
[extensions]
	partialClone = elsewhere
[remote "elsewhere"]
	url = "ext::touch fooled"
	promisor = true
[protocol "ext"]
	allow = always
"""
"""What makes git run a program of the repository's choice to get an object that is not there."""
MANIFEST = "kind: pack\nid: small\n"


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a pack with a space in its name, below the root of a repository: committed once, and changed since."""
    root = tmp_path_factory.mktemp("repository")
    pack = root / "my pack"
    (pack / "cards").mkdir(parents=True)
    (pack / ".records").mkdir()
    files = {"pack.yaml": MANIFEST, "cards/old.yaml": "id: old\n", ".records/a.yaml": "a: 1\n", "notes.txt": "no\n"}
    for name, text in files.items():
        (pack / name).write_text(text, encoding="utf-8")
    (pack / "cards" / "link.yaml").symlink_to("old.yaml")
    (root / "beside.yaml").write_text("id: beside\n", encoding="utf-8")
    commit_all(root)
    git(root, "tag", "first")
    (pack / "pack.yaml").write_text("kind: pack\nid: other\n", encoding="utf-8")
    (pack / "cards" / "old.yaml").rename(pack / "cards" / "new.yaml")
    return pack


@pytest.mark.parametrize("name", ["git:HEAD", "git:first"])
def test_a_pack_is_what_was_committed(pack: Path, name: str) -> None:
    """Files that came later are gone; what is hidden, linked, beside it or no document is no part of it."""
    assert changes_at(pack, name) == {
        pack / "pack.yaml": MANIFEST.encode(),
        pack / "cards" / "old.yaml": b"id: old\n",
        pack / "cards" / "new.yaml": None,
        pack / "cards" / "link.yaml": None,
    }
    assert (pack / "pack.yaml").read_text(encoding="utf-8") != MANIFEST


def test_a_folder_that_leads_git_elsewhere_is_not_followed(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stands in the environment, as in a hook of git."""
    monkeypatch.setenv("GIT_DIR", "/nowhere")

    assert changes_at(pack, "git:HEAD")[pack / "pack.yaml"] == MANIFEST.encode()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("git:", "is no revision"),
        ("git:--output=x", "is no revision"),
        ("git:HEAD\n", "is no revision"),
        ("git:HEAD~7", "there is no revision 'HEAD~7'"),
        ("git:$(touch x)", "there is no revision"),
    ],
)
def test_what_is_no_revision_is_told(pack: Path, name: str, says: str) -> None:
    """Nothing of it is an option, or reaches a shell."""
    with pytest.raises(RecordError, match=says.replace("(", "[(]").replace("$", "[$]")):
        changes_at(pack, name)


def test_a_folder_that_held_no_pack_is_told(pack: Path) -> None:
    """It lay elsewhere then."""
    empty = pack.parent / "empty"
    empty.mkdir()

    with pytest.raises(RecordError, match="there was no pack"):
        changes_at(empty, "git:HEAD")


def test_without_a_repository_or_without_git_that_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In words, and what is too much is not read."""
    with pytest.raises(RecordError, match="lies in no git repository"):
        changes_at(tmp_path, "git:HEAD")
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(RecordError, match="there is no git"):
        changes_at(tmp_path, "git:HEAD")


def test_a_file_that_is_lost_in_the_repository_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before it is asked for, or only then; no other bytes take its place, and no program of the repository gets it."""
    names = ("pack.yaml", "a.yaml")
    for name in names:
        (tmp_path / name).write_text(f"{name}: 1\n", encoding="utf-8")
    commit_all(tmp_path)
    text = b"a.yaml: 1\n"
    digest = sha1(b"blob %d\0%b" % (len(text), text), usedforsecurity=False).hexdigest()
    lost, listed = tmp_path / ".git" / "objects" / digest[:2] / digest[2:], revisions._listed

    def lost_meanwhile(folder: Path, commit: str) -> Iterator[object]:
        yield from listed(folder, commit)
        lost.unlink()

    with monkeypatch.context() as changed:
        changed.setattr(revisions, "_listed", lost_meanwhile)
        with pytest.raises(RecordError, match=r"a\.yaml of that revision is lost"):
            changes_at(tmp_path, "git:HEAD")
    with (tmp_path / ".git" / "config").open("a", encoding="utf-8") as config:
        config.write(FETCHES)
    with pytest.raises(RecordError, match=r"a\.yaml of that revision is lost|git cannot say"):
        changes_at(tmp_path, "git:HEAD")
    assert not [*tmp_path.rglob("fooled")]


def test_too_much_is_not_read(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Git says how much it is before it is asked for."""
    monkeypatch.setattr(revisions, "MOST_STATE_BYTES", 20)
    with pytest.raises(RecordError, match="no pack: more than"):
        changes_at(pack, "git:HEAD")
