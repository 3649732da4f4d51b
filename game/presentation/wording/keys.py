"""The keys of the game and what they do, for the page that lists them."""

from game.presentation.wording import _


def keys() -> tuple[tuple[str, str], ...]:
    """Return every key with what it does, the most used first."""
    return (
        (_("Arrows"), _("Choose a card; step to another bid")),
        (_("Enter"), _("Play the chosen card; make the bid")),
        (_("Space"), _("Draw; skip a movement; go on; confirm")),
        (_("0 … 9"), _("Type a bid; 0 passes, and so does P")),
        (_("C D S H"), _("Name the trump suit")),
        (_("M"), _("Meld")),
        (_("Tab"), _("Show the melds of this deal")),
        (_("L"), _("Show the last trick")),
        (_("H, F1"), _("Ask for a hint")),
        (_("D"), _("Declare out")),
        (_("Ctrl+Z"), _("Take the last decision back")),
        (_("Ctrl+Y"), _("Play again what was taken back")),
        (_("Esc"), _("Pause; go back")),
        (_("F11"), _("Full screen or window")),
        (_("Ctrl+M"), _("Sound off or on")),
    )
