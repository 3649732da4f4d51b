"""Twelve two-headed courts from one parametric figure: each is a setting of the same parts."""

from dataclasses import dataclass

from sprites.drawing import attributes, heads, headwear, robes
from sprites.drawing.frame import LARGE_FRAME, STANDARD_FRAME
from sprites.drawing.heads import CHESTNUT, COPPER, GOLD, RAVEN, SILVER, Hair
from sprites.drawing.marks import Mark, half_turned, mirrored, paths
from sprites.drawing.palette import INK, LIVERIES, PINOCHLE, RUBY, Livery
from sprites.drawing.stock import Index, face


@dataclass(frozen=True, slots=True)
class Setting:
    """What sets one court apart from the others of its rank."""

    hair: Hair
    eyes: str
    cut: str = ""
    """A king's beard: forked, round, pointed or square; anything gives a jack a moustache."""
    rich: bool = False
    """Ermine for a king, plaits for a queen, the feather on the left for a jack."""


SETTINGS: dict[str, Setting] = {
    "KC": Setting(CHESTNUT, "#5A7A4A", "square"),
    "KD": Setting(COPPER, "#4A6F8F", "pointed"),
    "KH": Setting(GOLD, "#4F78A5", "round", rich=True),
    "KS": Setting(SILVER, "#52749C", "forked", rich=True),
    "QC": Setting(CHESTNUT, "#5E7D45", rich=True),
    "QD": Setting(COPPER, "#3F7D72", rich=True),
    "QH": Setting(GOLD, "#4F86B8"),
    "QS": Setting(RAVEN, "#4A6FA8"),
    "JC": Setting(RAVEN, "#54724A", "thin", rich=True),
    "JD": Setting(CHESTNUT, "#4A6FA8"),
    "JH": Setting(GOLD, "#4F86B8", rich=True),
    "JS": Setting(COPPER, "#52749C", "thin"),
}

# The two of the pinochle wear each other's suit on the breast, in colours of their own that no deck changes.
_TOKENS = {"QS": ("D", RUBY), "JD": ("S", INK)}


def court(name: str, letter: str, style: Index) -> str:
    """Return the SVG of a jack, queen or king."""
    frame = LARGE_FRAME if style.shift else STANDARD_FRAME
    linked = name + letter in _TOKENS
    sash = frame.sash(PINOCHLE if linked else LIVERIES[letter].accent, linked=linked)
    placed = (mark.placed(frame.scale, frame.axis, frame.face) for mark in figure(name, letter))
    kept = [mark for mark in (mark.within(frame.upper) for mark in placed) if mark]
    half = paths([*frame.ground(), *kept])
    return face(name, letter, style, centre=half_turned(half) + paths([*sash, *frame.border(letter)]))


def figure(name: str, letter: str) -> list[Mark]:
    """Return one head-and-shoulders figure about its face's middle, unclipped."""
    livery, setting = LIVERIES[letter], SETTINGS[name + letter]
    token = _TOKENS.get(name + letter, (letter, livery.cloth))
    match name:
        case "K":
            return _king(letter, livery, setting)
        case "Q":
            return _queen(letter, livery, setting, token)
        case _:
            return _jack(letter, livery, setting, token)


def _king(letter: str, livery: Livery, setting: Setting) -> list[Mark]:
    return [
        *heads.curls(setting.hair),
        *robes.king_robe(letter, livery, ermine=setting.rich),
        *heads.face(setting.eyes, setting.hair.brow, woman=False),
        *heads.beard(setting.hair, setting.cut),
        *headwear.crown(letter, livery),
        *robes.sleeve(livery, livery.accent),
        *_held(attributes.sceptre(letter, livery)),
    ]


def _queen(letter: str, livery: Livery, setting: Setting, token: tuple[str, str]) -> list[Mark]:
    hair = heads.braids(setting.hair) if setting.rich else heads.tresses(setting.hair)
    return [
        *robes.fan_collar(livery),
        *robes.queen_gown(letter, livery),
        *hair,
        *heads.face(setting.eyes, setting.hair.brow, woman=True),
        *heads.parting(setting.hair),
        *headwear.diadem(letter, livery),
        *robes.brooch(*token, 114),
        *robes.sleeve(livery, livery.cloth),
        *_held(attributes.flower(letter, livery)),
    ]


def _jack(letter: str, livery: Livery, setting: Setting, token: tuple[str, str]) -> list[Mark]:
    cap = headwear.cap(letter, livery)
    return [
        *robes.jack_doublet(livery),
        *robes.brooch(*token, 100),
        *heads.bob(setting.hair),
        *heads.face(setting.eyes, setting.hair.brow, woman=False),
        *(heads.moustache(setting.hair) if setting.cut else []),
        *heads.fringe(setting.hair),
        *(mirrored(cap) if setting.rich else cap),
        *robes.sleeve(livery, livery.accent),
        *_held(attributes.halberd(letter, livery)),
    ]


def _held(thing: list[Mark]) -> list[Mark]:
    return [mark.placed(1, *robes.HAND) for mark in (*thing, *attributes.fist())]
