"""Plural rules of languages, as the heads of catalogues state them."""

from typing import Final

ONE: Final = "nplurals=1; plural=0;"
TWO: Final = "nplurals=2; plural=(n != 1);"
UP_TO_ONE: Final = "nplurals=2; plural=(n > 1);"
CZECH: Final = "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;"
POLISH: Final = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
RUSSIAN: Final = (
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
)
FAMILIES: Final = {
    ONE: "id ja ko ms th vi zh",
    TWO: "bg ca da de el en eo es et eu fi fy gl he hu is it nb nl nn no pt sv",
    UP_TO_ONE: "br fil fr hy oc tr pt-BR",
    CZECH: "cs sk",
    POLISH: "pl",
    RUSSIAN: "be bs hr ru sr uk",
}
RULES: Final = {language: rule for rule, family in FAMILIES.items() for language in family.split()}


def plural_forms(language: str) -> str:
    """Return the `Plural-Forms` of a language, "" for one whose rule is not known here: its translator writes it."""
    return RULES.get(language) or RULES.get(language.partition("-")[0], "")
