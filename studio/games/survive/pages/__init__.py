"""The pages for SURVIVE, with the forms of its documents."""
