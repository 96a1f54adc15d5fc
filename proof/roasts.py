"""Roasting times and temperatures from the charts of FoodSafety.gov."""

from family import proves, read_data
from mpmath import ceil, mpf

POUND = mpf("0.45359237")
# FoodSafety.gov, Meat and Poultry Roasting Charts: pounds and minutes at the ends of each row of the chart.
BY_WEIGHT = {
    "chicken": [(3, 75), (4, 90), (5, 120), (7, 135)],
    "turkey": [(8, 165), (12, 180), (14, 225), (18, 255), (20, 270), (24, 300)],
    "turkey-stuffed": [(8, 180), (12, 210), (14, 240), (18, 255), (20, 285), (24, 315)],
}
WHOLE_BIRDS = {"chicken": 350, "turkey": 325, "turkey-stuffed": 325}


def read_roasts():
    """By meat: minutes from and to for a number of pounds, degrees Fahrenheit of the oven and inside."""

    def by_pound(low, high):
        return lambda pounds: (low * pounds, high * pounds)

    def by_chart(points):
        def find(pounds):
            if not points[0][0] <= pounds <= points[-1][0]:
                weight, minutes = points[0] if pounds < points[0][0] else points[-1]
                return (minutes * pounds / weight,) * 2
            for (low, least), (high, most) in zip(points, points[1:]):
                if low <= pounds <= high:
                    return (least + (most - least) * (pounds - low) / (high - low),) * 2

        return find

    roasts = {row["in meat"]: (by_pound(mpf(row["out roastingMinutesMin"]), mpf(row["out roastingMinutesMax"])),
                               mpf(row["out ovenFahrenheit"]), mpf(row["out safeInternalFahrenheit"]))
              for row in read_data("meat-roasting.foodsafety.csv") if row["in meat"] not in BY_WEIGHT}
    # "Duck, whole (do not stuff)": 350 degrees, 30 to 35 minutes a pound.
    roasts["duck"] = (by_pound(30, 35), mpf(350), mpf(165))
    return roasts | {meat: (by_chart(points), mpf(WHOLE_BIRDS[meat]), mpf(165)) for meat, points in BY_WEIGHT.items()}


ROASTS = read_roasts()


@proves("meat-roasting")
def prove_meat_roasting(meat, weight, servingTime, restMinutes):
    pounds = weight / POUND
    find, oven, inside = ROASTS[meat]
    least, most = find(pounds)
    before = int(ceil(most + restMinutes - mpf("1e-9")))
    start = (60 * int(servingTime[:2]) + int(servingTime[3:]) - before) % 1440
    rows = []
    for name, (one, heat, core) in ROASTS.items():
        low, high = one(pounds)
        rows.append({"meat": name, "minutesMin": low, "minutesMax": high, "oven": heat, "inside": core})
    return {
        "roastingMinutes": (least + most) / 2, "roastingMinutesMin": least, "roastingMinutesMax": most,
        "startTime": f"{start // 60:02d}:{start % 60:02d}", "ovenTemperature": (oven - 32) * 5 / 9, "ovenFahrenheit": oven,
        "safeInternalTemperature": (inside - 32) * 5 / 9, "safeInternalFahrenheit": inside,
        # USDA FSIS: 24 hours for each 4 to 5 pounds; the slower of the two.
        "fridgeThawingHours": 24 * pounds / 4, "meats": rows,
    }
