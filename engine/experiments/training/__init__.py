"""Players that are trained: how well one does against others, and the search for its weights."""
