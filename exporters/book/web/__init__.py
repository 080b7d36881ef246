"""Books for browsers and screen readers: the matter of a book as one page of HTML that needs nothing beside it."""
