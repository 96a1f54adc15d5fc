"""What no other case asserts: options, prices and outputs, one by one, each by its own rule."""

from mpmath import mp, mpf

mp.dps = 30
POUND, BUSHEL = mpf("0.45359237"), mpf("0.03523907016688")
CARDS = [{"name": "A", "balance": 2000, "limit": 5000, "ageYears": 4}, {"name": "B", "balance": 500, "limit": 5000, "ageYears": 2}]


def make_things():
    diameter, pitch = mpf(3) / 8, mpf(1) / 16
    area = mpf("0.7854") * (diameter - mpf("0.9743") * pitch) ** 2
    yield ("bolt-torque", {"system": "inch", "boltInch": "3/8-16", "gradeInch": "5"},
           {"stressArea": area * mpf("645.16"), "diameterUsed": mpf("9.525"), "pitch": mpf("1.5875"), "proofStrength": 85 * mpf("6.894757293168")},
           "ASME B1.1, tensile stress area 0.7854 (D - 0.9743/n)²; SAE J429, grade 5: 85 ksi")
    for grain, pounds in [("corn", 56), ("wheat", 60), ("soybean", 60), ("barley", 48), ("oats", 32), ("sorghum", 56), ("rye", 56)]:
        yield ("grain-bin", {"grain": grain}, {"bulkDensity": pounds * POUND / BUSHEL},
               f"US grain standards: {pounds} lb in a bushel of 2150.42 in³")
    # Six courses of 15 cm and the cap, nothing buried; one layer after the third course and none above the fifth.
    yield ("retaining-wall", {"height": 0.975, "embedment": 0, "geogrid": True, "gridPrice": 6, "pricePerBlock": 0, "pricePerCap": 0, "gravelPricePerTonne": 0},
           {"courses": 6, "geogridLayers": 1, "geogridArea": mpf("0.7") * mpf("9.75"), "totalCost": mpf("4.2") * mpf("9.75")},
           "By hand: one layer, 10 m long and 70 % of 0.975 m deep")
    yield ("luggage-size", {"rule": "easyjet-large", "length": 60, "width": 45, "height": 25, "weight": 16},
           {"sizeFits": False, "weightFits": False, "excessLength": 4, "excessWeight": 1}, "easyJet, large cabin bag: 56 x 45 x 25 cm, 15 kg")
    yield ("luggage-size", {"rule": "easyjet-large", "length": 45, "width": 56, "height": 25, "weight": 15}, {"fits": True, "excessLength": 0},
           "easyJet, large cabin bag: 56 x 45 x 25 cm, 15 kg")


def make_shoes():
    # Barleycorns of a third of an inch: children's sizes begin at 4 in, in the US a third of a size earlier.
    last = mpf(180 + 15) * 3 / mpf("25.4")
    yield ("shoe-size-converter", {"value": 18, "from": "foot-cm", "to": "uk-kids"}, {"result": last - 12}, "By hand: barleycorns from 4 in of the last")
    yield ("shoe-size-converter", {"value": 18, "from": "foot-cm", "to": "us-kids"}, {"result": last - mpf(35) / 3},
           "By hand: barleycorns from 3 11/12 in of the last, less the third")


def make_credit():
    # Halfway between the published points at 680 and 780.
    yield ("credit-score-impact", {"currentScore": 730, "event": "payDown", "payDownAmount": 700, "cards": CARDS}, {
        "utilizationBefore": 25, "utilizationAfter": 18, "pointsLostHigh": 0, "balanceFor30Percent": 3000, "payDownFor30Percent": 0,
        "allEvents": {"rows": 6, "at": {
            "0": {"event": "maxedOutCard", "pointsLostLow": mpf("17.5"), "pointsLostHigh": mpf("37.5"), "scoreLow": mpf("692.5"), "scoreHigh": mpf("712.5")},
            "1": {"event": "latePayment", "pointsLostLow": 75, "pointsLostHigh": 95, "scoreLow": 635, "scoreHigh": 655}}},
    }, "FICO's damage points at 680 and 780 (2009), halfway")


def make_cases():
    yield from make_things()
    yield from make_shoes()
    yield from make_credit()
