"""The wheel: one name in site-packages, everything inside, compiled where it can be and honest where not."""

import ast
import json
import os
import re
import subprocess
import sys
import tarfile
import time
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
import yaml

from hatch_build import below_the_front_door
from musterpress.servers import any_port
from tests.studio.browser.chromium import chromium, chromium_path, window
from tests.studio.serving.asking import address_said, carry, let_in

LAYERS = ("schemas", "engine", "exporters", "studio", "content")
NOTEBOOKS = sorted(Path("docs/notebooks").glob("*.ipynb"))
BIN = "Scripts" if sys.platform == "win32" else "bin"


def build(folder: Path, sources: Path = Path(), target: str = "wheel", **environment: str) -> Path:
    """Return the wheel, or another target, built of sources into `folder` with the build tools of this environment."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder.absolute())],
        cwd=sources,
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
    )
    [built] = folder.iterdir()
    return built


def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built without compiling, which takes a second."""
    return build(tmp_path_factory.mktemp("plain"), MUSTERPRESS_PLAIN="1", MUSTERPRESS_REQUIRE_COMPILED="")


def test_the_wheel_has_one_top_level_name(plain_wheel: Path) -> None:
    """No `engine` of ours lies about in site-packages for another wheel to overwrite."""
    tops = {name.split("/")[0] for name in names(plain_wheel)}

    assert {top for top in tops if not top.endswith(".dist-info")} == {"musterpress"}


def test_the_wheel_holds_the_sources_and_no_more(plain_wheel: Path) -> None:
    """Every file of the layers is below `musterpress/`, and nothing made on the way: no caches, no kernels."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "musterpress", *LAYERS]
    ours = [name for name in subprocess.check_output(command, text=True).splitlines() if Path(name).is_file()]
    packed = {name for name in names(plain_wheel) if ".dist-info/" not in name}

    assert packed == {name if name.startswith("musterpress/") else f"musterpress/{name}" for name in ours}


def test_no_module_of_a_wheel_asks_for_a_layer_of_the_repository(plain_wheel: Path) -> None:
    """Neither an import nor a text that names a module and is loaded later: `engine` may be anybody's."""
    named = re.compile(rf"({'|'.join(LAYERS)})(\.(\w+|{{}}))+(:\w+)?")
    with zipfile.ZipFile(plain_wheel) as archive:
        modules = [(name, ast.parse(archive.read(name))) for name in archive.namelist() if name.endswith(".py")]
    for name, tree in modules:
        nodes = [*ast.walk(tree)]
        imported = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and not node.level]
        imported += [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
        texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        texts += [f"{ast.unparse(node)[2:-1].partition('{')[0]}x" for node in nodes if isinstance(node, ast.JoinedStr)]

        assert not [module for module in imported if module.partition(".")[0] in LAYERS], name
        assert not [text for text in texts if named.fullmatch(text)], name


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("from engine.paths import (\n    HOME,\n)\n", "from musterpress.engine.paths import (\n    HOME,\n)\n"),
        ("if True:\n    from  schemas import base\n", "if True:\n    from  musterpress.schemas import base\n"),
        ('ROW = {"é": "engine.paths:HOME"}\n', 'ROW = {"é": "musterpress.engine.paths:HOME"}\n'),
        ("NAMES = [f'engine.games.{name}']\n", "NAMES = [f'musterpress.engine.games.{name}']\n"),
        ('ROWS = rows("engine.games.{}.nowhere:X")\n', 'ROWS = rows("engine.games.{}.nowhere:X")\n'),
        (
            'ROWS = rows("engine.games.{}.system:SYSTEM")\n',
            'ROWS = rows("musterpress.engine.games.{}.system:SYSTEM")\n',
        ),
        ('"""engine.paths of ours"""\nX = "engine.nowhere"\n', '"""engine.paths of ours"""\nX = "engine.nowhere"\n'),
        ("from .engine import paths\nimport enginery\n", "from .engine import paths\nimport enginery\n"),
        ("PART = f'{here}engine.paths'\n", "PART = f'{here}engine.paths'\n"),
    ],
)
def test_modules_are_named_anew_wherever_they_are_named(source: str, named: str) -> None:
    """In imports, in texts that name a module there is, and in those that begin with the name of a package."""
    assert below_the_front_door(source.encode(), Path()).decode() == named


def test_what_cannot_be_named_anew_ends_the_build() -> None:
    """`import engine.paths` binds `engine`, which an installed Musterpress must not."""
    with pytest.raises(ValueError, match="line 2 binds the name of a layer"):
        below_the_front_door(b"import os\nimport engine.paths\n", Path())


def test_a_wheel_without_kernels_fits_every_machine(plain_wheel: Path) -> None:
    """Plain Python needs no platform tag."""
    assert plain_wheel.name.endswith("-py3-none-any.whl")


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean virtual environment with the locked dependencies of the base, and nothing of ours."""
    return environment_of("requirements.lock", tmp_path_factory.mktemp("clean"))


def environment_of(lock: str, folder: Path) -> Path:
    """Make an environment of a lock as make does, without what this one has."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    install(folder, "--require-hashes", "-r", lock)
    return folder


def install(environment: Path, *arguments: str) -> None:
    subprocess.run([str(environment / BIN / "python"), ".ci/install.py", *arguments], check=True)


def clean() -> dict[str, str]:
    """Return the variables of this process but those that lead Python to other modules."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def run(environment: Path, cwd: Path, *arguments: str) -> str:
    """Return what the installed `musterpress` prints in a neutral folder."""
    return subprocess.run(
        [str(environment / BIN / "musterpress"), *arguments],
        cwd=cwd,
        env=clean(),
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout


def site_packages(environment: Path) -> Iterator[str]:
    [folder] = environment.glob("lib/python*/site-packages") if BIN == "bin" else [environment / "Lib/site-packages"]
    return (path.name for path in folder.iterdir())


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built with the kernels, as a release is."""
    return build(tmp_path_factory.mktemp("compiled"), MUSTERPRESS_REQUIRE_COMPILED="1", MUSTERPRESS_PLAIN="")


@pytest.fixture(scope="module")
def studio_environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean virtual environment with the locked dependencies of the studio, and nothing of ours."""
    return environment_of("requirements-studio.lock", tmp_path_factory.mktemp("studio"))


@pytest.mark.prove
def test_the_compiled_wheel_works_in_a_clean_environment(
    environment: Path, compiled_wheel: Path, tmp_path: Path
) -> None:
    """Built with the kernels, installed with the locked dependencies, run from a folder of its own."""
    wheel = compiled_wheel
    install(environment, "--no-deps", "--force-reinstall", str(wheel))

    assert not wheel.name.endswith("-none-any.whl")
    assert run(environment, tmp_path, "--version").rstrip().endswith("compiled")
    assert run(environment, tmp_path, "check", "seven_seconds").endswith("no mistakes.\n")
    assert "battle.jsonl" in run(environment, tmp_path, "demo")
    assert not set(LAYERS) & set(site_packages(environment))


@pytest.fixture(scope="module")
def whole_environment(tmp_path_factory: pytest.TempPathFactory, compiled_wheel: Path) -> Path:
    """An environment with all extras, Dask and Streamlit among them, and the compiled wheel."""
    folder = environment_of("requirements-dev.lock", tmp_path_factory.mktemp("whole"))
    install(folder, "--no-deps", "--force-reinstall", str(compiled_wheel))
    return folder


@pytest.fixture
def crowded(tmp_path: Path) -> Path:
    """A folder of somebody who has modules of all our names, each of which ends the program that loads it."""
    for layer in LAYERS:
        (tmp_path / f"{layer}.py").write_text(f"raise SystemExit('{layer}.py of mine was loaded')\n", encoding="utf-8")
    return tmp_path


def beside(environment: Path, cwd: Path, *arguments: str) -> str:
    """Return what Python prints in a folder whose modules it finds before all others."""
    order = [str(environment / BIN / "python"), *arguments]
    return subprocess.run(order, cwd=cwd, env=clean(), check=True, capture_output=True, encoding="utf-8").stdout


@pytest.mark.prove
def test_nobody_s_modules_clash_with_ours(whole_environment: Path, crowded: Path) -> None:
    """Where `engine.py`, `schemas.py` and the like lie, commands do what they do elsewhere."""
    commands = {
        ("demo",): "battle.jsonl",
        ("battle", "seven_seconds", "--seed", "3", "--mode", "compiled", "--log", "b.jsonl"): "seed 3, compiled",
        ("verify", "b.jsonl"): "true",
        ("check", "seven_seconds"): "no mistakes",
        ("export", "seven_seconds", "--to", "kit", "--only", "cards"): "cards.pdf",
    }
    for command, words in commands.items():
        assert words in beside(whole_environment, crowded, "-m", "musterpress", *command)


@pytest.mark.prove
def test_a_program_keeps_its_modules_and_its_path(whole_environment: Path, crowded: Path) -> None:
    """Whoever has an `engine` of their own and imports us finds both, and the path as it was."""
    (crowded / "engine.py").write_text("MINE = True\n", encoding="utf-8")
    (crowded / "program.py").write_text(
        "import sys\n"
        "path = [*sys.path]\n"
        "import engine\n"
        "from musterpress import api\n"
        "from musterpress.api.players import seven_seconds\n"
        "class Mine(seven_seconds.Player): ...\n"
        "print(engine.MINE, sys.path == path, api.fight(api.load('seven_seconds'), seed=3).seed)\n",
        encoding="utf-8",
    )

    assert beside(whole_environment, crowded, "program.py") == "True True 3\n"


@pytest.mark.prove
def test_a_wheel_fights_on_a_cluster_as_at_home(whole_environment: Path, crowded: Path) -> None:
    """Started in a folder with modules of our names, scheduler and worker give the figures of this machine."""
    dask = [str(whole_environment / BIN / "python"), "-m", "dask"]
    order = ("-m", "musterpress", "balance", "seven_seconds", "--battles", "20", "--format", "json")
    place = crowded / "scheduler.json"
    running = []
    try:
        for role in (("scheduler", "--host", "127.0.0.1", "--port", "0"), ("worker", "--no-nanny")):
            words = [*dask, *role, "--no-dashboard", "--scheduler-file", str(place)]
            running.append(subprocess.Popen(words, cwd=crowded, env=clean(), stderr=subprocess.DEVNULL))
            until = time.monotonic() + 60
            while not place.exists() and time.monotonic() < until:
                time.sleep(0.1)
        address = json.loads(place.read_text(encoding="utf-8"))["address"]
        away = beside(whole_environment, crowded, *order, "--cluster", address)
    finally:
        for process in reversed(running):
            process.terminate()
            process.wait()

    assert away == beside(whole_environment, crowded, *order)


@pytest.mark.prove
def test_without_its_extra_the_studio_says_how_to_get_it(environment: Path, plain_wheel: Path, tmp_path: Path) -> None:
    """The base install has no Streamlit; whoever asks for the studio is told what to type."""
    install(environment, "--no-deps", "--force-reinstall", str(plain_wheel))

    with pytest.raises(subprocess.CalledProcessError) as refused:
        run(environment, tmp_path, "studio", "seven_seconds")

    assert refused.value.returncode == 2
    assert "pip install 'musterpress[studio]'" in refused.value.stderr


@pytest.mark.prove
def test_the_studio_of_a_wheel_opens(studio_environment: Path, plain_wheel: Path, crowded: Path) -> None:
    """Scripts, styles, faces and pages are all in the wheel: from a folder of anybody's the studio shows a pack."""
    folder = studio_environment
    install(folder, "--no-deps", "--force-reinstall", str(plain_wheel))
    port = any_port()
    python = [str(folder / BIN / "python"), "-m", "musterpress"]
    words = [*python, "studio", "seven_seconds", "--no-browser", "--port", str(port)]

    with subprocess.Popen(words, cwd=crowded, env=clean(), stdout=-1, text=True) as program:
        assert program.stdout is not None
        said = [program.stdout.readline() for _ in range(2)]
        cookie = let_in(address_said(said[1]))
        face = urlopen(
            Request(f"http://127.0.0.1:{port}/fonts/FiraSansCondensed-SemiBold.ttf", headers={"Cookie": cookie})
        )
        size = len(face.read())
        heading = first_heading(f"http://127.0.0.1:{port}/", cookie) if chromium_path() else "7 Seconds"
        program.terminate()

    assert "seven_seconds" in said[0]
    assert size == Path("exporters/fonts/FiraSansCondensed-SemiBold.ttf").stat().st_size
    assert heading == "7 Seconds"


@pytest.mark.prove
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_a_wheel(
    notebook: Path, studio_environment: Path, compiled_wheel: Path, tmp_path: Path
) -> None:
    """Where nothing but the wheel is, every cell runs, and what it shows has a picture or a table."""
    install(studio_environment, "--no-deps", "--force-reinstall", str(compiled_wheel))
    runner = Path("tests/api/notebook_run.py").read_text(encoding="utf-8")
    (tmp_path / "notebook_run.py").write_text(runner, encoding="utf-8")
    program = [str(studio_environment / BIN / "python"), "notebook_run.py", str(notebook.absolute())]

    result = subprocess.run(program, cwd=tmp_path, env=clean(), check=False, capture_output=True, encoding="utf-8")

    assert result.returncode == 0, result.stderr
    forms = {line.partition(" ")[0] for line in result.stdout.splitlines()}
    assert "_repr_html_" in forms
    assert forms & {"_repr_svg_", "to_html"}


def first_heading(url: str, cookie: str) -> str:
    """Return the first heading of a page in a browser that was let in."""
    with chromium() as browser, window(browser) as profile:
        carry(cookie, url, profile)
        page = profile.new_page()
        page.goto(url)
        return page.locator("h1").first.inner_text(timeout=120_000).strip()


@pytest.mark.prove
def test_without_a_c_compiler_the_install_works_and_says_so(environment: Path, tmp_path: Path) -> None:
    """A machine without a compiler gets plain mode: slower, the same battles, and told so."""
    none = {"CC": "/nonexistent", "MUSTERPRESS_REQUIRE_COMPILED": "", "MUSTERPRESS_PLAIN": ""}
    wheel = build_elsewhere(tmp_path, **none)
    install(environment, "--no-deps", "--force-reinstall", str(wheel))

    assert wheel.name.endswith("-py3-none-any.whl")
    assert "plain" in run(environment, tmp_path, "--version")
    assert "compiled" not in run(environment, tmp_path, "battle", "seven_seconds", "--seed", "7").split("\n")[0]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of the sources, unpacked."""
    folder = tmp_path_factory.mktemp("sources")
    with tarfile.open(build(folder / "dist", target="sdist")) as archive:
        archive.extractall(folder, filter="data")
    [inside] = [path for path in folder.iterdir() if path.name != "dist"]
    return inside


def test_the_archive_of_sources_holds_all_that_a_wheel_is_made_of(unpacked: Path, plain_wheel: Path) -> None:
    """What is built of it is the wheel that is built here, file by file; nothing that was compiled is in it."""
    built = build(unpacked / "dist", unpacked, MUSTERPRESS_PLAIN="1", MUSTERPRESS_REQUIRE_COMPILED="")

    assert names(built) == names(plain_wheel)
    assert [path for path in unpacked.rglob("*") if path.suffix in {".so", ".pyd", ".c", ".pyx"}] == []


@pytest.mark.prove
def test_the_sources_install_where_there_is_no_compiler(unpacked: Path, environment: Path, tmp_path: Path) -> None:
    """As pip builds them: a wheel in plain mode, whose battles are those of a compiled one."""
    none = {"CC": "/nonexistent", "MUSTERPRESS_REQUIRE_COMPILED": "", "MUSTERPRESS_PLAIN": ""}
    install(environment, "--no-deps", "--force-reinstall", str(build(tmp_path / "dist", unpacked, **none)))

    assert "plain" in run(environment, tmp_path, "--version")
    assert run(environment, tmp_path, "battle", "maneuvers", "--seed", "7").splitlines()[0].endswith("seed 7, plain")


@pytest.mark.prove
def test_a_compiler_that_is_demanded_and_missing_is_an_error(tmp_path: Path) -> None:
    """The release builds never fall back silently."""
    with pytest.raises(subprocess.CalledProcessError):
        build_elsewhere(tmp_path, CC="/nonexistent", MUSTERPRESS_REQUIRE_COMPILED="1", MUSTERPRESS_PLAIN="")


def build_elsewhere(folder: Path, **environment: str) -> Path:
    """Return a wheel built from a fresh copy of the sources, where nothing has been compiled yet."""
    copy = folder / "copy"
    subprocess.run(["git", "clone", "--quiet", ".", str(copy)], check=True)
    return build(folder / "dist", copy, **environment)


def test_wheels_are_built_for_every_python_and_system_that_is_promised() -> None:
    """Linux, macOS and Windows, each with four versions of Python; compiled, and tried there."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    workflow = yaml.safe_load(Path(".github/workflows/wheels.yml").read_text(encoding="utf-8"))
    wheels = project["tool"]["cibuildwheel"]
    systems = {name.partition("-")[0] for name in workflow["jobs"]["wheels"]["strategy"]["matrix"]["os"]}

    assert systems == {"ubuntu", "macos", "windows"}
    assert wheels["build"] == ["cp311-*", "cp312-*", "cp313-*", "cp314-*"]
    assert wheels["environment"]["MUSTERPRESS_REQUIRE_COMPILED"] == "1"
    assert any("--mode compiled" in command for command in wheels["test-command"])
