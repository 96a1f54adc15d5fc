"""Typical values that a page states as its own: densities, conductivities, cutting speeds, sizes, scales of games.

No source that we could read gives them to the digit, so these cases are definitions: what the page means by a choice.
A changed constant fails.
"""

from mpmath import mp, mpf, pi

mp.dps = 30
KIND = "definition"
STATED = "Typical value that the page states"

METALS = {
    "steel": 7850, "stainless304": 8000, "stainless316": 8000, "castIron": 7200, "aluminum": 2700, "aluminum7075": 2810,
    "copper": 8960, "brass": 8500, "bronze": 8930, "titanium": 4430, "lead": 11340, "zinc": 7140, "magnesium": 1770,
    "nickel": 8900, "tungsten": 19250,
}
GRAVELS = {"gravel": 1690, "crushedStone": 1600, "limestone": 1540, "sand": 1420, "wetSand": 1690, "topsoil": 950, "compost": 600, "mulch": 400}
INSULATION = {
    "fiberglass": "0.04", "mineralWool": "0.037", "cellulose": "0.04", "woodFiber": "0.042", "sheepWool": "0.039", "eps": "0.036",
    "xps": "0.034", "pir": "0.023", "sprayOpen": "0.039", "sprayClosed": "0.026",
}
# Meters a minute with high-speed steel and carbide, and newtons for a square millimeter.
CUTTING = {
    "mildSteel": (30, 150, 1700), "alloySteel": (20, 110, 2000), "toolSteel": (12, 70, 2200), "stainless": (15, 90, 2100),
    "castIron": (25, 100, 1100), "aluminum": (90, 300, 700), "brass": (60, 180, 750), "titanium": (12, 50, 1500), "plastic": (120, 250, 200),
}
# Degrees turned by one count of the mouse at sensitivity 1.
YAW = {
    "cs2": "0.022", "valorant": "0.07", "apex": "0.022", "overwatch": "0.0066", "cod": "0.0066", "fortnite": "0.005555",
    "r6": "0.00572957795131", "destiny2": "0.0066", "tf2": "0.022", "quake": "0.022",
}
CUPS = {"olive-oil": 216, "baking-powder": "220.8", "baking-soda": "220.8", "yeast": 192, "raisins": 145, "almonds": 143, "walnuts": 117}


def make_densities():
    for metal, density in METALS.items():
        yield ("metal-weight", {"shape": "square", "width": 20, "length": 3, "material": metal},
               {"densityUsed": density, "massPerLength": mpf(density) * 4 / 10**4}, STATED)
    for material, density in GRAVELS.items():
        yield ("gravel-mulch", {"shape": "area", "areaKnown": 20, "depth": 10, "allowance": 0, "material": material},
               {"densityUsed": density, "mass": 2 * density}, STATED)
    for ingredient, grams in CUPS.items():
        yield "cooking-converter", {"ingredient": ingredient}, {"gramsPerCup": mpf(grams), "grams": mpf(grams)}, STATED


def make_building():
    for material, conductivity in INSULATION.items():
        yield ("insulation", {"material": material, "existingResistance": 1, "targetResistance": 6},
               {"addedResistance": 5, "thickness": 5000 * mpf(conductivity)}, STATED)
    speed = mpf(80) / mpf("3.6")
    yield ("stopping-distance", {"surface": "gravel"},
           {"frictionUsed": mpf("0.6"), "brakingDistance": speed**2 / (mpf("1.2") * mpf("9.80665"))}, STATED)


def make_tools():
    for material, (steel, carbide, force) in CUTTING.items():
        for tool, speed in [("hss", steel), ("carbide", carbide)]:
            turns = 1000 * speed / (50 * pi)
            yield ("speeds-feeds", {"operation": "turning", "material": material, "tool": tool, "diameter": 50, "depthOfCut": 2, "feedPerRev": 0.2},
                   {"cuttingSpeedUsed": speed, "spindleSpeed": turns, "power": speed * mpf("0.4") * force / 60000}, STATED)


def make_games():
    for game, yaw in YAW.items():
        yield ("mouse-sensitivity", {"fromGame": game, "toGame": "custom", "toYaw": 0.05, "sensitivity": 2, "dpi": 400, "newDpi": 800},
               {"convertedSensitivity": mpf(yaw) / mpf("0.05"), "countsPer360": 180 / mpf(yaw)}, STATED)
        yield ("mouse-sensitivity", {"fromGame": "custom", "fromYaw": 0.05, "toGame": game, "sensitivity": 2, "dpi": 400, "newDpi": 800},
               {"convertedSensitivity": mpf("0.05") / mpf(yaw)}, STATED)


def make_cases():
    yield from make_densities()
    yield from make_building()
    yield from make_tools()
    yield from make_games()
