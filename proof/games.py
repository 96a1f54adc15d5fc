"""Games: dice and drops counted out, lottery tickets, ratings, frames and mice."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, factorial

from family import CannotSay, proves
from mpmath import ceil, expm1, fsum, log, log1p, mpf, sqrt

TINY = mpf("1e-9")


def count_sums(dice, sides, keep):
    """How many of all throws have each sum of the highest dice, over the throws up to their order."""
    if keep == dice:
        ways = Counter({0: 1})
        for _ in range(dice):
            more = Counter()
            for total, count in ways.items():
                for face in range(1, sides + 1):
                    more[total + face] += count
            ways = more
        return ways
    if comb(dice + sides - 1, dice) > 300000:
        raise CannotSay("too many throws to count one by one")
    ways = Counter()
    for throw in combinations_with_replacement(range(1, sides + 1), dice):
        orders = factorial(dice)
        for same in Counter(throw).values():
            orders //= factorial(same)
        ways[sum(throw[dice - keep:])] += orders
    return ways


@proves("dice-probability")
def prove_dice_probability(dice, sides, modifier, keepHighest, comparison, target):
    dice, sides = int(dice), int(sides)
    if dice * dice * sides * sides > 10**7:
        raise CannotSay("too many throws to count here")
    ways = {total + int(modifier): count for total, count in count_sums(dice, sides, int(keepHighest or dice)).items()}
    whole = sides**dice
    fits = {"at-least": lambda t: t >= target, "exactly": lambda t: t == target, "at-most": lambda t: t <= target}[comparison]
    good = sum(count for total, count in ways.items() if fits(total))
    mean = Fraction(sum(total * count for total, count in ways.items()), whole)
    spread = Fraction(sum(total**2 * count for total, count in ways.items()), whole) - mean**2
    rows, above = [], whole
    for total in sorted(ways):
        rows.append({"total": total, "ways": mpf(ways[total]), "probability": 100 * mpf(ways[total]) / whole, "atLeast": 100 * mpf(above) / whole})
        above -= ways[total]
    most = max(ways.values())
    return {
        "probability": 100 * mpf(good) / whole,
        "oneIn": mpf(whole) / good if good else None,
        "average": mpf(mean.numerator) / mean.denominator,
        "standardDeviation": sqrt(mpf(spread.numerator) / spread.denominator),
        "minimum": min(ways),
        "maximum": max(ways),
        "mostLikely": min(total for total, count in ways.items() if count == most),
        "rollsFor90": None if not good else mpf(1) if good == whole else ceil(log(mpf("0.1")) / log(1 - mpf(good) / whole) - TINY),
        "ways": mpf(good),
        "outcomes": mpf(whole),
        "distribution": rows,
        "chart": rows,
    }


LOTTERIES = {"powerball": (69, 5, 26, 1), "mega-millions": (70, 5, 24, 1), "euromillions": (50, 5, 12, 2), "uk-lotto": (59, 6, 0, 0), "lotto-6-49": (49, 6, 0, 0),
             "german-lotto": (49, 6, 10, 1)}


@proves("lottery-odds")
def prove_lottery_odds(game, mainPool, mainDrawn, bonusPool, bonusDrawn, tickets, drawsPerWeek, ticketPrice, jackpot):
    a, m, b, q = LOTTERIES.get(game) or map(int, (mainPool, mainDrawn, bonusPool, bonusDrawn))
    whole = comb(a, m) * comb(b, q)
    p, draws = tickets / whole, drawsPerWeek * mpf("365.25") / 7
    rows = []
    for x in range(m, -1, -1):
        for y in range(q, -1, -1):
            ways = comb(m, x) * comb(a - m, m - x) * comb(q, y) * comb(b - q, q - y)
            if ways:
                rows.append({"mainMatches": x, "bonusMatches": y, "oneIn": mpf(whole) / ways, "probability": 100 * mpf(ways) / whole})
    return {
        "jackpotOneIn": mpf(whole),
        "jackpotProbability": 100 * p,
        "yearsPerJackpot": 1 / (p * draws),
        "yearsFor50": log(mpf("0.5")) / log1p(-p) / draws if p < 1 else 1 / draws,
        "chanceInLifetime": -100 * expm1(50 * draws * log1p(-p)) if p < 1 else mpf(100),
        "costPerYear": tickets * draws * ticketPrice,
        "expectedJackpotValue": jackpot / whole,
        "breakEvenJackpot": ticketPrice * whole,
        "combinations": mpf(whole),
        "prizes": rows,
    }


@proves("drop-chance")
def prove_drop_chance(dropRate, attempts, copies, pity):
    p, n, k = dropRate / 100, int(attempts), int(copies)
    if k > 2000:
        raise CannotSay("too many copies to add up here")

    def need(chance):
        return mpf(1) if p == 1 else max(mpf(1), ceil(log(1 - mpf(chance) / 100) / log1p(-p) - TINY))

    one = 100 * (1 - (1 - p) ** n)
    few = fsum(comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(min(k, n + 1)))
    chances = ["10", "25", "50", "75", "90", "95", "99", "99.9"]
    return {
        "probability": 100 * (1 - few) if n >= k else mpf(0),
        "probabilityAtLeastOne": one,
        "probabilityNone": 100 - one,
        "expectedDrops": n * p,
        "averageAttempts": k / p,
        "attempts50": need(50), "attempts90": need(90), "attempts95": need(95), "attempts99": need(99),
        "probabilityWithPity": None if pity is None else mpf(100) if n >= pity else one,
        "averageWithPity": None if pity is None else (1 - (1 - p) ** pity) / p,
        "milestones": [{"chance": mpf(chance), "attempts": need(chance)} for chance in chances],
        "chanceByAttempts": lambda attempts, **_: {"chance": 100 * (1 - (1 - p) ** attempts)},
    }


@proves("frame-time")
def prove_frame_time(mode, fps, frameTimeMs, frameTimes, refreshRate):
    log_of = list(frameTimes) if mode == "log" else []
    t = {"fps": lambda: 1000 / fps, "ms": lambda: frameTimeMs, "log": lambda: fsum(log_of) / len(log_of)}[mode]()
    interval = 1000 / refreshRate
    slow = sorted(log_of)[-max(1, int(ceil(len(log_of) / mpf(100) - TINY))):] if log_of else []
    return {
        "frameTime": t,
        "framesPerSecond": 1000 / t,
        "onePercentLow": 1000 * len(slow) / fsum(slow) if slow else None,
        "slowestMs": max(log_of) if log_of else None,
        "frames": len(log_of) if log_of else None,
        "refreshInterval": interval,
        "refreshesPerFrame": t / interval,
        "framesPerRefresh": interval / t,
        "keepsUp": bool(t / interval <= 1 + TINY),
        "vsyncFps": refreshRate / max(mpf(1), ceil(t / interval - TINY)),
        "rates": [{"fps": one, "frameTime": mpf(1000) / one, "differenceMs": mpf(1000) / one - t} for one in [24, 30, 40, 48, 60, 75, 90, 120, 144, 165, 240, 360, 500]],
        "frameTimeByFps": [{"fps": one, "frameTime": mpf(1000) / one} for one in range(20, 241, 10)],
    }


@proves("kd-ratio")
def prove_kd_ratio(kills, deaths, assists, targetRatio, killsPerGame, deathsPerGame, wins, losses):
    def ratio(a, b):
        return a / b if b else a

    gain, missing = killsPerGame - targetRatio * deathsPerGame, targetRatio * deaths - kills
    reached = missing <= 0
    played = None if wins is None or losses is None or not wins + losses else wins + losses

    def need(goal):
        return max(mpf(0), ceil(goal * max(deaths, mpf(1)) - kills - TINY))

    return {
        "kdRatio": ratio(kills, deaths),
        "kdaRatio": ratio(kills + assists, deaths),
        "difference": kills - deaths,
        "killShare": 100 * kills / (kills + deaths) if kills + deaths else mpf(0),
        "killsNeeded": need(targetRatio),
        "gamesNeeded": mpf(0) if reached else ceil(missing / gain - TINY) if gain > 0 else None,
        "targetReachable": bool(reached or gain > 0),
        "afterTenGames": ratio(kills + 10 * killsPerGame, deaths + 10 * deathsPerGame),
        "winPercent": 100 * wins / played if played else None,
        "targets": [{"ratio": mpf(k) / 4, "killsNeeded": need(mpf(k) / 4)} for k in range(2, 17)],
        "ratioByGames": [{"games": g, "ratio": ratio(kills + g * killsPerGame, deaths + g * deathsPerGame)} for g in range(0, 101, 5)],
    }


@proves("elo-rating")
def prove_elo_rating(ratingA, ratingB, result, kFactor, kFactorB, cap400):
    d = ratingB - ratingA
    d = max(mpf(-400), min(mpf(400), d)) if cap400 else d
    expected, other = 1 / (1 + mpf(10) ** (d / 400)), kFactor if kFactorB is None else kFactorB

    def change(score):
        return kFactor * (mpf(score) - expected), other * (expected - mpf(score))

    scores = {"win": "1", "draw": "0.5", "loss": "0"}
    own = change(scores[result])
    return {
        "newRatingA": ratingA + own[0],
        "changeA": own[0],
        "newRatingB": ratingB + own[1],
        "changeB": own[1],
        "expectedScoreA": 100 * expected,
        "expectedScoreB": 100 * (1 - expected),
        "ratingDifference": ratingA - ratingB,
        "results": [{"result": name, "ratingA": ratingA + change(score)[0], "changeA": change(score)[0], "ratingB": ratingB + change(score)[1]}
                    for name, score in zip(["Win", "Draw", "Loss"], ["1", "0.5", "0"])],
        "expectedByDifference": [{"difference": x, "expectedScore": 100 / (1 + mpf(10) ** (mpf(-x) / 400))} for x in range(-800, 801, 50)],
    }


# Degrees turned by one count of the mouse at sensitivity 1, as the games have it.
YAW = {"cs2": "0.022", "valorant": "0.07", "apex": "0.022", "overwatch": "0.0066", "cod": "0.0066", "fortnite": "0.005555", "r6": "0.00572957795131",
       "destiny2": "0.0066", "tf2": "0.022", "quake": "0.022"}


@proves("mouse-sensitivity")
def prove_mouse_sensitivity(fromGame, fromYaw, sensitivity, dpi, toGame, toYaw, newDpi):
    turn = sensitivity * (fromYaw if fromGame == "custom" else mpf(YAW[fromGame]))
    inches = 360 / (dpi * turn)

    def there(yaw):
        return turn * dpi / (yaw * newDpi)

    found = there(toYaw if toGame == "custom" else mpf(YAW[toGame]))
    return {
        "convertedSensitivity": found,
        "cm360": inches * mpf("2.54"),
        "inches360": inches,
        "edpi": dpi * sensitivity,
        "newEdpi": newDpi * found,
        "degreesPerCm": 360 / (inches * mpf("2.54")),
        "countsPer360": 360 / turn,
        "games": [{"game": game, "sensitivity": there(mpf(yaw)), "edpi": newDpi * there(mpf(yaw))} for game, yaw in YAW.items()],
    }
