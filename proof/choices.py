"""Options of choices: colors, sizes and units, each by the standard or definition that says what it is."""

from mpmath import mp, mpf, pi, sqrt

mp.dps = 30
COLORS = ["black", "brown", "red", "orange", "yellow", "green", "blue", "violet", "grey", "white"]
TOLERANCES = {"brown": 1, "red": 2, "orange": "0.05", "yellow": "0.02", "green": "0.5", "blue": "0.25", "violet": "0.1", "grey": "0.01",
              "gold": 5, "silver": 10}
COEFFICIENTS = {"black": 250, "brown": 100, "red": 50, "orange": 15, "yellow": 25, "green": 20, "blue": 10, "violet": 5, "grey": 1}


def make_resistors():
    """IEC 60062: three digits, a power of ten, a tolerance and a temperature coefficient."""
    multipliers = [*COLORS[:8], "grey", "gold"]
    powers = [0, 1, 2, 3, 4, 5, 6, 7, 8, -1]
    tolerances = ["yellow", "violet", "brown", "red", "green", "blue", "gold", "silver", "grey", "orange"]
    for place in range(9):
        first, second, third = COLORS[1:][place], COLORS[(place + 3) % 10], COLORS[(place + 1) % 10]
        multiplier, power = (multipliers[place], powers[place]) if place != 7 else ("gold", -1)
        value = mpf(COLORS.index(first) * 100 + COLORS.index(second) * 10 + COLORS.index(third)) * mpf(10) ** power
        share = mpf(TOLERANCES[tolerances[place]]) / 100
        coefficient = list(COEFFICIENTS)[place]
        yield (
            "resistor-color-code",
            {"bands": "6", "digit1": first, "digit2": second, "digit3": third, "multiplier": multiplier,
             "tolerance": tolerances[place], "temperatureCoefficient": coefficient},
            {"resistance": value, "tolerancePercent": share * 100, "minimum": value * (1 - share), "maximum": value * (1 + share),
             "ppmPerKelvin": COEFFICIENTS[coefficient]},
            "IEC 60062:2016, its colors as digits, powers of ten, tolerances and coefficients",
        )


def make_rings():
    """BS 6820: A is 37.5 mm around, each half size 0.625 mm more. US sizes: 11.63 mm and 0.8128 mm for each."""
    letters = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", *[f"Z+{extra}" for extra in range(1, 7)]]
    sizes = [half for letter in letters for half in (letter, f"{letter} 1/2")][:-1]
    for place, size in enumerate(sizes):
        around = mpf("37.5") + place * mpf("0.625")
        yield (
            "ring-size-converter",
            {"from": "uk", "ukSize": size},
            {"iso": around, "ch": around - 40, "diameter": around / pi},
            "BS 6820: A is 37.5 mm around, each half size 0.625 mm more",
        )


def make_wires():
    """ASTM B258: 0.005 in at 36, 0.46 in at 4/0, 39 equal ratios between."""
    for name in ["18", "16", "14", "8", "6", "4", "3", "2", "1", "1/0", "2/0", "3/0"]:
        number = 1 - int(name[0]) if "/" in name else int(name)
        diameter = mpf("0.127") * mpf(92) ** (mpf(36 - number) / 39)
        yield (
            "voltage-drop",
            {"sizeSystem": "awg", "wireSizeAwg": name},
            {"conductorArea": pi / 4 * diameter**2},
            "ASTM B258: 0.127 mm times the 39th root of 92 for each gauge",
        )
    yield ("voltage-drop", {"allowedDrop": 5}, {"allowedVolts": mpf("11.5")}, "By hand: 5 % of 230 V")


def make_papers():
    """How much larger a copy of A4 is that just fits."""
    sizes = {}
    for series, (width, height) in {"A": (841, 1189), "B": (1000, 1414), "C": (917, 1297)}.items():
        for number in range(11):
            sizes[f"{series}{number}"] = (width, height)
            width, height = height // 2, width
    inches = {"letter": "8.5 11", "legal": "8.5 14", "tabloid": "11 17", "executive": "7.25 10.5", "statement": "5.5 8.5",
              "ansi-c": "17 22", "ansi-d": "22 34", "ansi-e": "34 44", "arch-a": "9 12", "arch-b": "12 18", "arch-c": "18 24",
              "arch-d": "24 36", "arch-e": "36 48", "photo-4x6": "4 6", "photo-5x7": "5 7", "photo-8x10": "8 10",
              "env-10": "4.125 9.5"}
    sizes |= {"DL": (110, 220), "JB4": (257, 364), "JB5": (182, 257)}
    sizes |= {name: tuple(mpf(side) * mpf("25.4") for side in text.split()) for name, text in inches.items()}
    for name, (width, height) in sizes.items():
        if name not in ["A3", "A4", "letter"]:
            yield (
                "paper-size",
                {"size": "A4", "scaleTo": name},
                {"scalePercent": min(mpf(width) / 210, mpf(height) / 297) * 100},
                "ISO 216, halves rounded down to whole millimeters; the smaller ratio of the sides",
            )
    yield (
        "paper-size",
        {"size": "A4", "dpi": 150},
        {"widthPixels": 1240, "heightPixels": 1754, "megapixels": mpf("2.17496")},
        "By hand: 210 and 297 mm at 150 per 25.4 mm, rounded",
    )


def make_units():
    """Units of type, of concentrations and of the kitchen, each by its definition."""
    inch = mpf(96)
    point = inch / mpf("72.27")
    # The metric Didot point of 0.375 mm, twelve of them to the cicero.
    millimeter = inch / mpf("25.4")
    pixels = {"pt-tex": point, "dd": millimeter * 3 / 8, "cicero": millimeter * 9 / 2, "q": millimeter / 4, "cm": millimeter * 10,
              "%": mpf(16) / 100}
    authority = "Definitions: 96 px, 6 pc and 72.27 TeX points to the inch, a Didot point of 0.375 mm"
    yield "typography-converter", {"value": 36, "from": "px", "to": "pc"}, {"result": mpf(36) / 16}, authority
    for unit, size in pixels.items():
        yield "typography-converter", {"value": 24, "from": "pc", "to": unit}, {"result": 24 * 16 / size}, authority
    gallon = 231 * mpf("0.0254") ** 3 * 1000
    grams = {"kg/m3": mpf(1), "g/mL": mpf(1000), "mg/m3": mpf("1e-6"), "ug/L": mpf("1e-6"), "ng/dL": mpf("1e-8"), "g/dL": mpf(10),
             "mg/mL": mpf(1), "ug/mL": mpf("1e-3"), "ug/dL": mpf("1e-5"), "ug/m3": mpf("1e-9"), "pg/mL": mpf("1e-9"),
             "gr/gal-us": mpf("0.06479891") / gallon, "lb/gal-us": mpf("453.59237") / gallon, "oz/gal-us": mpf("28.349523125") / gallon}
    # Glucose of 180 g/mol in water of 1,000 g/L.
    moles = {"mol/L": 1, "nmol/L": mpf("1e-9"), "umol/L": mpf("1e-6"), "pmol/L": mpf("1e-12"), "mol/m3": mpf("1e-3")}
    grams |= {unit: 180 * size for unit, size in moles.items()}
    grams |= {"ppm": mpf("1e-3"), "ppb": mpf("1e-6"), "permille": mpf(1), "ppt": mpf("1e-9")}
    sources = ["kg/m3", "g/mL", "mg/m3", "ug/L", "ng/dL", "mol/L", "nmol/L", "ppm", "ppb"]
    targets = ["g/dL", "mg/mL", "ug/mL", "ug/dL", "ug/m3", "pg/mL", "gr/gal-us", "lb/gal-us", "oz/gal-us", "umol/L", "pmol/L", "mol/m3",
               "permille", "ppt"]
    for place, target in enumerate(targets):
        source = sources[place % len(sources)]
        yield (
            "concentration-converter",
            {"value": 6, "from": source, "to": target, "molarMass": 180, "solutionDensity": 1000},
            {"result": 6 * grams[source] / grams[target]},
            "Definitions, in grams to the liter: 180 g/mol, 1,000 g/L, a gallon of 231 cubic inches",
        )
    cup = gallon * 1000 / 16
    milliliters = {"mL": mpf(1), "L": mpf(1000), "tbsp-us": cup / 16, "floz-us": cup / 8, "pt-us": 2 * cup, "qt-us": 4 * cup,
                   "stick": cup / 2, "tsp-metric": mpf(5), "tbsp-metric": mpf(15), "cup-jp": mpf(200), "tsp-us": cup / 48,
                   "gal-us": 16 * cup, "tbsp-au": mpf(20), "cup-metric": mpf(250), "floz-uk": mpf("28.4130625"), "pt-uk": mpf("568.26125")}
    pairs = [("mL", "tsp-us"), ("L", "pt-us"), ("tbsp-us", "mL"), ("floz-us", "tsp-metric"), ("pt-us", "tbsp-metric"), ("qt-us", "gal-us"),
             ("stick", "tbsp-au"), ("tsp-metric", "floz-uk"), ("tbsp-metric", "cup-metric"), ("cup-jp", "pt-uk"), ("L", "qt-us")]
    for source, target in pairs:
        yield ("cooking-converter", {"value": 3, "from": source, "to": target},
               {"result": 3 * milliliters[source] / milliliters[target]}, "Definitions: a US gallon of 231 cubic inches, metric spoons and cups")
    yield ("cooking-converter", {"value": 3, "from": "kg", "to": "lb"}, {"result": 3 / mpf("0.45359237")}, "Definition of the pound")
    yield ("bitcoin-units", {"value": 250, "from": "bit", "to": "sat"}, {"result": 25000, "satoshis": 25000}, "Definition: a bit is 100 satoshis")


def make_counts():
    for unit, size in {"h": 1, "kh": 10**3, "mh": 10**6}.items():
        # Hashes a day over hashes a block (2^32 times the difficulty), less 1 % for the pool, 98 % of the time.
        coins = mpf(500) * size * 86400 / (mpf(2) ** 32 * 1000) * mpf("3.125") * mpf("0.98") * mpf("0.99")
        yield ("crypto-mining", {"hashrate": 500, "hashrateUnit": unit, "difficulty": 1000}, {"coinsPerDay": coins},
               "Definition of the difficulty: 2^32 hashes a block for each")
    z, n, p = mpf("1.6448536269514722"), 12000, mpf(276) / 12000
    middle, spread = p + z**2 / (2 * n), z * sqrt(p * (1 - p) / n + z**2 / (4 * n**2))
    yield ("conversion-rate", {"confidenceLevel": "90"},
           {"rateLow": (middle - spread) / (1 + z**2 / n) * 100, "rateHigh": (middle + spread) / (1 + z**2 / n) * 100},
           "Wilson (1927), with z = 1.645 to sixteen digits")
    bars = {"6": "0.222", "8": "0.395", "14": "1.21", "20": "2.47", "25": "3.85", "28": "4.83", "32": "6.31", "us3": "0.560", "us6": "2.235",
            "us7": "3.042", "us8": "3.973", "us9": "5.060", "us10": "6.404"}
    for bar, mass in bars.items():
        yield ("rebar", {"barSize": bar}, {"totalLength": mpf("244.8"), "mass": mpf("244.8") * mpf(mass)},
               "EN 10080 and ASTM A615: nominal mass per meter")


def make_worlds():
    """NASA Planetary Fact Sheets: mass in kg and mean radius in km; JPL: gravity at the surface."""
    worlds = {"mercury": ("3.301e23", "2439.7"), "venus": ("4.8673e24", "6051.8"), "saturn": ("5.6832e26", "58232"),
              "uranus": ("8.6811e25", "25362"), "neptune": ("1.02409e26", "24622"), "pluto": ("1.303e22", "1188")}
    constant = mpf("6.67430e-11")
    for place, (name, (mass, radius)) in enumerate(worlds.items()):
        size = mpf(radius) * 1000
        speed, gravity = sqrt(2 * constant * mpf(mass) / size), constant * mpf(mass) / size**2
        outputs = {"escapeVelocity": speed, "gravity": gravity}
        if place < 2:
            outputs["table"] = {"at": {str(place + 1): {"body": name, "escapeVelocity": speed, "gravity": gravity}}}
        yield ("escape-velocity", {"body": name}, outputs, "NASA Planetary Fact Sheets, masses and mean radii; CODATA 2022")
    yield ("escape-velocity", {"body": "custom", "mass": 1e24, "radius": 5000000},
           {"escapeVelocity": sqrt(2 * constant * mpf(10) ** 24 / 5000000)}, "CODATA 2022: the constant of gravitation")
    normal = mpf("9.80665")
    for place, (name, gravity) in {2: ("venus", "8.87"), 6: ("jupiter", "24.79"), 8: ("uranus", "8.87"), 9: ("neptune", "11.15")}.items():
        row = {"weight": 60 * mpf(gravity) / normal, "force": 60 * mpf(gravity), "jumpHeight": mpf("0.5") * normal / mpf(gravity)}
        yield ("weight-on-planets", {"weightOnEarth": 60, "body": name}, {**row, "table": {"at": {str(place): {"body": name, **row}}}},
               "JPL Planetary Physical Parameters: gravity at the surface")


def make_cases():
    yield from make_resistors()
    yield from make_rings()
    yield from make_wires()
    yield from make_papers()
    yield from make_units()
    yield from make_counts()
    yield from make_worlds()
