"""What a document may say, and whether it says it."""
