"""Names that a person may type, and that would break a drawing made without care."""

HOSTILE = (
    "<script>alert(1)</script>",
    '"><image href="//x" onerror="x"/>',
    "</text><a href='javascript:x'>",
    "&lt;&amp;&#x41;&nbsp;&toril;",
    "]]><![CDATA[x]]>",
    "<!DOCTYPE svg [<!ENTITY x 'y'>]>&x;",
    "<?xml-stylesheet href='x'?>",
    "url(#x) {} </style> --> */",
    "שלום עולם",
    "مرحبا بالعالم",
    "﷽" * 40,
    "𒐫" * 40,
    "W" * 40,
    "👩‍👩‍👧‍👦" * 5,
    "e\u0301" * 20,
    "🇪🇸" * 20,
    "👍🏽" * 20,
)
"""Each has 40 signs at most, all of them printable: a table and a record take them."""
