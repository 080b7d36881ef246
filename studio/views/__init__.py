"""What pages show of a pack, as values: forms, problems, previews, charts."""
