"""Faces, hair and beards of the courts, in units where the face's middle is (0, 0) and its chin at 60."""

from dataclasses import dataclass

from sprites.drawing.marks import Mark, both_sides
from sprites.drawing.palette import BLUSH, BRASS, INK, IVORY, LIP, SKIN, SKIN_SHADE
from sprites.drawing.shapes import box, brush, ellipse, shape, symmetric


@dataclass(frozen=True, slots=True)
class Hair:
    """A hair colour: its body, the shade of its strands and the eyebrows."""

    body: str
    strand: str
    brow: str


SILVER = Hair("#E4DFD2", "#A59D8C", "#8E8676")
GOLD = Hair("#E0B860", "#A9782B", "#8F6320")
COPPER = Hair("#B5672F", "#7C3D18", "#6E3614")
CHESTNUT = Hair("#7C5233", "#4C2F1B", "#43290F")
RAVEN = Hair("#3A3238", "#6A5F68", "#2A2428")

_MAN = symmetric("M0,-58 C28,-58 43,-38 43,-10 C43,18 38,42 24,55 C16,62 7,64 0,64")
_WOMAN = symmetric("M0,-58 C27,-58 41,-38 41,-12 C41,18 27,50 10,61 C6,63 3,63 0,63")
_SIDE_SHADE = shape("M28,-50 C40,-40 43,-24 43,-10 C43,18 38,42 24,55 C18,60 12,62 6,63 C26,46 34,0 28,-50 Z")


def face(iris: str, brow: str, *, woman: bool) -> list[Mark]:
    """Return a whole frontal face with eyes and brows of the given colours."""
    outline = _WOMAN if woman else _MAN
    shade = _SIDE_SHADE.scaled(0.95, 0.98) if woman else _SIDE_SHADE
    cheeks = both_sides([Mark(ellipse(26, 20, 10, 8), BLUSH, opacity=0.38)])
    return [
        Mark(outline, SKIN),
        Mark(shade, SKIN_SHADE, opacity=0.55),
        *cheeks,
        Mark(outline, "none", INK, 2.2),
        *both_sides(_eye(iris, brow, woman=woman)),
        *(Mark(ellipse(x, -8.8, 1.5), IVORY) for x in (-17.2, 20.8)),
        *(_fine_nose() if woman else _strong_nose()),
        *(_full_mouth() if woman else _firm_mouth()),
    ]


def _eye(iris: str, brow: str, *, woman: bool) -> list[Mark]:
    lash = brush("M27,-7 C31,-9 33,-11 35,-14", 3, blunt=True)
    arch = "M6,-19 C13,-27 26,-28 35,-19" if woman else "M5,-18 C13,-25 26,-25 36,-16"
    return [
        Mark(ellipse(19, -8, 14, 9), SKIN_SHADE, opacity=0.5),
        Mark(shape("M7,-5 C12,-14 25,-15 31,-6 C25,1 13,2 7,-5 Z"), IVORY),
        Mark(ellipse(19, -6.5, 5.6, 6), iris),
        Mark(ellipse(19, -6.5, 2.9), INK),
        Mark(brush("M5,-4 C11,-15 26,-17 33,-5", 4.6), INK),
        Mark(brush("M9,-2 C14,3 24,3 29,-2", 1.6), INK),
        Mark(brush(arch, 3.6 if woman else 5.4, blunt=True), brow),
        *([Mark(lash, INK)] if woman else []),
    ]


def _strong_nose() -> list[Mark]:
    shade = shape("M5,-14 C5,2 8,10 11,17 C12,23 6,25 2,23 C5,16 4,0 5,-14 Z")
    return [
        Mark(shade, SKIN_SHADE),
        Mark(brush("M-6,-13 C-4,0 -7,10 -10,16 C-12,21 -8,24 -5,22", 2.2), INK),
        Mark(brush("M-6,22 C-3,26 3,26 6,22", 2.4), INK),
        Mark(brush("M10,16 C13,21 10,24 6,22", 2.2), INK),
    ]


def _fine_nose() -> list[Mark]:
    shade = shape("M4,-12 C4,4 6,10 9,16 C10,21 5,23 2,21 C4,15 3,0 4,-12 Z")
    return [
        Mark(shade, SKIN_SHADE),
        Mark(brush("M-4,2 C-4,8 -6,12 -8,16 C-10,21 -6,22 -4,20.5", 1.6), INK),
        Mark(brush("M-5,21 C-2,24.5 2,24.5 5,21", 1.8), INK),
        Mark(brush("M8,16 C10,20 8,22 5,20.5", 1.5), INK),
    ]


def _full_mouth() -> list[Mark]:
    return [
        Mark(shape("M-13,36.5 C-8,33 -4,31 0,34 C4,31 8,33 13,36.5 C6,41 -6,41 -13,36.5 Z"), LIP),
        Mark(shape("M-12,37.5 C-6,40 6,40 12,37.5 C7,47.5 -7,47.5 -12,37.5 Z"), "#CB6A62"),
        Mark(brush("M-15,35 C-7,41 7,41 15,35", 1.7), INK),
        Mark(brush("M-5,51 C-2,53 2,53 5,51", 1.8), SKIN_SHADE),
    ]


def _firm_mouth() -> list[Mark]:
    return [
        Mark(shape("M-12,38 C-6,35 -3,34 0,36 C3,34 6,35 12,38 C6,40 -6,40 -12,38 Z"), LIP),
        Mark(shape("M-10,39 C-5,40 5,40 10,39 C6,45 -6,45 -10,39 Z"), "#CB7B6E"),
        Mark(brush("M-15,36 C-7,40 7,40 15,36", 2), INK),
        Mark(brush("M-6,51 C-2,54 2,54 6,51", 2.2), SKIN_SHADE),
    ]


def beard(hair: Hair, cut: str) -> list[Mark]:
    """Return moustache and beard over a man's face: cut "forked", "round", "pointed" or "square"."""
    body, strands = _BEARDS[cut]
    half = [Mark(brush(line, 2.6), hair.strand) for line in strands]
    moustache = symmetric("M0,29 C8,24 18,27 26,35 C31,40 37,41 43,36 C43,48 31,54 20,48 C11,44 5,37 0,35")
    curls = [
        Mark(brush("M3,32 C14,32 20,46 38,44", 1.8), hair.strand),
        Mark(brush("M8,31 C18,33 24,41 34,41", 1.4), hair.strand),
    ]
    lip = shape("M-9,40 C-4,38 4,38 9,40 C6,47 -6,47 -9,40 Z")
    return [
        Mark(body, hair.body, INK, 2.2),
        *both_sides(half),
        Mark(lip, LIP),
        Mark(moustache, hair.body, INK, 1.8),
        *both_sides(curls),
    ]


def moustache(hair: Hair) -> list[Mark]:
    """Return a young man's thin moustache."""
    return both_sides([Mark(brush("M2,32 C9,27 16,31 23,37", 5.5, blunt=True), hair.brow)])


_CHEEK = "M0,50 C10,50 19,47 27,38 C35,28 40,14 43,-16 L45,-14"
_BEARDS = {
    "forked": (
        symmetric(f"{_CHEEK} C54,20 50,66 34,92 C28,104 18,114 8,118 C8,108 4,100 0,94"),
        (
            "M42,4 C44,40 34,76 16,108",
            "M34,34 C34,60 24,84 12,104",
            "M22,50 C22,66 16,82 8,94",
            "M9,54 L6,86",
        ),
    ),
    "round": (
        symmetric(f"{_CHEEK} C56,16 56,60 40,84 C30,99 14,104 0,104"),
        (
            "M43,6 C48,40 42,70 24,92",
            "M35,34 C38,56 30,78 16,94",
            "M23,50 C25,66 20,82 10,94",
            "M9,54 C10,70 8,84 4,96",
        ),
    ),
    "pointed": (
        symmetric(f"{_CHEEK} C50,14 46,54 30,78 C20,94 8,104 0,122"),
        ("M42,4 C42,36 30,70 8,102", "M33,36 C32,58 20,80 6,100", "M20,51 C20,66 12,82 5,94", "M8,55 L4,88"),
    ),
    "square": (
        symmetric(f"{_CHEEK} C54,14 58,60 52,96 C36,108 18,102 0,108"),
        (
            "M43,6 C48,40 50,70 42,98",
            "M36,34 C40,56 38,80 32,100",
            "M25,48 C28,66 26,82 21,100",
            "M10,54 L9,100",
        ),
    ),
}


def curls(hair: Hair) -> list[Mark]:
    """Return a king's hair: a heavy roll on either side, to be drawn behind the face."""
    roll = shape(
        "M20,-60 C50,-66 66,-40 66,-12 C78,2 80,30 64,42 C50,50 36,40 38,24 C40,16 48,16 50,22 L38,-20 Z"
    )
    lines = (
        "M44,-50 C58,-34 58,-8 54,10",
        "M56,-44 C66,-26 64,-6 62,6",
        "M66,-8 C76,8 74,30 60,36",
        "M60,6 C68,18 64,32 54,32 C48,32 45,26 48,22",
    )
    return both_sides(
        [Mark(roll, hair.body, INK, 2.2), *(Mark(brush(line, 2.6), hair.strand) for line in lines)]
    )


def bob(hair: Hair) -> list[Mark]:
    """Return a jack's hair: a page's bob turned outwards at the jaw, behind the face."""
    half = shape("M0,-64 C46,-68 62,-40 60,-6 C60,18 64,34 80,40 C72,60 44,60 34,40 L20,-30 L0,-40 Z")
    lines = (
        "M40,-48 C54,-30 50,10 56,30 C60,40 66,44 74,43",
        "M32,-44 C46,-26 42,14 48,34 C52,44 58,49 66,49",
        "M50,-40 C60,-20 54,6 60,24",
    )
    return both_sides(
        [Mark(half, hair.body, INK, 2.2), *(Mark(brush(line, 2.8), hair.strand) for line in lines)]
    )


def fringe(hair: Hair) -> list[Mark]:
    """Return the fringe over a jack's forehead, in front of the face."""
    half = symmetric("M0,-38 C14,-32 28,-30 40,-16 C46,-30 44,-56 30,-62 L0,-66")
    lines = both_sides([Mark(brush("M8,-62 C10,-50 18,-40 34,-28", 2.2), hair.strand)])
    return [Mark(half, hair.body, INK, 1.8), *lines]


def tresses(hair: Hair) -> list[Mark]:
    """Return a queen's long hair behind the face, falling in waves to her shoulders."""
    half = shape(
        "M0,-66 C44,-70 62,-42 60,-8 C58,12 74,24 72,48 C70,66 82,78 74,100 "
        "C66,116 46,112 40,98 C30,78 34,40 36,10 "
        "L20,-30 L0,-40 Z"
    )
    lines = (
        "M42,-50 C58,-30 44,0 52,24 C58,44 50,64 60,100",
        "M50,-44 C64,-20 52,4 62,28 C68,46 58,62 68,92",
        "M38,-30 C46,-8 38,20 44,44 C48,62 42,76 50,100",
    )
    return both_sides(
        [Mark(half, hair.body, INK, 2.2), *(Mark(brush(line, 2.8), hair.strand) for line in lines)]
    )


def braids(hair: Hair) -> list[Mark]:
    """Return a queen's hair gathered over her ears into two plaits, behind the face."""
    coil = shape("M0,-66 C46,-70 64,-44 62,-12 C62,10 54,28 44,30 C34,28 30,10 32,-10 L20,-36 L0,-40 Z")
    lines = ("M34,-54 C54,-40 58,-6 48,22", "M28,-48 C48,-32 50,-4 42,22")
    plait: list[Mark] = []
    for number in range(6):
        y, x = 30 + number * 16, 52 + number * 1.6
        left = shape("M-13,-10 C2,-12 12,-2 9,13 C-4,13 -16,4 -13,-10 Z").moved(x, y)
        right = shape("M13,-8 C0,-10 -8,2 -7,14 C6,15 15,6 13,-8 Z").moved(x, y + 6)
        plait += [Mark(left, hair.body, INK, 1.8), Mark(right, hair.body, INK, 1.8)]
        plait.append(
            Mark(
                brush(f"M{x + 9},{y + 1} C{x + 2},{y + 6} {x - 1},{y + 12} {x - 2},{y + 17}", 2), hair.strand
            )
        )
    tie = Mark(box(50, 124, 72, 133, 4), BRASS, INK, 1.6)
    tuft = shape("M54,130 C50,146 56,156 62,162 C68,154 70,144 68,130 Z")
    return both_sides(
        [
            Mark(tuft, hair.body, INK, 1.8),
            *plait,
            tie,
            Mark(coil, hair.body, INK, 2.2),
            *(Mark(brush(line, 2.6), hair.strand) for line in lines),
            Mark(ellipse(50, 26, 8), BRASS, INK, 1.6),
            Mark(ellipse(50, 26, 4), IVORY),
        ]
    )


def parting(hair: Hair) -> list[Mark]:
    """Return the hair drawn back from a queen's parting, in front of the face."""
    half = shape(
        "M0,-60 L0,-46 C14,-44 32,-34 38,-8 C40,4 41,14 44,20 C52,6 54,-24 46,-44 C36,-60 16,-64 0,-60 Z"
    )
    lines = ("M4,-54 C22,-50 38,-34 43,-4", "M12,-58 C30,-52 44,-36 48,-10")
    return both_sides(
        [Mark(half, hair.body, INK, 1.8), *(Mark(brush(line, 2), hair.strand) for line in lines)]
    )
