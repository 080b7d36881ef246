"""The pages for 7 Seconds, with the forms of its documents."""
