"""Geometry: areas, bodies, triangles, circles, lines and vectors.

Areas of polygons by the shoelace formula, perimeters and surfaces of curved figures by quadrature, bodies as solids of
revolution, triangles by placing their corners in the plane.
"""

from family import pick, proves
from mpmath import acos, atan, atan2, cos, degrees, mpf, pi, quad, radians, sin, sqrt, tan

FOOT = mpf("0.3048")
GALLON = 231 * mpf("0.0254") ** 3


def measure_polygon(corners: list):
    """Area by the shoelace formula, and perimeter."""
    pairs = list(zip(corners, corners[1:] + corners[:1]))
    area = abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2
    return area, sum(sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) for a, b in pairs)


def place_triangle(a, b, c) -> list:
    """The corners of a triangle by its sides, side c on the x-axis."""
    x = (b * b + c * c - a * a) / (2 * c)
    return [(0, 0), (c, 0), (x, sqrt(b * b - x * x))]


@proves("area")
def prove_area(shape, length, width, side, sides, base, topSide, height, sideA, sideB, sideC, diagonal1, diagonal2,
               radius, innerRadius, centralAngle, semiAxisA, semiAxisB):
    zero = mpf(0)
    # The page asks for too little to know it, and says none of a rhombus either.
    perimeter_is_open = shape in ["triangle", "parallelogram", "trapezoid", "rhombus"]
    polygons = {
        "rectangle": lambda: [(zero, zero), (length, zero), (length, width), (zero, width)],
        "square": lambda: [(zero, zero), (side, zero), (side, side), (zero, side)],
        "triangle": lambda: [(zero, zero), (base, zero), (base / 3, height)],
        "triangle-sides": lambda: place_triangle(sideA, sideB, sideC),
        "parallelogram": lambda: [(zero, zero), (base, zero), (base + 1, height), (mpf(1), height)],
        "trapezoid": lambda: [(zero, zero), (base, zero), (topSide + 1, height), (mpf(1), height)],
        "rhombus": lambda: [(diagonal1 / 2, zero), (zero, diagonal2 / 2), (-diagonal1 / 2, zero), (zero, -diagonal2 / 2)],
        "regular-polygon": lambda: [
            (side / (2 * sin(pi / sides)) * cos(2 * pi * k / sides), side / (2 * sin(pi / sides)) * sin(2 * pi * k / sides))
            for k in range(int(sides))
        ],
    }
    if shape == "regular-polygon" and sides > 1000:
        perimeter = sides * side
        area = perimeter * side / (4 * tan(pi / sides))
    elif shape in polygons:
        area, perimeter = measure_polygon(polygons[shape]())
    elif shape == "ring":
        area = quad(lambda r: 2 * pi * r, [innerRadius, radius])
        perimeter = 2 * pi * (radius + innerRadius)
    elif shape == "sector":
        arc = radius * radians(centralAngle)
        area, perimeter = arc * radius / 2, arc + 2 * radius
    else:
        a, b = (radius, radius) if shape == "circle" else (semiAxisA, semiAxisB)
        area = 4 * quad(lambda t: a * b * sin(t) ** 2, [0, pi / 2])
        perimeter = 4 * quad(lambda t: sqrt((a * sin(t)) ** 2 + (b * cos(t)) ** 2), [0, pi / 4, pi / 2])
    return {
        "area": area,
        "perimeter": None if perimeter_is_open else perimeter,
        "areaSquareFeet": area / FOOT**2,
        "sideOfEqualSquare": sqrt(area),
        "scaled": [{"scale": k, "area": area * k * k} for k in (mpf("0.5"), 2, 3, 5, 10)],
    }


def revolve(profile, low, high, *breaks):
    """Volume of the solid under a profile turned around the x-axis."""
    return pi * quad(lambda x: profile(x) ** 2, [low, *breaks, high])


@proves("volume")
def prove_volume(shape, length, width, side, radius, secondRadius, height, sideA, sideB, sideC, semiAxisA, semiAxisB,
                 semiAxisC, density):
    r, q, h = radius, secondRadius, height
    if shape in ("box", "cube"):
        x, y, z = (side,) * 3 if shape == "cube" else (length, width, height)
        volume, surface = x * y * z, 2 * (x * y + y * z + z * x)
    elif shape == "cylinder":
        volume, surface = revolve(lambda x: r, 0, h), 2 * pi * r * h + 2 * pi * r * r
    elif shape == "hollow-cylinder":
        volume = revolve(lambda x: r, 0, h) - revolve(lambda x: q, 0, h)
        surface = 2 * pi * h * (r + q) + 2 * pi * (r * r - q * q)
    elif shape in ("sphere", "hemisphere", "spherical-cap"):
        top = {"sphere": 2 * r, "hemisphere": r, "spherical-cap": h}[shape]
        volume = revolve(lambda x: sqrt(2 * r * x - x * x), 0, top)
        # Archimedes: the curved part is that of the cylinder around it.
        surface = 2 * pi * r * top + pi * (2 * r * top - top * top)
    elif shape in ("cone", "frustum"):
        end = q if shape == "frustum" else mpf(0)
        volume = revolve(lambda x: r + (end - r) * x / h, 0, h)
        slant = sqrt(h * h + (r - end) ** 2)
        surface = quad(lambda s: 2 * pi * (r + (end - r) * s / slant), [0, slant]) + pi * (r * r + end * end)
    elif shape == "pyramid":
        volume = quad(lambda z: length * width * (1 - z / h) ** 2, [0, h])
        surface = length * width + length * sqrt(h * h + width**2 / 4) + width * sqrt(h * h + length**2 / 4)
    elif shape == "triangular-prism":
        area, perimeter = measure_polygon(place_triangle(sideA, sideB, sideC))
        volume, surface = area * length, 2 * area + perimeter * length
    elif shape == "capsule":
        volume = revolve(lambda x: sqrt(r * r - x * x), -r, r) + revolve(lambda x: r, 0, h)
        surface = 4 * pi * r * r + 2 * pi * r * h
    elif shape == "ellipsoid":
        a, b, c = semiAxisA, semiAxisB, semiAxisC
        volume = quad(lambda x: pi * b * c * (1 - x * x / a**2), [-a, a])

        surface = None  # The page gives none.
    else:
        volume, surface = pi * q * q * 2 * pi * r, 2 * pi * q * 2 * pi * r  # Pappus
    return {
        "volume": volume,
        "surfaceArea": surface,
        "litres": volume * 1000,
        "gallonsUS": volume / GALLON,
        "mass": volume * density,
        "fill": [{"level": level, "contents": volume * 10 * level} for level in (10, 25, 50, 75, 90, 100)],
    }


@proves("circle")
def prove_circle(known, value, centralAngle):
    radius = {"radius": value, "diameter": value / 2, "circumference": value / (2 * pi), "area": sqrt(value / pi)}[known]
    half = radians(centralAngle) / 2
    sector = quad(lambda t: radius**2 / 2, [0, 2 * half])
    return {
        "area": quad(lambda r: 2 * pi * r, [0, radius]),
        "circumference": 2 * pi * radius,
        "radius": radius,
        "diameter": 2 * radius,
        "arcLength": 2 * half * radius,
        "sectorArea": sector,
        "chord": 2 * radius * sin(half),
        "sagitta": radius - radius * cos(half),
        "segmentArea": sector - radius * sin(half) * radius * cos(half),
        "inscribedSquareSide": radius * sqrt(2),
        "sphereVolume": revolve(lambda x: sqrt(abs(radius**2 - x * x)), -radius, radius),
    }


@proves("right-triangle")
def prove_right_triangle(known, legA, legB, hypotenuse, angleA, area):
    angle = radians(angleA)
    a, b = {
        "legs": lambda: (legA, legB),
        "leg-hypotenuse": lambda: (legA, sqrt(hypotenuse**2 - legA**2)),
        "leg-opposite-angle": lambda: (legA, legA / tan(angle)),
        "leg-adjacent-angle": lambda: (legB * tan(angle), legB),
        "hypotenuse-angle": lambda: (hypotenuse * sin(angle), hypotenuse * cos(angle)),
        "area-leg": lambda: (legA, 2 * area / legA),
    }[known]()
    c = sqrt(a * a + b * b)
    whole = [round(float(side)) for side in (a, b, c)]
    return {
        "hypotenuse": c,
        "legA": a,
        "legB": b,
        "angleA": degrees(atan2(a, b)),
        "angleB": degrees(atan2(b, a)),
        "area": a * b / 2,
        "perimeter": a + b + c,
        "height": a * b / c,
        "inradius": (a + b - c) / 2,
        "circumradius": c / 2,
        "pythagoreanTriple": all(abs(side - near) < 1e-9 for side, near in zip((a, b, c), whole)) and whole[0] ** 2 + whole[1] ** 2 == whole[2] ** 2,
    }


def describe_triangle(a, b, c) -> dict:
    corners = place_triangle(a, b, c)
    area, perimeter = measure_polygon(corners)

    def corner(opposite, one, other):
        return acos((one**2 + other**2 - opposite**2) / (2 * one * other))

    angles = corner(a, b, c), corner(b, a, c), corner(c, a, b)
    equal = len({round(float(side / perimeter), 9) for side in (a, b, c)})
    widest = max(angles) - pi / 2
    return {
        "area": area,
        "perimeter": perimeter,
        "sideA": a,
        "sideB": b,
        "sideC": c,
        "angleA": degrees(angles[0]),
        "angleB": degrees(angles[1]),
        "angleC": degrees(angles[2]),
        "inradius": 2 * area / perimeter,
        "circumradius": a / (2 * sin(angles[0])),
        "heightA": 2 * area / a,
        "heightB": 2 * area / b,
        "heightC": 2 * area / c,
        "medianA": sqrt(2 * b * b + 2 * c * c - a * a) / 2,
        "medianB": sqrt(2 * a * a + 2 * c * c - b * b) / 2,
        "medianC": sqrt(2 * a * a + 2 * b * b - c * c) / 2,
        "sideType": ["equilateral", "isosceles", "scalene"][equal - 1],
        "angleType": "right" if abs(widest) < 1e-9 else "obtuse" if widest > 0 else "acute",
    }


@proves("triangle")
def prove_triangle(known, sideA, sideB, sideC, angleA, angleB, angleC):
    alpha, beta, gamma = radians(angleA), radians(angleB), radians(angleC)
    if known == "sss":
        found = [(sideA, sideB, sideC)]
    elif known == "sas":
        found = [(sideA, sideB, sqrt(sideA**2 + sideB**2 - 2 * sideA * sideB * cos(gamma)))]
    elif known in ("asa", "aas"):
        third = pi - alpha - beta
        scale = sideC / sin(third) if known == "asa" else sideA / sin(alpha)
        found = [(scale * sin(alpha), scale * sin(beta), scale * sin(third))]
    else:
        # a, b and A: c solves c² − 2bc cos A + b² − a² = 0.
        middle, square = sideB * cos(alpha), sideA**2 - (sideB * sin(alpha)) ** 2
        width = sqrt(max(square, 0)) if abs(square) > sideA**2 * mpf("1e-15") else mpf(0)
        found = [(sideA, sideB, c) for c in sorted({middle + width, middle - width}, reverse=True) if c > sideA * mpf("1e-15")]
    solutions = [describe_triangle(*sides) for sides in found]
    return solutions[0] | {"solutionCount": len(solutions), "solutions": solutions}


@proves("slope")
def prove_slope(x1, y1, x2, y2):
    deltaX, deltaY = x2 - x1, y2 - y1
    slope = deltaY / deltaX if deltaX else None
    points = [{"x": x1 + deltaX * k / 20, "y": y1 + deltaY * k / 20} for k in range(21)]
    return {
        "slope": slope,
        "angle": degrees(atan(slope)) if deltaX else 90,
        "gradePercent": 100 * slope if deltaX else None,
        "distance": sqrt(deltaX**2 + deltaY**2),
        "deltaX": deltaX,
        "deltaY": deltaY,
        "midpointX": (x1 + x2) / 2,
        "midpointY": (y1 + y2) / 2,
        "yIntercept": y1 - slope * x1 if deltaX else None,
        "xIntercept": x1 if not deltaX else x1 - y1 / slope if slope else None,
        "perpendicularSlope": 0 if not deltaX else -1 / slope if slope else None,
        "line": points,
    }


@proves("vector")
def prove_vector(a, b):
    dot = sum(x * y for x, y in zip(a, b))
    magnitudeA, magnitudeB = sqrt(sum(x * x for x in a)), sqrt(sum(x * x for x in b))
    # Half of the angle between the unit vectors, as the arc tangent of the half diagonals of their rhombus.
    units = [(x / magnitudeA if magnitudeA else None, y / magnitudeB if magnitudeB else None) for x, y in zip(a, b)]
    angle = None
    if magnitudeA and magnitudeB:
        apart, along = sqrt(sum((x - y) ** 2 for x, y in units)), sqrt(sum((x + y) ** 2 for x, y in units))
        angle = degrees(2 * atan2(apart, along))
    crossMagnitude = sqrt(max(0, (magnitudeA * magnitudeB) ** 2 - dot**2)) if len(a) <= 3 else None
    flat = {2: lambda: [0, 0, a[0] * b[1] - a[1] * b[0]],
            3: lambda: [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]}
    cross = flat[len(a)]() if len(a) in flat else [None] * 3
    table = [
        {"component": k + 1, "sum": x + y, "difference": x - y, "unitA": units[k][0], "unitB": units[k][1],
         "projection": dot / magnitudeB**2 * y if magnitudeB else None}
        for k, (x, y) in enumerate(zip(a, b))
    ]
    return pick(locals(), "dot", "magnitudeA", "magnitudeB", "crossMagnitude", "table") | {
        "angle": angle,
        "crossX": cross[0],
        "crossY": cross[1],
        "crossZ": cross[2],
        "scalarProjection": dot / magnitudeB if magnitudeB else None,
        "distance": sqrt(sum((x - y) ** 2 for x, y in zip(a, b))),
        "perpendicular": abs(dot) <= 1e-12 * magnitudeA * magnitudeB,
    }
