"""The pages for infantry, with the forms of its documents."""
