"""
Finishes a file of the typeface that was cut as docs/decisions/0014 says: python3 tools/art/finish-typeface.py FILE.woff2

Once, on the fresh file. What a letter moves between weights and widths by less than can be seen is forgotten: it is three
quarters of the file. Into the file of basic Latin it draws the arrow of the buttons (U+2192), which Archivo lacks: for a
letter that the typeface lacks the browser searches the system before the first paint.
Needs fonttools and brotli.
"""
import sys
from math import atan2, cos, pi, sin

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

# In a field 23 wide and 16 high; lines of 2.3 with round ends.
FIELD, HEIGHT, BELOW = 23, 16, 0.02
LINE = 2.3
STROKES = [((2, 8), (20, 8)), ((13.5, 2), (20, 8)), ((20, 8), (13.5, 14))]
EM_WIDTH = 1.15
ARROW = 0x2192

NOTHING_VARIES = 0xFFFFFFFF

# In thousandths of the letter's size: 0.2 pixels in the largest headline.
UNSEEN = 3


def forget_unseen(font):
    """Leaves out the points whose movement follows from their neighbours', and the moves that are none."""
    letters, moves = font["glyf"], font["gvar"].variations
    for name, variations in moves.items():
        if not variations:
            continue
        points, shape = letters._getCoordinatesAndControls(name, font["hmtx"].metrics)
        kept = []
        for variation in variations:
            variation.calcInferredDeltas(points, shape.endPts)
            variation.roundDeltas()
            if max(max(abs(x), abs(y)) for x, y in variation.coordinates) < UNSEEN:
                continue
            variation.optimize(points, shape.endPts, tolerance=UNSEEN, isComposite=shape.numberOfContours < 0)
            kept.append(variation)
        moves[name] = kept


def round_line(pen, start, end, scale, units):
    """One line with round ends, clockwise."""
    def to_font(x, y):
        return round(x * scale), round((HEIGHT - y) * scale - BELOW * units)

    along = atan2(end[1] - start[1], end[0] - start[0])
    radius = LINE / 2
    step = pi / 4
    control = radius / cos(step / 2)

    def half(centre, first):
        for index in range(4):
            angle = first + index * step
            middle, last = angle + step / 2, angle + step
            yield (
                to_font(centre[0] + control * cos(middle), centre[1] + control * sin(middle)),
                to_font(centre[0] + radius * cos(last), centre[1] + radius * sin(last)),
            )

    first = along - pi / 2
    pen.moveTo(to_font(end[0] + radius * cos(first), end[1] + radius * sin(first)))
    for off, on in half(end, first):
        pen.qCurveTo(off, on)
    back = along + pi / 2
    pen.lineTo(to_font(start[0] + radius * cos(back), start[1] + radius * sin(back)))
    for off, on in half(start, back):
        pen.qCurveTo(off, on)
    pen.closePath()


def draw_arrow(font):
    variations = font["gvar"].variations
    widths = font["HVAR"].table.AdvWidthMap.mapping
    units = font["head"].unitsPerEm
    width = round(EM_WIDTH * units)
    scale = width / FIELD
    pen = TTGlyphPen(None)
    for start, end in STROKES:
        round_line(pen, start, end, scale, units)
    glyph = pen.glyph()
    glyph.flags[0] |= 0x40  # contours overlap
    name = "arrowright"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ARROW] = name
    variations[name] = []
    widths[name] = NOTHING_VARIES
    font["maxp"].recalc(font)


def main(path):
    font = TTFont(path)
    forget_unseen(font)
    letters = font.getBestCmap()
    if ord("A") in letters and ARROW not in letters:
        draw_arrow(font)
    font.flavor = "woff2"
    font.save(path)


main(sys.argv[1])
