"""Whole numbers, counting and chance: exact with SymPy and Python's integers, probabilities summed term by term."""

import math
import sys

import mpmath
import sympy
from family import proves

sys.set_int_max_str_digits(0)


def fit(value: int, largest: int = int(sys.float_info.max)) -> int | None:
    """A number too large for JSON's doubles is null there; its digits stand in a text beside it."""
    return value if value <= largest else None


def factorize(number: int) -> str:
    powers = sorted(sympy.factorint(number).items())
    return " × ".join(f"{prime}^{power}" if power > 1 else f"{prime}" for prime, power in powers) or "1"


@proves("prime-factorization")
def prove_prime_factorization(number):
    number = int(number)
    powers = sorted(sympy.factorint(number).items())
    return {
        "factorization": factorize(number),
        "isPrime": sympy.isprime(number),
        "distinctPrimes": len(powers),
        "primeFactorCount": sum(power for _, power in powers),
        "divisorCount": sympy.divisor_count(number),
        "divisorSum": sympy.divisor_sigma(number),
        "totient": sympy.totient(number),
        "previousPrime": sympy.prevprime(number) if number > 2 else None,
        "nextPrime": sympy.nextprime(number),
        "factors": [{"prime": prime, "exponent": power} for prime, power in powers],
        "divisors": [{"divisor": divisor} for divisor in sympy.divisors(number)[:1000]],
    }


@proves("gcd-lcm")
def prove_gcd_lcm(numbers):
    numbers = [int(number) for number in numbers]
    divisor, multiple = math.gcd(*numbers), math.lcm(*numbers)
    return {"gcd": divisor, "lcm": fit(multiple, 2**53), "lcmExact": str(multiple), "coprime": divisor == 1,
            "table": [{"number": n, "factorization": factorize(abs(n)) if n else "0", "quotient": n // divisor if divisor else None} for n in numbers]}


@proves("factorial")
def prove_factorial(n):
    n = int(n)
    value = math.factorial(n)
    double = math.prod(range(n, 0, -2))
    # Inclusion and exclusion: n!/k! is whole for every k up to n.
    derangements = sum((-1) ** k * (value // math.factorial(k)) for k in range(n + 1)) if n <= 200 else None
    digits = str(value)
    return {
        "value": digits,
        "approximate": fit(value),
        "digits": len(digits),
        "trailingZeros": len(digits) - len(digits.rstrip("0")),
        "doubleFactorial": str(double),
        "derangements": str(derangements),
        "log10": mpmath.log10(value),
    }


@proves("permutations-combinations")
def prove_permutations_combinations(n, r):
    n, r = int(n), int(r)
    counts = {
        "combinations": math.comb(n, r),
        "permutations": math.perm(n, r),
        "combinationsWithRepetition": math.comb(n + r - 1, r) if n + r > 0 else 1,
        "permutationsWithRepetition": n**r,
    }
    numbers = {name: fit(count) for name, count in counts.items()}
    return numbers | {f"{name}Exact": str(count) for name, count in counts.items()}


def split_at(chances: list, at: int) -> dict:
    """Sums of the chances below, at and above a count, each added up for itself so that no small tail is lost."""
    below, exactly, above = mpmath.fsum(chances[:at]), chances[at], mpmath.fsum(chances[at + 1 :])
    return {
        "exactly": exactly,
        "lessThan": below,
        "moreThan": above,
        "atMost": below + exactly,
        "atLeast": above + exactly,
    }


@proves("binomial-distribution")
def prove_binomial_distribution(trials, probability, successes):
    trials, successes, p = int(trials), int(successes), probability
    variance = trials * p * (1 - p)
    ways, hits, misses = [mpmath.mpf(1)], [mpmath.mpf(1)], [mpmath.mpf(1)]
    for k in range(trials):
        ways.append(ways[k] * (trials - k) / (k + 1))
        hits.append(hits[k] * p)
        misses.append(misses[k] * (1 - p))
    chances = [way * hit * miss for way, hit, miss in zip(ways, hits, reversed(misses))]
    return split_at(chances, successes) | {
        "mean": trials * p, "variance": variance, "standardDeviation": mpmath.sqrt(variance),
        "mode": min(int((trials + 1) * p), trials),
    }


@proves("poisson-distribution")
def prove_poisson_distribution(rate, events):
    mean, events = rate, int(events)
    # Beyond this count the terms are below 1e-40 of the largest.
    last = max(events, int(rate + 20 * math.sqrt(rate))) + 100
    chances = [mpmath.exp(-mean)]
    for k in range(last):
        chances.append(chances[k] * mean / (k + 1))
    return split_at(chances, events) | {"none": chances[0], "mean": mean, "standardDeviation": mpmath.sqrt(mean)}
