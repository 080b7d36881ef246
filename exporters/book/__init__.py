"""Books: chapters and rules in columns down pages, with contents, references to pages, and an index."""
