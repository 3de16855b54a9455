"""The catalogues: complete in every language, nothing unused, nothing that breaks when filled."""

import ast as python
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import toril
import toril.client
import toril.server.tables.refused
from tests.cli.terminal import toril as toril_command
from tests.page_calls import asked_by_page, calls_in, left_out_of_page
from toril.cli.join.orders import ORDERS
from toril.cli.talk import vocabulary
from toril.cli.talk.vocabulary import first_word_for, words_for
from toril.engine.errors import TorilError
from toril.engine.games import BY_SHORT
from toril.engine.value import value
from toril.text import LANGUAGES, catalogue, catalogue_text, language_of, topics

PACKAGE = Path(toril.__file__).parent
SOURCE = "\n".join(path.read_text() for path in sorted(PACKAGE.rglob("*.py")))
TREE = python.parse(SOURCE)
PAGE = asked_by_page()
PAGE_TOPICS = ("page", "start", "six", "eleven", "between")
NUMBERS = {"zero", "one", "two", "few", "many", "other"}


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


def everything_under(error: type[TorilError]) -> Iterator[type[TorilError]]:
    yield error
    for kind in error.__subclasses__():
        yield from everything_under(kind)


def codes(source: str = SOURCE) -> set[str]:
    """Every error code that the source can raise."""
    errors = [error.__name__ for error in everything_under(TorilError)] + ["_file_error"]
    pattern = rf'(?:{"|".join(errors)})\(\s*"(\w+)"'
    return set(re.findall(pattern, source)) | http_codes()


def http_codes() -> set[str]:
    """The codes of answers that are no errors of ours: bad form, a wrong path."""
    answers = (PACKAGE / "server" / "web" / "error_responses.py").read_text()
    return set(re.findall(r'(?:\d{3}: |status_code, |"code": )"(\w+)"', answers))


def literals(node: python.AST) -> set[str]:
    return {
        found.value
        for found in python.walk(node)
        if isinstance(found, python.Constant) and isinstance(found.value, str)
    }


def asked_for() -> set[str]:
    """Every message id that is the first argument of a call of `say`, in the page too."""
    found = {name for call in PAGE for name in call.ids}
    for node in python.walk(TREE):
        if isinstance(node, python.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", None))
            if name == "say" and not isinstance(node.args[0], python.JoinedStr):
                found |= literals(node.args[0])
    return found


BUILT = {
    *(f"game-{game}" for game in toril.GAMES),
    *(f"{of}-{game}" for of in ("rules", "help-signs") for game in BY_SHORT),
    "ended-limit",
    "ended-rounds",
    *(f"typed-{order.__name__}" for order in ORDERS.values()),
    *(f"typed-{thing}" for thing in ("yes", "none", "row", "take", "on")),
    *(f"typed-game-{game}" for game in BY_SHORT),
}
"""The ids that the source puts together."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_asked_for_exists(language: str) -> None:
    assert len(asked_for()) > 30
    assert sorted((asked_for() | BUILT) - set(messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    found = messages(language)
    referenced = {name for message in found.values() for name in message.references}
    refusals = {f"error-{code.replace('_', '-')}" for code in codes()}
    used = literals(TREE) | asked_for() | BUILT | referenced | refusals
    assert sorted(set(found) - used) == []


def test_a_language_is_a_folder_with_the_same_topics_as_the_others() -> None:
    folders = {path.name for path in (PACKAGE / "text").iterdir() if any(path.glob("*.ftl"))}
    assert folders == set(LANGUAGES)
    for language in LANGUAGES:
        refusals = set() if language == "en" else {"refusals", "terminal_refusals"}
        assert set(topics(language)) == set(topics("en")) | refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_asked_for_in_the_terminal(language: str) -> None:
    assert (
        toril_command("rules", "--lang", language).out
        == toril_command("rules", f"--lang={language}").out
    )
    assert f"<{'|'.join(LANGUAGES)}>" in toril_command("rules", "--help").out


ORDERS_THAT_ARE_TYPED = {order.__name__ for order in ORDERS.values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_are_told_to_type_is_understood(language: str) -> None:
    """A sentence of `toril join` that names an order uses the first word for it."""
    join = messages_of(catalogue_text(language, "join"))
    told = [
        text for name in join if "-ask-" in name or "-help-" in name for text in join[name].texts
    ]
    said = {word for text in told for word in re.findall(r"\w+", text)}
    for order in ORDERS_THAT_ARE_TYPED:
        assert first_word_for(order, language) in said, order


def test_a_word_that_may_be_typed_means_one_thing_in_all_languages() -> None:
    """Orders stand at the beginning of a line, and so does a take (11 nimmt!)."""
    meant: dict[str, str] = {}
    for order in (*ORDERS_THAT_ARE_TYPED, "take", "row"):
        for word in words_for(order):
            assert re.fullmatch(r"[^\W\d]+", word), word
            assert word == word.lower()
            assert meant.setdefault(word, order) == order
            assert word not in ("q", "r")  # keys that work everywhere


def test_a_new_language_brings_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def german(language: str, thing: str) -> list[str]:
        return ["anfangen"] if language == "de" else spoken(language, thing)

    spoken = vocabulary._words
    monkeypatch.setattr(vocabulary, "LANGUAGES", (*LANGUAGES, "de"))
    monkeypatch.setattr(vocabulary, "_words", german)
    assert vocabulary.words_for.__wrapped__("start") == ("empezar", "start", "anfangen")


def test_all_languages_have_the_same_messages_with_the_same_facts() -> None:
    english = messages("en")
    for language in LANGUAGES:
        found = messages(language)
        assert {name for name in found if not name.startswith("error-")} == set(english)
        for name in english:
            assert found[name].names == english[name].names, name


def test_a_topic_has_the_same_messages_in_every_language() -> None:
    for topic in topics("en"):
        english = set(messages_of(catalogue_text("en", topic)))
        for language in LANGUAGES:
            assert set(messages_of(catalogue_text(language, topic))) == english, topic


@pytest.mark.parametrize(("one", "other"), [*combinations(LANGUAGES, 2)])
def test_no_sentence_was_left_in_the_other_language(one: str, other: str) -> None:
    others = messages(other)
    for name, message in messages(one).items():
        if name in others and message.texts == others[name].texts:
            # A name or a sign may be the same, a sentence may not.
            assert all(len(re.findall(r"[a-z]{3,}", text)) < 3 for text in message.texts), name


def test_every_refusal_has_words_and_english_comes_with_the_error() -> None:
    named = {f"error-{code.replace('_', '-')}" for code in codes()}
    assert len(http_codes()) == 5
    assert "error-wrong-origin" in named
    assert len(named) > 100
    for language in LANGUAGES:
        refusals = {name for name in messages(language) if name.startswith("error-")}
        assert refusals == (set() if language == "en" else named)


def test_the_page_has_words_for_every_refusal_at_a_table() -> None:
    engine, server = PACKAGE / "engine", PACKAGE / "server"
    heard = [*engine.rglob("*_nimmt/*.py"), *(server / "tables").rglob("*.py")]
    heard += [*(server / "web").rglob("*.py"), *(server / "live").rglob("*.py")]
    heard += [engine / name for name in ("refusals.py", "seats.py", "options.py", "cards.py")]
    text = "\n".join(path.read_text() for path in heard if path.name != "notation.py")
    named = {f"error-{code.replace('_', '-')}" for code in codes(text)}
    assert len(named) > 50
    for language in LANGUAGES:
        if language != "en":
            assert sorted(named - set(messages_of(catalogue_text(language, "refusals")))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_what_it_asks_for(language: str) -> None:
    built_in = set(topics(language)) - left_out_of_page()
    found = messages_of("\n".join(catalogue_text(language, topic) for topic in built_in))
    for call in PAGE:
        assert call.ids <= set(found), call.where
        if call.facts is not None:
            needed = [facts(found, name) for name in call.ids]
            assert set().union(*needed) == call.facts, call.where


@pytest.mark.parametrize("topic", PAGE_TOPICS)
def test_an_id_of_the_page_begins_with_its_topic(topic: str) -> None:
    for language in LANGUAGES:
        for name in messages_of(catalogue_text(language, topic)):
            assert name.startswith(f"{topic}-")


def test_a_call_of_the_page_is_understood() -> None:
    source = """
        /** As in say("not-this"), nor {this.say("not-that")}. */
        {say("one")} {say(kind === "x" ? "two" : a?.b ?? c ? "three" : (d ? "four" : "five"), {
            name, n: count(rows, { of: "y" }), "row": it ? 1 : 2,
        })} {say("six", facts)} {say("seven", { ...facts, n })}
    """
    calls = {call.ids: call.facts for call in calls_in(source, "here")}
    assert calls == {
        frozenset({"one"}): frozenset(),
        frozenset({"two", "three", "four", "five"}): frozenset({"name", "n", "row"}),
        frozenset({"six"}): None,
        frozenset({"seven"}): None,
    }


@pytest.mark.parametrize("call", ["say(id)", "say(`a-${b}`)", 'say("a-" + b)', 'say(a ? b : "c")'])
def test_an_id_that_is_not_written_out_is_noticed(call: str) -> None:
    assert [found.ids for found in calls_in(call, "here")] == [frozenset()]


def test_the_page_writes_every_id_out() -> None:
    assert [call.where for call in PAGE if not call.ids] == []


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled(language: str) -> None:
    words, found = catalogue(language), messages(language)
    for name in found:
        depends = choices(found, name)
        for turn in range(max([3, *map(len, depends.values())])):
            filled: dict[str, int | str] = dict.fromkeys(facts(found, name), "x")
            for fact, keys in depends.items():
                filled[fact] = turn if {*keys} & NUMBERS else keys[turn % len(keys)]
            assert words.say(name, **filled).strip()


def test_a_slip_in_a_message_is_an_error_and_not_a_strange_sentence() -> None:
    with pytest.raises(LookupError):
        catalogue("es").say("story-placed", name="Ana")
    with pytest.raises(LookupError):
        catalogue("es").say("no-such-message")


def test_a_refusal_speaks_the_language_it_can() -> None:
    error = TorilError("round_over", "The round is over.")
    assert catalogue("es").refusal(error) == "La ronda terminó."
    assert catalogue("en").refusal(error) == "The round is over."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "es_AR.UTF-8"}, "en"),
        ({"TORIL_LANG": "es", "LC_ALL": "C"}, "es"),
        ({}, "en"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
