"""What a document means: the rules of the five games, played and judged."""
