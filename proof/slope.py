"""Derivatives by sympy's own rules of calculus."""

import re

import sympy
from family import proves
from mpmath import atan, degrees, mp, mpf
from sympy.parsing.sympy_parser import convert_xor, implicit_multiplication, parse_expr, rationalize, standard_transformations

X = sympy.Symbol("x", real=True)
READ = (*standard_transformations, convert_xor, rationalize, implicit_multiplication)


def read_function(text, unit):
    k = sympy.pi / 180 if unit == "deg" else sympy.Integer(1)
    names = {name: lambda a, f=getattr(sympy, name): f(a * k) for name in ("sin", "cos", "tan", "sec", "csc", "cot")}
    inverse = {name: lambda a, f=getattr(sympy, name): f(a) / k for name in ("asin", "acos", "atan")}
    names |= inverse | {"arc" + name[1:]: function for name, function in inverse.items()}
    names |= {name: getattr(sympy, name) for name in ("sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "sqrt")}
    names |= {
        "x": X, "e": sympy.E, "pi": sympy.pi, "ln": sympy.log, "abs": sympy.Abs, "cbrt": lambda a: a ** sympy.Rational(1, 3),
        "log": lambda a, base=10: sympy.log(a) / sympy.log(base), "log2": lambda a: sympy.log(a) / sympy.log(2),
        "root": lambda a, n: a ** (1 / sympy.sympify(n)), "hypot": lambda a, b: sympy.sqrt(a**2 + b**2),
        "atan2": lambda a, b: sympy.atan2(a, b) / k,
    }
    text = re.sub(r"√(\w)", r"sqrt(\1)", text)
    text = re.sub(r"(\d+)%", r"(\1/100)*", text)
    text = re.sub(r"\)\s*(?=[a-z])", ")*", text)
    return sympy.sympify(parse_expr(text, local_dict=names, transformations=READ))


def find_value(expression, at):
    """The value, or nothing where there is no real finite one."""
    value = expression.subs(X, sympy.Rational(mp.nstr(at, 25)))
    if value.has(sympy.zoo, sympy.oo, sympy.nan):
        return None
    value = sympy.re(sympy.N(value, 30))
    return mpf(str(value)) if value.is_finite else None


@proves("derivative")
def prove_derivative(expression, at, angleUnit):
    f = read_function(expression, angleUnit)
    value, slope, bend = (find_value(sympy.diff(f, X, n) if n else f, at) for n in range(3))

    def graph(x, **_):
        return {"y": find_value(f, x), "tangent": value + slope * (x - at)}

    return {
        "derivative": slope,
        "functionValue": value,
        "secondDerivative": bend,
        "tangentIntercept": value - at * slope,
        "normalSlope": -1 / slope if slope else None,
        "inclination": degrees(atan(slope)),
        "trend": "increasing" if slope > 0 else "decreasing" if slope < 0 else "stationary",
        "curvature": None if bend is None else abs(bend) / (1 + slope**2) ** mpf("1.5"),
        "graph": graph,
    }
