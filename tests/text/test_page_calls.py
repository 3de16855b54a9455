"""What the page asks its catalogues for is there, with the facts that it gives."""

import pytest

from tests.text.catalogues import facts, messages_of
from tests.text.page_calls import calls_in, left_out_of_page, reader_of
from tests.text.source_calls import PACKAGE, PAGE, codes
from toril.text import LANGUAGES, catalogue_text, topics

PAGE_TOPICS = [topic for topic in topics("en") if reader_of(topic) == "page"]


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
    built_in = [topic for topic in topics(language) if reader_of(topic) not in left_out_of_page()]
    assert {*PAGE_TOPICS, "words", "story", "rules"} <= set(built_in)
    found = messages_of("\n".join(catalogue_text(language, topic) for topic in built_in))
    for call in PAGE:
        assert call.ids <= set(found), call.where
        if call.facts is not None:
            needed = [facts(found, name) for name in call.ids]
            assert set().union(*needed) == call.facts, call.where


@pytest.mark.parametrize("topic", PAGE_TOPICS)
def test_an_id_of_the_page_begins_with_the_last_word_of_its_topic(topic: str) -> None:
    for language in LANGUAGES:
        for name in messages_of(catalogue_text(language, topic)):
            assert name.startswith(f"{topic.removeprefix('page_').replace('_', '-')}-")


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
