"""The rules of infantry in words and documents, answered by the arithmetic of its kernel."""
