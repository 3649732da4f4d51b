"""The drawing kit behind the card pictures: outlines, figures and ornaments as plain geometry."""
