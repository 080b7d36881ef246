"""The pages for Battlesuit, with the forms of its documents."""
