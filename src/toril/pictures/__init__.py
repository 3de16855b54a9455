"""Pictures of positions and results: SVG that holds nothing active, and needs nothing besides.

Numerals are paths, because no font is loaded inside an image; names are text in a generic family.
There is no style, no script and no reference in it, so a picture is the same wherever it is shown.
"""
