"""
Draws the arrow of the buttons (U+2192), which Archivo lacks, into a font file: python3 scripts/art/arrow-glyph.py FILE.woff2

Needs fonttools and brotli. Run it on archivo-latin.woff2 after the file is cut (docs/decisions/0014): a letter that the
typeface lacks makes the browser ask the system for one before the first paint.
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

NOTHING_VARIES = 0xFFFFFFFF


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


def main(path):
    font = TTFont(path)
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
    if name not in font.getGlyphOrder():
        font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x2192] = name
    variations[name] = []
    widths[name] = NOTHING_VARIES
    font["maxp"].recalc(font)
    font.flavor = "woff2"
    font.save(path)


main(sys.argv[1])
