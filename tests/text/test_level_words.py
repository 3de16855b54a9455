"""Every level has words of its own: a message for each level leaves none to the default."""

import pytest
from fluent.syntax import FluentParser, ast

from tests.text.catalogues import nodes
from toril.bots import LEVELS
from toril.text import LANGUAGES, catalogue_text, topics


def named_levels(select: ast.SelectExpression) -> set[str]:
    """Return the levels that have a variant of their own."""
    keys = [variant.key for variant in select.variants]
    return {key.name for key in keys if isinstance(key, ast.Identifier)} & {*LEVELS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_knows_one_level_knows_all(language: str) -> None:
    """Of a level without a variant the page would say what the default says of another one."""
    found = 0
    for topic in topics(language):
        for message in FluentParser().parse(catalogue_text(language, topic)).body:
            for node in nodes(message):
                if isinstance(node, ast.SelectExpression) and (named := named_levels(node)):
                    assert named == {*LEVELS}, (topic, message)
                    found += 1
    assert found >= 4  # as whom it sits, its name in the form, and how it plays in both games
