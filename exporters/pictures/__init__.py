"""Pictures of authors: read guardedly from their pack, and placed."""
