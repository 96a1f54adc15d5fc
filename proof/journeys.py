"""Ways over the globe by vectors, sleep across time zones, currencies that are tied to each other, and draws of numbers."""

from family import CannotSay, proves
from mpmath import atan2, ceil, cos, degrees, fsum, mpf, nint, pi, radians, sin, sqrt

# IUGG mean radius (2a + b)/3 of GRS 80, in km.
RADIUS = mpf("6371.0088")
POINTS = ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]
# Places to four decimals, as OurAirports has them, of those airports whose distances are worked out.
AIRPORTS = {"LHR": ("51.4706", "-0.4619"), "JFK": ("40.6398", "-73.7789"), "SYD": ("-33.9461", "151.177"), "SCL": ("-33.393", "-70.7858"),
            "HND": ("35.5523", "139.78"), "LAX": ("33.9425", "-118.408"), "JNB": ("-26.1392", "28.246"), "FRA": ("50.0333", "8.5706"),
            "AKL": ("-37.0081", "174.792")}


def to_vector(latitude, longitude):
    a, b = radians(latitude), radians(longitude)
    return [cos(a) * cos(b), cos(a) * sin(b), sin(a)]


def from_vector(vector):
    x, y, z = vector
    return {"latitude": degrees(atan2(z, sqrt(x * x + y * y))), "longitude": degrees(atan2(y, x))}


def dot(a, b):
    return fsum(x * y for x, y in zip(a, b))


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


@proves("flight-distance")
def prove_flight_distance(fromLatitude, fromLongitude, to, toLatitude, toLongitude, roundTrip, passengers, cruiseSpeed, extraMinutes, emissionFactor, **others):
    def find_place(code, latitude, longitude):
        if code == "custom":
            return latitude, longitude
        if code not in AIRPORTS:
            raise CannotSay(f"the place of {code}")
        return tuple(map(mpf, AIRPORTS[code]))

    start, end = find_place(others["from"], fromLatitude, fromLongitude), find_place(to, toLatitude, toLongitude)
    a, b = to_vector(*start), to_vector(*end)
    normal = cross(a, b)
    angle = atan2(sqrt(dot(normal, normal)), dot(a, b)) if start != end else mpf(0)
    distance = RADIUS * angle
    # The heading, between the local north and east.
    north = [-sin(radians(start[0])) * cos(radians(start[1])), -sin(radians(start[0])) * sin(radians(start[1])), cos(radians(start[0]))]
    east = [-sin(radians(start[1])), cos(radians(start[1])), mpf(0)]
    bearing = degrees(atan2(dot(b, east), dot(b, north))) % 360 if angle else mpf(0)

    def find_point(share):
        if not angle or angle > pi - mpf("1e-12"):
            if angle:
                raise CannotSay("the way to the antipode")
            return {"latitude": start[0], "longitude": start[1]}
        one, other = sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle)
        return from_vector([one * x + other * y for x, y in zip(a, b)])

    trips = 2 if roundTrip else 1
    found = {
        "distance": distance, "distanceMiles": distance / mpf("1.609344"), "distanceNauticalMiles": distance / mpf("1.852"),
        "flightHours": distance / cruiseSpeed + extraMinutes / 60, "co2": trips * distance * passengers * emissionFactor / 1000,
        "totalDistance": trips * distance, "initialBearing": bearing, "compass": POINTS[int(nint(bearing / mpf("22.5"))) % 16],
    }
    if angle < pi - mpf("1e-12"):
        middle = find_point(mpf("0.5"))
        found |= {"midpointLatitude": middle["latitude"], "midpointLongitude": middle["longitude"],
                  "route": [{"fraction": mpf(k) / 10} | find_point(mpf(k) / 10) for k in range(11)]}
    return found


@proves("jet-lag")
def prove_jet_lag(originOffset, destinationOffset, bedtime, wakeTime, daysBefore, shiftPerDay):
    # Aschoff et al. (1975): the clock of the body moves 57 minutes a day earlier or 92 minutes a day later.
    earlier, later = mpf(57) / 60, mpf(92) / 60
    clocks = destinationOffset - originOffset
    gap = clocks % 24
    gap = gap - 24 if gap > 12 else gap
    ways = [("Later", -gap if gap < 0 else 24 - gap, later)]
    if gap > 0:
        ways.append(("Earlier", gap, earlier))
    strategy, need, pace = min(ways, key=lambda way: way[1] / way[2]) if gap else ("None", mpf(0), later)
    left = max(mpf(0), need - daysBefore * shiftPerDay)

    def move(time, hours):
        minutes = int(nint(60 * int(time[:2]) + int(time[3:]) + (60 if strategy == "Later" else -60) * hours)) % 1440
        return f"{minutes // 60:02d}:{minutes % 60:02d}"

    plan = []
    for day in range(1, int(daysBefore) + 1) if gap else []:
        hours = min(need, day * shiftPerDay)
        plan.append({"daysBefore": daysBefore - day + 1, "bedtime": move(bedtime, hours), "wakeTime": move(wakeTime, hours), "shiftHours": hours})
    days = int(ceil(left / pace - mpf("1e-12")))
    return {
        "daysToAdjust": need / pace, "daysLeftAfterArrival": left / pace, "strategy": strategy, "shiftNeeded": need, "timeDifference": gap,
        "direction": "East" if gap > 0 else "West" if gap < 0 else "None", "zonesCrossed": abs(gap), "clockDifference": clocks, "plan": plan,
        "adjustment": [{"day": day, "hoursOff": max(mpf(0), left - day * pace)} for day in range(days + 1)],
    }


# Units for one of the other, by law: Council Regulation (EC) 2866/98 and Decisions 98/683/EC (CFA, Comoros); law on the central bank of Bosnia
# and Herzegovina, article 32; Saudi Central Bank; Common Monetary Area of 1986.
TIED = {"XAF": ("EUR", "655.957"), "XOF": ("EUR", "655.957"), "KMF": ("EUR", "491.96775"), "BAM": ("EUR", "1.95583"), "SAR": ("USD", "3.75"),
        "NAD": ("ZAR", 1), "LSL": ("ZAR", 1), "SZL": ("ZAR", 1)}


@proves("currency-converter")
def prove_currency_converter(amount, to, **others):
    source = others["from"]
    (base, units), (other, others_units) = TIED.get(source, (source, 1)), TIED.get(to, (to, 1))

    def table(currency, **_):
        return {"value": amount} if currency == source else {}

    if base != other and amount:
        return {"table": table}
    if base != other:
        return {"result": mpf(0), "table": table}
    rate = mpf(others_units) / mpf(units)
    return {"result": amount * rate, "rate": rate, "inverseRate": 1 / rate, "table": table}


def draw_words(seed):
    """The generator mulberry32, in whole numbers of 32 bits."""
    state, bits = int(seed), 2**32
    while True:
        state = (state + 0x6D2B79F5) % bits
        word = (state ^ state >> 15) * (state | 1) % bits
        word ^= (word + (word ^ word >> 7) * (word | 61)) % bits
        yield (word ^ word >> 14) % bits


@proves("random-number")
def prove_random_number(count, unique, sort, seed, **ends):
    low, high, count = int(ends["min"]), int(ends["max"]), int(count)
    size = high - low + 1
    if seed is not None:
        words = draw_words(seed)
        if unique:
            # Knuth's shuffle of all of them, from the front, as far as needed.
            numbers = list(range(low, high + 1))
            for place in range(count):
                other = place + next(words) * (size - place) // 2**32
                numbers[place], numbers[other] = numbers[other], numbers[place]
            numbers = numbers[:count]
        else:
            numbers = [low + next(words) * size // 2**32 for _ in range(count)]
    elif size == 1:
        numbers = [low] * count
    elif unique and count == size and sort != "none":
        numbers = list(range(low, high + 1))
    else:
        raise CannotSay("a fresh draw")
    if sort != "none":
        numbers.sort(reverse=sort == "descending")
    return {
        "number": numbers[0], "numbers": [{"position": place, "value": value} for place, value in enumerate(numbers, 1)], "sum": sum(numbers),
        "mean": mpf(sum(numbers)) / count, "smallest": min(numbers), "largest": max(numbers), "possibilities": size,
    }
