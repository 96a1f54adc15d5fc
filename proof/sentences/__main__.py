"""Writes the sentences that measure the assistant, with answers worked out here and not by it.

    python3 proof/sentences        (needs Python 3.11 or later, nothing else)

Each kind has templates; by their hash half of them is for working on the assistant (`seen`) and half for counting alone
(`unseen`: nobody reads them one by one, or they measure nothing any more). The sentences of `fresh` have no templates.
"""

import json
from pathlib import Path

from abroad import ABROAD
from everyday import EVERYDAY
from fresh import list_fresh
from fresh_abroad import list_abroad
from fresh_abroad_second import list_abroad_second
from fresh_abroad_third import list_abroad_third
from fresh_abroad_fourth import list_abroad_fourth
from fresh_eighth import list_eighth
from fresh_eleventh import list_eleventh
from fresh_second import list_second
from fresh_fifth import list_fifth
from fresh_fourth import list_fourth
from by_authors import (
    list_abroad_eighth,
    list_abroad_eleventh,
    list_abroad_ninth,
    list_abroad_seventh,
    list_abroad_tenth,
    list_abroad_thirteenth,
    list_abroad_twelfth,
    list_eighteenth,
    list_nineteenth,
    list_seventeenth,
    list_sixteenth,
    list_twentieth,
    list_twenty_first,
    list_twenty_second,
)
from fresh_sixth import list_sixth
from fresh_seventh import list_seventh
from fresh_fourteenth import list_abroad_sixth, list_fifteenth, list_fourteenth
from fresh_ninth import list_ninth
from fresh_tenth import list_tenth
from fresh_third import list_third
from fresh_thirteenth import list_abroad_fifth, list_thirteenth
from fresh_twelfth import list_twelfth
from grammar import Kind, fill, split
from languages import LANGUAGES
from measures import MEASURES
from money import MONEY
from sums import SUMS

KINDS: list[Kind] = [*SUMS, *MONEY, *MEASURES, *EVERYDAY, *LANGUAGES, *ABROAD]
TARGET = Path(__file__).resolve().parents[2] / "tests/assistant/sentences"
# Of the other languages there are fewer templates.
OF_EACH_TEMPLATE = 4
OF_EACH_ELSEWHERE = 6


def write(name: str, sentences: list[dict[str, object]]) -> None:
    lines = ",\n".join(json.dumps(sentence, ensure_ascii=False) for sentence in sentences)
    (TARGET / f"{name}.json").write_text(f"[\n{lines}\n]\n")
    print(f"{name}: {len(sentences)} sentences, {len({one['kind'] for one in sentences})} kinds")


if __name__ == "__main__":
    assert len({kind.name for kind in KINDS}) == len(KINDS)
    TARGET.mkdir(exist_ok=True)
    for place, half in enumerate(("seen", "unseen")):
        sentences = [
            sentence
            for kind in KINDS
            for template in split(kind)[place]
            for sentence in fill(kind, template, OF_EACH_TEMPLATE if kind.visitor == "us" else OF_EACH_ELSEWHERE)
        ]
        write(half, sentences)
    write("fresh", list_fresh())
    write("fresh-second", list_second())
    write("fresh-third", list_third())
    write("fresh-fourth", list_fourth())
    write("fresh-abroad", list_abroad())
    halved = {
        "fresh-fifth": list_fifth,
        "fresh-sixth": list_sixth,
        "fresh-seventh": list_seventh,
        "fresh-eighth": list_eighth,
        "fresh-ninth": list_ninth,
        "fresh-tenth": list_tenth,
        "fresh-eleventh": list_eleventh,
        "fresh-twelfth": list_twelfth,
        "fresh-thirteenth": list_thirteenth,
        "fresh-fourteenth": list_fourteenth,
        "fresh-fifteenth": list_fifteenth,
        "fresh-sixteenth": list_sixteenth,
        "fresh-eighteenth": list_eighteenth,
        "fresh-nineteenth": list_nineteenth,
        "fresh-twentieth": list_twentieth,
        "fresh-twenty-first": list_twenty_first,
        "fresh-twenty-second": list_twenty_second,
        "fresh-abroad-second": list_abroad_second,
        "fresh-abroad-third": list_abroad_third,
        "fresh-abroad-fourth": list_abroad_fourth,
        "fresh-abroad-fifth": list_abroad_fifth,
        "fresh-abroad-sixth": list_abroad_sixth,
        "fresh-abroad-ninth": list_abroad_ninth,
        "fresh-abroad-tenth": list_abroad_tenth,
        "fresh-abroad-eleventh": list_abroad_eleventh,
        "fresh-abroad-twelfth": list_abroad_twelfth,
        "fresh-abroad-thirteenth": list_abroad_thirteenth,
    }
    write("fresh-abroad-seventh-counted", list_abroad_seventh())
    write("fresh-seventeenth-counted", list_seventeenth())
    write("fresh-abroad-eighth-counted", list_abroad_eighth())
    for name, list_halves in halved.items():
        looked_at, counted = list_halves()
        write(name, looked_at)
        write(f"{name}-counted", counted)
