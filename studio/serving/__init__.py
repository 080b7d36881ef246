"""The studio's server: its options, its look, its keys."""
