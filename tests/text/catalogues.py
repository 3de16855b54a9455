"""What is in the catalogues: by its id, what each message needs and says."""

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from toril.engine.value import value
from toril.text import catalogue_text, topics


@value
class Needs:
    """The facts that a message is filled with, the messages it quotes, and its `choices`: by fact,
    what it may be where the message depends on that. `texts` is what it says without the facts.
    """

    names: set[str]
    references: set[str]
    choices: dict[str, list[str]]
    texts: list[str]


def nodes(part: object) -> Iterator[ast.BaseNode]:
    if isinstance(part, list):
        for item in part:
            yield from nodes(item)
    elif isinstance(part, ast.BaseNode):
        yield part
        for item in vars(part).values():
            yield from nodes(item)


def needs(message: ast.Message) -> Needs:
    found = list(nodes(message))
    choices = {}
    for node in found:
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference), message.id.name
            keys = [variant.key for variant in node.variants]
            choices[node.selector.id.name] = [
                key.name if isinstance(key, ast.Identifier) else key.value for key in keys
            ]
    return Needs(
        {node.id.name for node in found if isinstance(node, ast.VariableReference)},
        {node.id.name for node in found if isinstance(node, ast.MessageReference)},
        choices,
        [node.value for node in found if isinstance(node, ast.TextElement)],
    )


def messages(language: str) -> dict[str, Needs]:
    return messages_of("\n".join(catalogue_text(language, topic) for topic in topics(language)))


def messages_of(text: str) -> dict[str, Needs]:
    resource = FluentParser().parse(text)
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content if junk else ""
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = needs(entry)
    return found


def facts(found: dict[str, Needs], name: str) -> set[str]:
    """Return the facts of a message and of those it quotes."""
    direct = found[name]
    return direct.names.union(*(facts(found, other) for other in direct.references))


def choices(found: dict[str, Needs], name: str) -> dict[str, list[str]]:
    """Return on what a message and those it quotes depend."""
    depends = dict(found[name].choices)
    for other in found[name].references:
        depends |= choices(found, other)
    return depends
