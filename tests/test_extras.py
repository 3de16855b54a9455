"""What is not installed is missed in one line, in the reader's language."""

import sys

import pytest

from toril.engine.errors import TorilError
from toril.extras import NEEDED, require
from toril.server.store import open_store, place_of
from toril.server.store.upkeep import migrate_place
from toril.text import Catalogue


@pytest.mark.parametrize("extra", NEEDED)
def test_a_missing_extra_is_named_in_one_line(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    what, module = NEEDED[extra]
    monkeypatch.setitem(sys.modules, module, None)  # the import fails as if it were not there
    with pytest.raises(TorilError) as caught:
        require(extra)
    assert caught.value.code == "missing_extra"
    assert str(caught.value) == f"{what} needs an extra: pip install 'toril[{extra}]'."
    in_spanish = Catalogue("es").refusal(caught.value)
    assert in_spanish == f"{what} necesita un añadido: pip install 'toril[{extra}]'."


def test_a_database_that_needs_an_extra_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    place = place_of("postgresql://ana@db.example/toril")
    for use in (open_store, migrate_place):
        with pytest.raises(TorilError) as caught:
            use(place)
        assert caught.value.code == "missing_extra"


def test_what_is_installed_is_let_through() -> None:
    require("postgres")
