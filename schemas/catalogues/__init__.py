"""Our own words in other languages: gettext catalogues, a folder a language, a file for each game and one for all."""
