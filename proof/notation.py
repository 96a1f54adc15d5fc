"""How numbers are written: bases, Roman numerals, significant figures, powers of ten, fractions of an inch, and slopes of curves."""

import re
from decimal import ROUND_HALF_UP, Context, Decimal
from fractions import Fraction

from family import CannotSay, proves
from mpmath import mpf, nstr

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ROMAN = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
# BIPM, SI Brochure, 9th edition, and the 27th CGPM of 2022.
PREFIXES = dict(zip(range(-30, 31, 3), "q r y z a f p n µ m".split() + [""] + "k M G T P E Z Y R Q".split()))


def parse(text):
    """Sign, digits before and after the point, whether there is one, and the exponent."""
    text = re.sub(r"[\s,_]", "", text)
    match = re.fullmatch(r"([-+−]?)(\d*)(\.?)(\d*)(?:[eE]([+-]?\d+)|[x×*]10\^([+-]?\d+))?", text)
    if not match or not (match[2] or match[4]):
        raise CannotSay(text)
    return match[1] in ("-", "−"), match[2], match[4], bool(match[3]), int(match[5] or match[6] or 0)


def to_decimal(text):
    negative, whole, part, _, exponent = parse(text)
    value = Decimal(f"{whole}{part}".lstrip("0") or "0").scaleb(exponent - len(part), Context(prec=999, Emax=99999, Emin=-99999))
    return -value if negative else value


def as_double(value):
    """What a JSON number can hold of it, or nothing."""
    return mpf(str(value)) if abs(value) < Decimal("1.8e308") else None


def write_plain(value):
    text = f"{value:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def write_power(value, figures=None):
    """d.ddde<exponent> of a number that is not 0, with as many figures as are asked for, or all there are."""
    sign, digits, _ = value.as_tuple()
    shown = "".join(map(str, digits))
    shown = shown.rstrip("0") or "0" if figures is None else shown.ljust(figures, "0")[:figures]
    return f"{'-' if sign else ''}{shown[0]}{'.' + shown[1:] if len(shown) > 1 else ''}e{value.adjusted()}"


@proves("scientific-notation")
def prove_scientific_notation(number):
    value = to_decimal(number)
    if value == 0:
        return {"scientific": "0e0", "mantissa": 0, "exponent": 0, "engineering": "0e0", "engineeringMantissa": 0, "engineeringExponent": 0, "siPrefix": "",
                "decimal": "0", "orderOfMagnitude": None, "value": 0}
    exponent = value.adjusted()
    step = exponent // 3 * 3
    wide = Context(prec=999, Emax=99999, Emin=-99999)
    mantissa, large = value.scaleb(-exponent, wide), value.scaleb(-step, wide)
    return {
        "scientific": write_power(value),
        "mantissa": mpf(str(mantissa)),
        "exponent": exponent,
        "engineering": f"{write_plain(large)}e{step}",
        "engineeringMantissa": mpf(str(large)),
        "engineeringExponent": step,
        "siPrefix": PREFIXES.get(step),
        "decimal": write_plain(value),
        "orderOfMagnitude": exponent,
        "value": as_double(value),
    }


@proves("significant-figures")
def prove_significant_figures(number, roundTo):
    negative, whole, part, point, exponent = parse(number)
    value, digits = to_decimal(number), f"{whole}{part}".lstrip("0")
    if value == 0:
        def zero(figures):
            return f"{0:.{int(figures) - 1}f}"

        count = max(1, len(part))
        return {"significantFigures": count, "decimalPlaces": max(0, len(part) - exponent), "rounded": zero(roundTo), "roundedValue": 0,
                "roundedScientific": zero(roundTo) + "e0", "scientific": zero(count) + "e0", "table": [{"figures": k, "rounded": zero(k)} for k in range(1, 7)]}
    count = len(digits) if point else len(digits.rstrip("0"))

    def to_figures(figures):
        figures = int(figures)
        rounded = Context(prec=figures, rounding=ROUND_HALF_UP, Emax=99999, Emin=-99999).plus(value)
        # Halves are away from zero, also where a figure is added: the last place is what is asked for.
        places = figures - 1 - rounded.adjusted()
        plain = f"{rounded.quantize(Decimal(1).scaleb(-places), context=Context(prec=999)):f}" if places > 0 else f"{rounded.quantize(Decimal(1), context=Context(prec=999)):f}"
        return rounded, plain

    rounded, plain = to_figures(roundTo)
    return {
        "significantFigures": count,
        "decimalPlaces": max(0, len(part) - exponent),
        "rounded": plain,
        "roundedValue": as_double(rounded),
        "roundedScientific": write_power(rounded, int(roundTo)),
        "scientific": write_power(value, count),
        "table": [{"figures": k, "rounded": to_figures(k)[1]} for k in range(1, 7)],
    }


def write_roman(number):
    text = ""
    for value, sign in ROMAN:
        while number >= value:
            text, number = text + sign, number - value
    return text


@proves("roman-numeral-converter")
def prove_roman_numeral_converter(value):
    text = value.strip()
    if re.fullmatch(r"[\d,\s]+", text):
        number = int(re.sub(r"[,\s]", "", text))
    else:
        number = next((n for n in range(1, 4000) if write_roman(n) == text.upper()), None)
    if number is None or not 1 <= number <= 3999:
        raise CannotSay(value)
    rows, left = [], number
    for worth, sign in ROMAN:
        while left >= worth:
            rows.append({"numeral": sign, "value": worth})
            left -= worth
    roman = write_roman(number)
    return {"number": number, "roman": roman, "result": roman if text[0].isdigit() else str(number), "breakdown": rows}


def write_base(value, base, places):
    """In a base from 2 to 36, the fraction cut after some places."""
    sign, value = ("-" if value < 0 else ""), abs(value)
    whole, part, text = int(value), value - int(value), ""
    while whole:
        text, whole = DIGITS[whole % base] + text, whole // base
    tail = ""
    while part and len(tail) < places:
        part *= base
        tail, part = tail + DIGITS[int(part)], part - int(part)
    tail = tail.rstrip("0")
    shown = f"{text or '0'}{'.' + tail if tail else ''}"
    return shown if shown == "0" else sign + shown


@proves("number-base-converter")
def prove_number_base_converter(number, fromBase, toBase, fractionDigits):
    text = re.sub(r"[\s_,]", "", number).upper()
    base = int(fromBase)
    text = re.sub({2: r"^([+-]?)0B", 8: r"^([+-]?)0O", 16: r"^([+-]?)0X"}.get(base, "^$"), r"\1" if base in (2, 8, 16) else "", text)
    match = re.fullmatch(r"([+-]?)([0-9A-Z]*)\.?([0-9A-Z]*)", text)
    if not match or any(DIGITS.index(one) >= base for one in match[2] + match[3]):
        raise CannotSay(number)
    value = Fraction(int(match[2] + match[3] or "0", base), base ** len(match[3])) * (-1 if match[1] == "-" else 1)
    places = int(fractionDigits)

    def write(base):
        return write_base(value, base, places)

    result = write(int(toBase))
    return {
        "result": result,
        "decimal": write(10),
        "binary": write(2),
        "octal": write(8),
        "hexadecimal": write(16),
        "digitCount": len(re.sub(r"[^0-9A-Z]", "", result)),
        "table": [{"base": k, "value": write(k)} for k in range(2, 37)],
    }


def read_fraction(text):
    """'2 11/16', '2-11/16', '11/16' or '2.5', with a sign and an inch mark."""
    text = text.strip().rstrip('"″').strip()
    size = sum(map(Fraction, text.lstrip("+-−").replace("-", " ").split()))
    return -size if text[0] in "-−" else size


@proves("inch-fraction-converter")
def prove_inch_fraction_converter(mode, decimalInches, millimetres, fractionText, denominator):
    inch = Fraction("25.4")
    if mode == "decimal":
        value = Fraction(nstr(decimalInches, 20))
    elif mode == "mm":
        value = Fraction(nstr(millimetres, 20)) / inch
    else:
        value = read_fraction(fractionText)

    def round_to(parts):
        near = Fraction(int(abs(value) * int(parts) + Fraction(1, 2)), int(parts)) * (-1 if value < 0 else 1)
        whole, rest = divmod(abs(near), 1)
        text = " ".join(one for one in (str(whole) if whole or not rest else "", f"{rest.numerator}/{rest.denominator}" if rest else "") if one)
        return {"denominator": int(parts), "fraction": ("-" if near < 0 else "") + text, "inches": to_mpf(near), "roundedInches": to_mpf(near),
                "roundedMillimetres": to_mpf(near * inch), "errorInches": to_mpf(near - value)}

    return round_to(denominator) | {"inches": to_mpf(value), "millimetres": to_mpf(value * inch), "table": [round_to(2**k) for k in range(1, 8)]}


def to_mpf(value):
    return mpf(value.numerator) / value.denominator
