"""Statistics and probability: samples, distributions, intervals and tests.

Sums are exact; distributions come from mpmath's error function, incomplete gamma and beta functions, and their
quantiles where these take a value, begun at SciPy's.
"""

import scipy.stats
from family import bisect, pick, proves
from mpmath import betainc, ceil, erf, erfc, erfinv, exp, findroot, fsum, gammainc, mpf, pi, sqrt, tan


def normal_below(z):
    return erfc(-z / sqrt(2)) / 2


def normal_quantile(share):
    return sqrt(2) * erfinv(2 * share - 1)


def t_above(t, freedom):
    tail = betainc(freedom / 2, mpf(1) / 2, 0, freedom / (freedom + t * t), regularized=True) / 2
    return tail if t >= 0 else 1 - tail


def t_quantile(share, freedom):
    if freedom == 1:
        return tan(pi * (share - mpf(1) / 2))
    start = mpf(float(scipy.stats.t.ppf(float(share), float(freedom))))
    return findroot(lambda t: 1 - share - t_above(t, freedom), start)


def chi_square_above(value, freedom):
    return gammainc(freedom / 2, value / 2, regularized=True)


def find_mean(numbers):
    return fsum(numbers) / len(numbers)


def find_deviation(numbers, fewer=1):
    mean = find_mean(numbers)
    return sqrt(fsum((x - mean) ** 2 for x in numbers) / (len(numbers) - fewer))


def find_quantile(numbers, share):
    """Between the neighbors at place (n - 1) p, as in Excel's QUARTILE.INC and R's type 7."""
    ordered, place = sorted(numbers), (len(numbers) - 1) * mpf(share)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (place - low) * (ordered[high] - ordered[low])


@proves("average")
def prove_average(numbers, weights):
    count, total = len(numbers), fsum(numbers)
    often = {value: numbers.count(value) for value in sorted(set(numbers))}
    most = max(often.values())
    modes = [value for value, times in often.items() if times == most] if most > 1 else []
    positive = all(value > 0 for value in numbers)
    product = mpf(1)
    for value in numbers:
        product *= value
    return {
        "mean": total / count,
        "median": find_quantile(numbers, mpf("0.5")),
        "mode": modes[0] if modes else None,
        "modeCount": len(modes),
        "weightedMean": fsum(w * x for w, x in zip(weights, numbers)) / fsum(weights) if weights else None,
        "geometricMean": product ** (mpf(1) / count) if positive or (0 in numbers and min(numbers) >= 0) else None,
        "harmonicMean": count / fsum(1 / value for value in numbers) if positive else None,
        "rootMeanSquare": sqrt(fsum(value**2 for value in numbers) / count),
        "sum": total,
        "count": count,
        "min": min(numbers),
        "max": max(numbers),
        "range": max(numbers) - min(numbers),
        "midrange": (max(numbers) + min(numbers)) / 2,
        "frequency": [{"value": value, "count": times} for value, times in often.items()],
    }


@proves("standard-deviation")
def prove_standard_deviation(numbers, type):
    mean, count = find_mean(numbers), len(numbers)
    squares = fsum((x - mean) ** 2 for x in numbers)
    sample = sqrt(squares / (count - 1)) if count > 1 else None
    population = sqrt(squares / count)
    chosen = sample if type == "sample" else population
    q1, q3 = find_quantile(numbers, mpf("0.25")), find_quantile(numbers, mpf("0.75"))
    reach = (q3 - q1) * 3 / 2
    return {
        "standardDeviation": chosen,
        "variance": chosen**2,
        "sampleStandardDeviation": sample,
        "populationStandardDeviation": population,
        "mean": mean,
        "count": count,
        "sumOfSquares": squares,
        "standardError": sample / sqrt(count) if sample is not None else None,
        "coefficientOfVariation": 100 * chosen / abs(mean) if mean else None,
        "meanAbsoluteDeviation": fsum(abs(x - mean) for x in numbers) / count,
        "q1": q1,
        "median": find_quantile(numbers, mpf("0.5")),
        "q3": q3,
        "interquartileRange": q3 - q1,
        "outlierCount": sum(x < q1 - reach or x > q3 + reach for x in numbers),
        "table": [{"value": x, "deviation": x - mean, "zScore": (x - mean) / chosen if chosen else None} for x in numbers],
    }


@proves("normal-distribution")
def prove_normal_distribution(mode, mean, standardDeviation, lower, upper, centralPercent):
    def density(x):
        return exp(-(((x - mean) / standardDeviation) ** 2) / 2) / (standardDeviation * sqrt(2 * pi))

    zLower = (lower - mean) / standardDeviation if mode != "below" else None
    zUpper = (upper - mean) / standardDeviation if mode != "above" else None
    belowLower = normal_below(zLower) if zLower is not None else 0
    aboveUpper = normal_below(-zUpper) if zUpper is not None else 0
    reach = normal_quantile((1 + centralPercent / 100) / 2) * standardDeviation
    between = normal_below(zUpper) - belowLower if mode == "between" and zLower < 0 else None
    if mode == "between" and zLower >= 0:
        between = normal_below(-zLower) - aboveUpper
    step = standardDeviation / 10
    return {
        "probability": {"between": between, "below": 1 - aboveUpper,
                        "above": normal_below(-zLower) if zLower is not None else None}[mode],
        "densityLower": density(lower) if zLower is not None else None,
        "densityUpper": density(upper) if zUpper is not None else None,
        "centralLower": mean - reach,
        "centralUpper": mean + reach,
        "curve": [{"x": mean + (k - 40) * step, "density": density(mean + (k - 40) * step)} for k in range(81)],
    } | pick(locals(), "belowLower", "aboveUpper", "zLower", "zUpper")


@proves("z-score")
def prove_z_score(mode, value, zScore, percentile, mean, standardDeviation):
    z = {"from-value": lambda: (value - mean) / standardDeviation, "from-z": lambda: zScore,
         "from-percentile": lambda: normal_quantile(percentile / 100)}[mode]()
    within = 100 * erf(abs(z) / sqrt(2))
    return {
        "zScore": z,
        "value": mean + z * standardDeviation,
        "percentile": 100 * normal_below(z),
        "above": 100 * normal_below(-z),
        "betweenMeanAndValue": within / 2,
        "within": within,
        "outside": 100 * erfc(abs(z) / sqrt(2)),
    }


@proves("confidence-interval")
def prove_confidence_interval(type, mean, standardDeviation, sigmaKnown, successes, sampleSize, confidenceLevel):
    n = sampleSize

    def bounds(level):
        share = (1 + level / 100) / 2
        if type == "proportion":
            p, z = successes / n, normal_quantile(share)
            # Wilson: where the distance from the observed share is z standard errors of the true one.
            a, b, c = 1 + z * z / n, -2 * p - z * z / n, p * p
            root = sqrt(max(0, b * b - 4 * a * c))
            return (-b - root) / (2 * a), (-b + root) / (2 * a), z
        critical = normal_quantile(share) if sigmaKnown else t_quantile(share, n - 1)
        half = critical * standardDeviation / sqrt(n)
        return mean - half, mean + half, critical

    lower, upper, criticalValue = bounds(confidenceLevel)
    result = {
        "lower": lower,
        "upper": upper,
        "marginOfError": (upper - lower) / 2,
        "criticalValue": criticalValue,
        "degreesOfFreedom": n - 1 if type == "mean" and not sigmaKnown else None,
        "table": [dict(zip(("level", "lower", "upper"), (level, *bounds(mpf(level))[:2]))) for level in (80, 90, 95, 98, 99, mpf("99.9"))],
    }
    if type == "mean":
        return result | {"pointEstimate": mean, "standardError": standardDeviation / sqrt(n),
                         "waldLower": None, "waldUpper": None, "exactLower": None, "exactUpper": None}
    p, alpha = successes / n, (1 - confidenceLevel / 100) / 2
    error = sqrt(p * (1 - p) / n)

    # Clopper and Pearson: the shares at which so many successes, or so few, would be as rare as alpha.
    def at_most(most, share):
        terms = [(1 - share) ** n]
        for k in range(int(most)):
            terms.append(terms[k] * (n - k) / (k + 1) * share / (1 - share))
        return fsum(terms)

    return result | {
        "pointEstimate": p,
        "standardError": error,
        "waldLower": max(0, p - criticalValue * error),
        "waldUpper": min(1, p + criticalValue * error),
        "exactLower": 0 if successes == 0 else bisect(lambda share: 1 - at_most(successes - 1, share) - alpha, 0, min(p, 1 - mpf("1e-15"))),
        "exactUpper": 1 if successes == n else bisect(lambda share: alpha - at_most(successes, share), p, 1 - mpf("1e-15")),
    }


@proves("t-test")
def prove_t_test(type, sample1, sample2, hypothesizedDifference, alternative, confidenceLevel):
    both = type in ("welch", "pooled")
    sd2 = find_deviation(sample2) if type != "one-sample" else None
    mean1, sd1 = find_mean(sample1), find_deviation(sample1)
    mean2 = find_mean(sample2) if type != "one-sample" else None
    n1 = len(sample1)
    if both:
        n2 = len(sample2)
        v1, v2 = sd1**2 / n1, sd2**2 / n2
        spread = sqrt(((n1 - 1) * sd1**2 + (n2 - 1) * sd2**2) / (n1 + n2 - 2))
        meanDifference = mean1 - mean2
        standardError = sqrt(v1 + v2) if type == "welch" else spread * sqrt(mpf(1) / n1 + mpf(1) / n2)
        freedom = (v1 + v2) ** 2 / (v1**2 / (n1 - 1) + v2**2 / (n2 - 1)) if type == "welch" else mpf(n1 + n2 - 2)
        cohen = (meanDifference - hypothesizedDifference) / spread
    else:
        gaps = sample1 if type == "one-sample" else [x - y for x, y in zip(sample1, sample2)]
        meanDifference, spread = find_mean(gaps), find_deviation(gaps)
        standardError, freedom = spread / sqrt(len(gaps)), mpf(len(gaps) - 1)
        cohen = (meanDifference - hypothesizedDifference) / spread
    t = (meanDifference - hypothesizedDifference) / standardError
    pValue = {"two-sided": lambda: 2 * t_above(abs(t), freedom), "greater": lambda: t_above(t, freedom),
              "less": lambda: t_above(-t, freedom)}[alternative]()
    half = t_quantile((1 + confidenceLevel / 100) / 2, freedom) * standardError
    return pick(locals(), "pValue", "t", "meanDifference", "standardError", "mean1", "mean2", "sd1", "sd2") | {
        "degreesOfFreedom": freedom,
        "significant": bool(pValue < 1 - confidenceLevel / 100),
        "ciLower": meanDifference - half,
        "ciUpper": meanDifference + half,
        "cohensD": cohen,
    }


@proves("chi-square")
def prove_chi_square(type, observed, expected, table, significanceLevel):
    if type == "goodness-of-fit":
        scale = fsum(observed) / fsum(expected) if expected else None
        wanted = [x * scale for x in expected] if expected else [find_mean(observed)] * len(observed)
        cells = [{"row": None, "column": k + 1, "observed": o, "expected": e} for k, (o, e) in enumerate(zip(observed, wanted))]
        freedom, least, total = mpf(len(observed) - 1), None, None
    else:
        rows = [[mpf(cell) for cell in row.replace(",", " ").split()] for row in table.replace("\n", ";").split(";") if row.strip()]
        total, columns = fsum(map(fsum, rows)), [fsum(column) for column in zip(*rows)]
        cells = [
            {"row": i + 1, "column": k + 1, "observed": o, "expected": fsum(row) * columns[k] / total}
            for i, row in enumerate(rows)
            for k, o in enumerate(row)
        ]
        freedom, least = mpf((len(rows) - 1) * (len(columns) - 1)), min(len(rows), len(columns)) - 1
    for cell in cells:
        cell["contribution"] = (cell["observed"] - cell["expected"]) ** 2 / cell["expected"]
    chiSquare = fsum(cell["contribution"] for cell in cells)
    pValue = chi_square_above(chiSquare, freedom)
    level = significanceLevel / 100
    return pick(locals(), "pValue", "chiSquare", "cells") | {
        "degreesOfFreedom": freedom,
        "criticalValue": findroot(lambda x: chi_square_above(x, freedom) - level, scipy.stats.chi2.isf(float(level), float(freedom))),
        "significant": bool(pValue < level),
        "cramersV": sqrt(chiSquare / (total * least)) if total else None,
        "smallestExpected": min(cell["expected"] for cell in cells),
    }


@proves("linear-regression")
def prove_linear_regression(points, predictX):
    xs, ys, n = [p["x"] for p in points], [p["y"] for p in points], len(points)
    mx, my = find_mean(xs), find_mean(ys)
    sxx, syy = fsum((x - mx) ** 2 for x in xs), fsum((y - my) ** 2 for y in ys)
    sxy = fsum((x - mx) * (y - my) for x, y in zip(xs, ys))
    slope = sxy / sxx
    intercept = my - slope * mx
    residuals = [{"x": x, "y": y, "fitted": intercept + slope * x, "residual": y - intercept - slope * x} for x, y in zip(xs, ys)]
    left = fsum(row["residual"] ** 2 for row in residuals)
    result = pick(locals(), "slope", "intercept", "residuals") | {
        "rSquared": sxy**2 / (sxx * syy) if syy else None,
        "correlation": sxy / sqrt(sxx * syy) if syy else None,
        "prediction": intercept + slope * predictX,
        "count": n,
    }
    if n < 3:
        return result
    error = sqrt(left / (n - 2))
    slopeError = error / sqrt(sxx)
    half = t_quantile(mpf("0.975"), mpf(n - 2)) * error * sqrt(1 + mpf(1) / n + (predictX - mx) ** 2 / sxx)
    return result | {
        "standardError": error,
        "slopeStandardError": slopeError,
        "interceptStandardError": error * sqrt(mpf(1) / n + mx**2 / sxx),
        "pValue": 2 * t_above(abs(slope / slopeError), mpf(n - 2)) if slopeError > mpf("1e-20") else (0 if slope else None),
        "predictionLower": result["prediction"] - half,
        "predictionUpper": result["prediction"] + half,
    }


@proves("bayes-theorem")
def prove_bayes_theorem(prior, truePositiveRate, falsePositiveRate, population):
    p, s, f = prior / 100, truePositiveRate / 100, falsePositiveRate / 100
    hit, false, miss, right = p * s, (1 - p) * f, p * (1 - s), (1 - p) * (1 - f)

    def share(part, whole):
        return part / whole if whole else None

    def percent(part, whole):
        return 100 * part / whole if whole else None

    groups = [("True positive", hit), ("False negative", miss), ("False positive", false), ("True negative", right)]
    return {
        "posterior": percent(hit, hit + false),
        "posteriorGivenNegative": percent(miss, miss + right),
        "evidence": 100 * (hit + false),
        "negativePredictiveValue": percent(right, miss + right),
        "likelihoodRatioPositive": share(s, f),
        "likelihoodRatioNegative": share(1 - s, 1 - f),
        "priorOdds": share(p, 1 - p),
        "posteriorOdds": share(hit, false),
        "table": [{"group": group, "count": population * part} for group, part in groups],
    }


@proves("probability")
def prove_probability(probabilityA, probabilityB, relation, probabilityBoth, trials):
    a, b = probabilityA / 100, probabilityB / 100
    both = {"independent": a * b, "exclusive": mpf(0), "given-both": probabilityBoth / 100}[relation]
    chances = {
        "both": both,
        "either": a + b - both,
        "exactlyOne": a + b - 2 * both,
        "neither": 1 - a - b + both,
        "onlyA": a - both,
        "onlyB": b - both,
        "notA": 1 - a,
        "notB": 1 - b,
        "aGivenB": both / b if b else None,
        "bGivenA": both / a if a else None,
        "aAtLeastOnce": 1 - (1 - a) ** trials,
        "aEveryTime": a**trials,
        "aNever": (1 - a) ** trials,
    }
    return {key: None if chance is None else 100 * chance for key, chance in chances.items()}


@proves("sample-size")
def prove_sample_size(type, confidenceLevel, marginPercent, proportion, margin, standardDeviation, population):
    def need(level, half):
        z = normal_quantile((1 + level / 100) / 2)
        if type == "mean":
            endless = (z * standardDeviation / half) ** 2
        else:
            endless = (z / (half / 100)) ** 2 * (proportion / 100) * (1 - proportion / 100)
        return endless / (1 + (endless - 1) / population) if population else endless, endless, z

    half = margin if type == "mean" else marginPercent
    unrounded, withoutPopulation, criticalValue = need(confidenceLevel, half)
    table = [
        {"level": level, "margin": half * part, "sampleSize": ceil(need(mpf(level), half * part)[0] - mpf("1e-12"))}
        for level in (90, 95, 99)
        for part in (mpf("0.5"), 1, 2)
    ]
    return pick(locals(), "unrounded", "withoutPopulation", "criticalValue", "table") | {
        "sampleSize": ceil(unrounded - mpf("1e-12")),
        "byMargin": lambda margin, **_: {"sampleSize": ceil(need(confidenceLevel, margin)[0] - mpf("1e-12"))},
    }
