"""Algebra: equations, roots, powers, sequences, proportions and percentages, by SymPy's exact solvers and fractions."""

from decimal import ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP
from decimal import Decimal, localcontext
from fractions import Fraction
from math import gcd, lcm

import sympy
from family import pick, proves
from mpmath import arg, degrees, exp, floor, fsum, log, mpc, mpf, nint, root, sqrt


LARGEST = mpf(2) ** 1024
SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def to_fraction(number) -> Fraction:
    """The decimal number that a case has."""
    return Fraction(repr(float(number)))


def solve_polynomial(coefficients: list) -> list:
    """The complex roots, the real ones first and rising, each as (real, imaginary); roots that coincide are exact."""
    return find_roots(sympy.Poly([sympy.Rational(to_fraction(c)) for c in coefficients], sympy.Symbol("x")))


def find_roots(polynomial) -> list:
    found = []
    for factor, times in polynomial.sqf_list()[1]:
        for value in factor.nroots(n=30, maxsteps=500):
            real, imaginary = value.as_real_imag()
            is_real = abs(imaginary) < sympy.Float("1e-24") * max(1, abs(real))
            found += [(mpf(str(real)), mpf(0) if is_real else mpf(str(imaginary)))] * times
    return sorted(found, key=lambda one: (one[1] != 0, one[0], -one[1]))


@proves("quadratic-equation")
def prove_quadratic_equation(a, b, c):
    roots = solve_polynomial([a, b, c])
    exact = to_fraction(b) ** 2 - 4 * to_fraction(a) * to_fraction(c)
    discriminant = mpf(exact.numerator) / exact.denominator
    vertexX = -b / (2 * a)
    half = sqrt(abs(discriminant)) / abs(a) if discriminant else mpf(2)
    kind = "two-real" if exact > 0 else "complex" if exact < 0 else "double-real"
    real = kind != "complex"
    return {
        "x1": roots[0][0],
        "x2": roots[1][0],
        "x1Imaginary": abs(roots[0][1]),
        "x2Imaginary": -abs(roots[0][1]) if not real else 0,
        "rootType": kind,
        "discriminant": discriminant,
        "vertexX": vertexX,
        "vertexY": (a * vertexX + b) * vertexX + c,
        "sum": -b / a,
        "product": c / a,
        "yIntercept": c,
        "opens": "up" if a > 0 else "down",
        "curve": [{"x": x, "y": (a * x + b) * x + c} for x in (vertexX + half * (k - 20) / 20 for k in range(41))],
    }


@proves("cubic-equation")
def prove_cubic_equation(a, b, c, d):
    roots = solve_polynomial([a, b, c, d])
    x = sympy.Symbol("x")
    exact = sympy.Poly([sympy.Rational(to_fraction(k)) for k in (a, b, c, d)], x)
    discriminant = exact.discriminant()
    inflectionX = -b / (3 * a)
    result = {f"x{k + 1}": one[0] for k, one in enumerate(roots)} | {f"x{k + 1}Imaginary": one[1] for k, one in enumerate(roots)}
    kind = "three-real" if discriminant > 0 else "one-real"
    if discriminant == 0:
        kind = "triple-real" if exact.diff().discriminant() == 0 else "double-real"
    return result | {
        "rootType": kind,
        "discriminant": mpf(discriminant.p) / discriminant.q,
        "sum": -b / a,
        "product": -d / a,
        "inflectionX": inflectionX,
        "inflectionY": ((a * inflectionX + b) * inflectionX + c) * inflectionX + d,
    }


@proves("polynomial-roots")
def prove_polynomial_roots(coefficients, evaluateAt):
    at, degree = evaluateAt, len(coefficients) - 1
    roots = solve_polynomial(coefficients)
    real = [one[0] for one in roots if one[1] == 0]
    powers = list(range(degree, -1, -1))
    return {
        "degree": degree,
        "realRootCount": len(real),
        "smallestRealRoot": min(real) if real else None,
        "largestRealRoot": max(real) if real else None,
        "sum": -coefficients[1] / coefficients[0],
        "product": (-1) ** degree * coefficients[-1] / coefficients[0],
        "valueAt": fsum(c * at**p for c, p in zip(coefficients, powers)),
        "derivativeAt": fsum(c * p * at ** (p - 1) for c, p in zip(coefficients, powers) if p),
        "integralFromZero": fsum(c * at ** (p + 1) / (p + 1) for c, p in zip(coefficients, powers)),
        "roots": [{"real": one[0], "imaginary": one[1]} for one in roots],
    }


@proves("logarithm")
def prove_logarithm(number, base, customBase):
    common = log(number) / log(10)
    characteristic = floor(common + mpf("1e-25"))
    value = {"10": mpf(10), "e": exp(1), "2": mpf(2), "custom": customBase}[base]
    return {
        "result": log(number) / log(value),
        "naturalLog": log(number),
        "commonLog": common,
        "binaryLog": log(number) / log(2),
        "characteristic": characteristic,
        "mantissa": max(mpf(0), common - characteristic) if abs(common - characteristic) > mpf("1e-25") else 0,
        "table": [{"base": k, "logarithm": log(number) / log(k)} for k in range(2, 17)],
    }


@proves("complex-number")
def prove_complex_number(operation, aReal, aImaginary, bReal, bImaginary, exponent, degree):
    a, b = mpc(aReal, aImaginary), mpc(bReal, bImaginary)
    roots = [root(a, int(degree), k) for k in range(int(degree))] if operation == "root" else []
    z = {
        "add": lambda: a + b,
        "subtract": lambda: a - b,
        "multiply": lambda: a * b,
        "divide": lambda: a / b,
        "power": lambda: a ** int(exponent),
        "root": lambda: roots[0],
        "conjugate": lambda: a.conjugate(),
        "reciprocal": lambda: 1 / a,
        "exp": lambda: exp(a),
        "log": lambda: log(a),
    }[operation]()
    return {
        "real": z.real,
        "imaginary": z.imag,
        "modulus": abs(z),
        "argument": degrees(arg(z)) if z else None,
        "argumentRadians": arg(z) if z else None,
        "modulusA": abs(a),
        "argumentA": degrees(arg(a)) if a else None,
        "roots": [{"real": one.real, "imaginary": one.imag} for one in roots],
    }


@proves("exponent")
def prove_exponent(base, exponent):
    if base < 0 and exponent != int(exponent):
        size = abs(base) ** exponent
        odd = to_fraction(exponent).numerator % 2
        result = -size if odd else size
    else:
        result = base**exponent
    return {
        "result": result,
        # What no double holds is left out.
        "reciprocal": 1 / result if result and 1 / abs(result) < LARGEST else None,
        "log10Absolute": log(abs(result)) / log(10) if result else None,
        "table": [{"exponent": k, "power": base**k if abs(base) ** k < LARGEST else None} for k in range(11)],
    }


@proves("root")
def prove_root(radicand, degree):
    degree = int(degree)
    sign = -1 if radicand < 0 else 1
    value = sign * abs(radicand) ** (mpf(1) / degree)
    result = {
        "root": value,
        "otherRoot": -value if degree % 2 == 0 and value else None,
        "square": radicand**2,
        "isPerfectPower": bool(nint(value) ** degree == radicand and abs(radicand) < 2**53),
        "coefficient": None,
        "remainingRadicand": None,
        "table": [
            {"degree": k, "root": abs(radicand) ** (mpf(1) / k) * (sign if k % 2 else 1) if radicand >= 0 or k % 2 else None}
            for k in range(2, 11)
        ],
    }
    if radicand == 0:
        result |= {"coefficient": 0, "remainingRadicand": 1}
    elif radicand == int(radicand) and abs(radicand) <= 10**12:  # Beyond, the page does not factorize.
        outside, inside = 1, 1
        for prime, power in sympy.factorint(int(abs(radicand))).items():
            outside *= prime ** (power // degree)
            inside *= prime ** (power % degree)
        result |= {"coefficient": sign * outside, "remainingRadicand": inside}
    return result


@proves("proportion")
def prove_proportion(type, unknown, a, b, c, d):
    terms = {"a": a, "b": b, "c": c, "d": d}
    symbol = sympy.Symbol("x", real=True)
    exact = {name: sympy.Rational(to_fraction(value)) for name, value in terms.items()} | {unknown: symbol}
    # a : b = c : d, or a times b equals c times d.
    balance = exact["a"] * exact["d"] - exact["b"] * exact["c"] if type == "direct" else exact["a"] * exact["b"] - exact["c"] * exact["d"]
    found = sympy.solve(balance, symbol)[0]
    terms[unknown] = mpf(found.p) / found.q
    if not terms["b"] and type == "direct":
        return terms | {"result": terms[unknown]}
    constant = terms["a"] / terms["b"] if type == "direct" else terms["a"] * terms["b"]
    return terms | {
        "result": terms[unknown],
        "constant": constant,
        "table": [{"first": k, "second": k / constant if type == "direct" else constant / k} for k in range(1, 11)] if constant or type == "inverse" else [{"first": 1, "second": None}] + [{}] * 8 + [{"first": 10, "second": None}],
    }


@proves("ratio")
def prove_ratio(terms, total):
    exact = [to_fraction(term) for term in terms]
    scale = lcm(*(term.denominator for term in exact))
    whole = [int(term * scale) for term in exact]
    parts = [term // gcd(*whole) for term in whole]
    sumOfTerms = fsum(terms)
    return {
        "simplified": ":".join(map(str, parts)),
        "decimal": terms[0] / terms[1] if terms[1] else None,
        "sumOfTerms": sumOfTerms,
        "unitPart": total / sum(parts),
        "table": [
            {"term": term, "simplified": part, "percent": 100 * term / sumOfTerms, "share": total * term / sumOfTerms,
             "perFirst": term / terms[0] if terms[0] else None}
            for term, part in zip(terms, parts)
        ],
    }


@proves("sequence")
def prove_sequence(type, firstTerm, difference, ratio, secondTerm, n):
    terms = [firstTerm]
    for k in range(1, int(n)):
        terms.append({"arithmetic": lambda: terms[-1] + difference, "geometric": lambda: terms[-1] * ratio,
                      "fibonacci": lambda: secondTerm if k == 1 else terms[-1] + terms[-2]}[type]())
    total = fsum(terms)
    result = {
        "nthTerm": terms[-1],
        "sum": total,
        "infiniteSum": firstTerm / (1 - ratio) if type == "geometric" and (abs(ratio) < 1 or not firstTerm) else None,
        "mean": total / n,
        "ratioOfLastTwo": terms[-1] / terms[-2] if n > 1 and terms[-2] else None,
    }
    result["terms"] = [{"n": k + 1, "term": term, "sum": fsum(terms[: k + 1])} for k, term in enumerate(terms[:100])]
    return result


@proves("percentage")
def prove_percentage(mode, percent, part, whole):
    if mode == "what-percent":
        percent = 100 * part / whole
    elif mode == "of-what":
        whole = part * 100 / percent
    else:
        part = percent * whole / 100
    result = {"percent-of": part, "what-percent": percent, "of-what": whole, "increase": whole + part, "decrease": whole - part}[mode]
    return pick(locals(), "result", "percent", "part", "whole") | {
        "remainder": whole - part,
        "table": [{"percent": 1, "value": whole / 100}] + [{}] * 14 + [{"percent": 100, "value": whole}],
    }


@proves("percentage-change")
def prove_percentage_change(oldValue, newValue):
    change = newValue - oldValue
    middle = (abs(oldValue) + abs(newValue)) / 2
    return {
        "percentChange": 100 * change / abs(oldValue),
        "absoluteChange": change,
        "direction": "increase" if change > 0 else "decrease" if change < 0 else "no change",
        "ratio": newValue / oldValue,
        "percentDifference": 100 * abs(change) / middle,
        "reversePercent": -100 * change / abs(newValue) if newValue else None,
    }


@proves("percent-error")
def prove_percent_error(measured, accepted):
    gap = measured - accepted
    return {
        "percentError": 100 * abs(gap / accepted),
        "signedPercentError": 100 * gap / abs(accepted),
        "absoluteError": abs(gap),
        "relativeError": abs(gap / accepted),
    }


@proves("fraction")
def prove_fraction(operation, whole1, numerator1, denominator1, whole2, numerator2, denominator2):
    def read(whole, numerator, denominator) -> Fraction:
        part = Fraction(int(numerator), int(denominator))
        return whole - part if whole < 0 else whole + part

    a, b = read(int(whole1), numerator1, denominator1), read(int(whole2), numerator2, denominator2)
    value = {"add": lambda: a + b, "subtract": lambda: a - b, "multiply": lambda: a * b, "divide": lambda: a / b,
             "simplify": lambda: a}[operation]()
    whole, rest = divmod(abs(value.numerator), value.denominator)
    sign = "-" if value < 0 else ""
    decimal = mpf(value.numerator) / value.denominator
    mixed = str(value) if not whole or not rest else f"{sign}{whole} {rest}/{value.denominator}"
    return {
        "result": str(value),
        "mixed": mixed,
        "numerator": value.numerator,
        "denominator": value.denominator,
        "decimal": decimal,
        "percent": 100 * decimal,
        "commonDenominator": lcm(int(denominator1), int(denominator2)) if operation in ("add", "subtract") else None,
    }


ROUNDING = {"half-up": ROUND_HALF_UP, "half-even": ROUND_HALF_EVEN, "half-down": ROUND_HALF_DOWN, "up": ROUND_UP,
            "down": ROUND_DOWN, "ceiling": ROUND_CEILING, "floor": ROUND_FLOOR}


@proves("rounding")
def prove_rounding(value, roundTo, decimals, significantDigits, multiple, method):
    with localcontext() as context:
        context.prec = 60
        exact = Decimal(repr(float(value)))

        def apply(rule):
            if roundTo == "multiple":
                step = Decimal(repr(float(multiple)))
                return (exact / step).quantize(Decimal(1), rounding=rule) * step
            places = int(decimals) if roundTo == "decimals" else int(significantDigits) - 1 - exact.adjusted() if exact else 0
            return exact.quantize(Decimal(1).scaleb(-places), rounding=rule)

        result = apply(ROUNDING[method])
        return {
            "result": mpf(str(result)),
            "difference": mpf(str(result - exact)),
            "relativeError": mpf(str(abs(result - exact) / abs(exact) * 100)) if exact else None,
            "table": [{"method": name, "result": mpf(str(apply(rule)))} for name, rule in ROUNDING.items()],
        }


def read_matrix(text: str) -> sympy.Matrix:
    rows = [row.replace(",", " ").split() for row in text.replace("\n", ";").split(";") if row.strip()]
    return sympy.Matrix([[sympy.Rational(cell) for cell in row] for row in rows])


def to_number(value):
    return mpf(str(sympy.N(value, 30)))


def list_row_operations(matrix, columns=None, determinant=False):
    """The elimination as it is written by hand; None where it would be longer than 8,000 characters."""
    rows = [matrix.row(i) for i in range(matrix.rows)]
    columns = columns or matrix.cols

    def write(value):
        return str(value).replace("-", "\u2212")

    def write_row(i):
        cells = [write(value) for value in rows[i]]
        return " | ".join("\u2002".join(part) for part in (cells[:columns], cells[columns:]) if part)

    def times(factor, i):
        return {1: "", -1: "\u2212"}.get(factor, f"{write(factor)}·") + f"R{i + 1}"

    lines = [("Start", "; ".join(map(write_row, range(len(rows)))))]
    top, turned = 0, False
    for column in range(columns):
        candidates = [i for i in range(top, len(rows)) if rows[i][column] != 0]
        if not candidates:
            continue
        if candidates[0] != top:
            rows[top], rows[candidates[0]] = rows[candidates[0]], rows[top]
            turned = not turned
            lines.append((f"R{top + 1} ↔ R{candidates[0] + 1}", f"{write_row(top)}; {write_row(candidates[0])}"))
        if not determinant and rows[top][column] != 1:
            factor = 1 / rows[top][column]
            rows[top] = rows[top] * factor
            lines.append((f"R{top + 1} → {times(factor, top)}", write_row(top)))
        for i in range(top + 1 if determinant else 0, len(rows)):
            factor = rows[i][column] / rows[top][column]
            if i == top or factor == 0:
                continue
            rows[i] = rows[i] - factor * rows[top]
            sign = "+" if factor < 0 else "\u2212"
            lines.append((f"R{i + 1} → R{i + 1} {sign} {times(abs(factor), top)}", write_row(i)))
        top += 1
    if determinant and matrix.is_square:
        product = " × ".join(write(rows[i][i]) for i in range(len(rows)))
        signed = f"\u2212({product})" if turned else product
        lines.append(("Determinant", f"{signed} = {write(matrix.det())}"))
    if sum(len(operation) + len(becomes) for operation, becomes in lines) > 8000:
        return None
    return [{"step": step, "operation": operation, "becomes": becomes} for step, (operation, becomes) in enumerate(lines)]


@proves("linear-system")
def prove_linear_system(augmented):
    matrix = read_matrix(augmented)
    left, right = matrix[:, :-1], matrix[:, -1]
    unknowns = left.shape[1]
    rank, augmentedRank = left.rank(), matrix.rank()
    unique = rank == augmentedRank == unknowns
    values = list(matrix.rref()[0][:unknowns, -1]) if unique else [None] * unknowns
    solution = [{"variable": f"x{str(k + 1).translate(SUBSCRIPTS)}", "value": None if value is None else to_number(value)} for k, value in enumerate(values)]
    return {
        "status": "unique" if unique else "none" if rank < augmentedRank else "infinite",
        "solution": solution,
        "determinant": to_number(left.det()) if left.is_square else None,
        "freeVariables": unknowns - rank,
        "rowOperations": list_row_operations(matrix, unknowns),
        **{f"x{k + 1}": solution[k]["value"] if k < len(solution) else None for k in range(3)},
    } | pick(locals(), "rank", "augmentedRank")


@proves("matrix")
def prove_matrix(operation, a, b, scalar, exponent):
    A = read_matrix(a)
    B = read_matrix(b) if operation in ("add", "subtract", "multiply") else None
    if operation == "eigenvalues":
        parts = find_roots(A.charpoly())
        parts.sort(key=lambda one: (-one[0], -one[1]))
        table = [{"c1": real, "c2": imaginary} for real, imaginary in parts]
    else:
        answer = {
            "determinant": lambda: A,
            "inverse": lambda: A.inv(),
            "transpose": lambda: A.T,
            "add": lambda: A + B,
            "subtract": lambda: A - B,
            "multiply": lambda: A * B,
            "scalar": lambda: A * sympy.Rational(to_fraction(scalar)),
            "power": lambda: A ** int(exponent),
            "rref": lambda: A.rref()[0],
        }[operation]()
        table = [{f"c{k + 1}": to_number(cell) for k, cell in enumerate(answer.row(i))} for i in range(answer.rows)]
    return {
        "result": table,
        "rows": len(table),
        "columns": len(table[0]),
        "determinant": to_number(A.det()) if A.is_square else None,
        "trace": to_number(A.trace()) if A.is_square else None,
        "rank": A.rank(),
        "rowOperations": {
            "determinant": lambda: list_row_operations(A, determinant=True),
            "inverse": lambda: list_row_operations(A.row_join(sympy.eye(A.rows)), A.cols),
            "rref": lambda: list_row_operations(A),
        }.get(operation, lambda: None)(),
    }
