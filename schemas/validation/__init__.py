"""Whether the data of a document is what its kind asks for."""
