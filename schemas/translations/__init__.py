"""A pack's own texts in other languages: gettext catalogues beside its documents, a file a language."""
