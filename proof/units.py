"""Conversions: GNU units is asked again for the result of every converter's case (apt-get install -y units; 2.22).

Of ours it reads what a unit is called in GNU units' language, never a factor. Where GNU units lacks a unit or means
another by its name, that is the definition we follow, with its "source" in app/units/gnu-units.fixture.json: there only
the arithmetic is checked, not the definition. What needs more than two units (a density, a molar mass, a shoe scale, a
font size) is not asked.
"""

import json
import shutil
import subprocess
from pathlib import Path

from family import PROOFS, CannotSay, Skipped, proves
from mpmath import mpf

ROOT = Path(__file__).resolve().parent.parent
VERSION = "GNU Units version 2.22"

# Where a unit's id means different things in two dimensions ("rad", "pt"): the dimension that the converter is about.
DIMENSIONS = {
    "angle-converter": ["angle"],
    "area-converter": ["area"],
    "illuminance-converter": ["illuminance", "luminance", "luminousFlux"],
    "length-converter": ["length"],
    "power-converter": ["power"],
    "temperature-converter": ["temperature"],
    "time-converter": ["time"],
    "torque-converter": ["torque"],
    "typography-converter": ["typographicLength"],
    "volume-converter": ["volume"],
    "weight-converter": ["mass"],
}

RECIPROCAL = ["fuelEconomy", "evEfficiency"]


class CannotAsk(Exception):
    """GNU units gives no number for this case."""


def ask(have: str, want: str) -> float:
    answer = subprocess.run(
        ["units", "--terse", "--one-line", "-o", "%.17g", have, want], capture_output=True, text=True
    ).stdout.strip()
    try:
        return float(answer)
    except ValueError:
        raise CannotAsk(f"{have} in {want}: {answer}") from None


def convert(dimension: str, units: dict, value: float, source: str, target: str) -> float:
    have, want = units[source]["expression"], units[target]["expression"]

    def is_one_over(expression: str) -> bool:
        """Liters per 100 km beside miles per gallon: GNU units' expression is that of distance per fuel."""
        return dimension in RECIPROCAL and expression.startswith("1/(")

    if have.startswith("temp"):
        amount = f"{have}({value!r})"
    elif is_one_over(have):
        amount = f"({have})/({value!r})"
    else:
        amount = f"({value!r}) ({have})"
    answer = ask(amount, want if want.startswith("temp") else f"({want})")
    return 1 / answer if is_one_over(want) else answer


def prove(calculator: str, case: dict, dimensions: dict) -> float:
    inputs = case["inputs"]
    source, target = inputs["from"], inputs["to"]
    names = [inputs["dimension"]] if "dimension" in inputs else DIMENSIONS.get(calculator, list(dimensions))
    answers = {
        convert(name, dimensions[name], inputs["value"], source, target)
        for name in names
        if name in dimensions and source in dimensions[name] and target in dimensions[name]
    }
    if len(answers) != 1:
        raise CannotSay(f"{source} to {target}")
    return answers.pop()


def enter(calculator: str, dimensions: dict) -> None:
    @proves(calculator)
    def ask_units(**inputs):
        if not isinstance(inputs.get("value"), mpf):
            raise CannotSay("no amount, from and to")
        try:
            return {"result": prove(calculator, {"inputs": inputs | {"value": float(inputs["value"])}}, dimensions)}
        except KeyError as key:
            raise CannotSay(f"no {key}") from None


def enter_converters() -> None:
    if shutil.which("units") is None:
        raise Skipped("GNU units is not here (apt-get install -y units)")
    version = subprocess.run(["units", "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    if version != VERSION:
        print(f"Note: the cases were made with {VERSION}, this is {version}")
    dimensions = json.loads((ROOT / "app/units/gnu-units.fixture.json").read_text())["dimensions"]
    for path in sorted((ROOT / "app/calculators/conversion").glob("*.cases.json")):
        # What converts otherwise than by units has a proof of its own (numerals, sizes), in a script that comes first.
        if path.name.removesuffix(".cases.json") not in PROOFS:
            enter(path.name.removesuffix(".cases.json"), dimensions)


enter_converters()
