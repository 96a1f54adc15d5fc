"""Electricity, light and waves: Kirchhoff's laws, Maxwell's constants (CODATA 2022) and geometric optics."""

from family import pick, proves
from mpmath import asin, atan, cos, degrees, exp, fabs, floor, fsum, log, log10, mpf, pi, radians, sin, sqrt

LIGHT = mpf(299792458)
PLANCK, CHARGE, AVOGADRO = mpf("6.62607015e-34"), mpf("1.602176634e-19"), mpf("6.02214076e23")
ELECTRIC = mpf("8.8541878188e-12")
BOLTZMANN = mpf("1.380649e-23")


@proves("ohms-law")
def prove_ohms_law(known, voltage, current, resistance, power):
    V, I, R, P = voltage, current, resistance, power
    V, I = {
        "V-I": lambda: (V, I),
        "V-R": lambda: (V, V / R),
        "V-P": lambda: (V, P / V),
        "I-R": lambda: (I * R, I),
        "I-P": lambda: (P / I, I),
        "R-P": lambda: (sqrt(P * R), sqrt(P / R)),
    }[known]()
    R = R if "R" in known else V / I
    return {
        "voltage": V,
        "current": I,
        "resistance": R,
        "power": V * I,
        "conductance": 1 / R,
        "energyPerHour": V * I * 3600,
        "kilowattHoursPerDay": V * I * 24 / 1000,
        "charge": I * 3600,
        "table": lambda voltage, **_: {"current": voltage / R, "power": voltage**2 / R},
    }


@proves("parallel-resistors")
def prove_parallel_resistors(resistors, connection, voltage, targetResistance):
    parallel = connection == "parallel"
    total = 1 / fsum(1 / one for one in resistors) if parallel else fsum(resistors)
    current = voltage / total
    rows = [
        {"resistance": one, "current": voltage / one if parallel else current, "voltage": voltage if parallel else current * one,
         "power": voltage**2 / one if parallel else current**2 * one}
        for one in resistors
    ]
    gap = 1 / targetResistance - 1 / total if parallel else targetResistance - total
    return {
        "equivalentResistance": total,
        "totalCurrent": current,
        "totalPower": voltage * current,
        "conductance": 1 / total,
        "resistorToAdd": (1 / gap if parallel else gap) if gap > 0 else None,
        "table": rows,
    }


@proves("voltage-divider")
def prove_voltage_divider(solveFor, inputVoltage, r1, r2, outputVoltage, loadResistance):
    if solveFor == "r2":
        r2 = r1 * outputVoltage / (inputVoltage - outputVoltage)
    current = inputVoltage / (r1 + r2)
    bare = current * r2
    under = 1 / (1 / r2 + 1 / loadResistance)
    loaded = inputVoltage * under / (r1 + under)
    return {
        "outputVoltage": bare,
        "r2": r2,
        "ratio": bare / inputVoltage,
        "current": current,
        "powerR1": current**2 * r1,
        "powerR2": current**2 * r2,
        "loadedVoltage": loaded,
        "loadCurrent": loaded / loadResistance,
        "dropUnderLoadPercent": 100 * (bare - loaded) / bare,
        "sourceResistance": r1 * r2 / (r1 + r2),
        "curve": lambda r2, **_: {"outputVoltage": inputVoltage * r2 / (r1 + r2)},
    }


@proves("capacitor-charge")
def prove_capacitor_charge(mode, voltage, resistance, capacitance, time, targetPercent):
    constant = resistance * capacitance
    left = exp(-time / constant)
    share = left if mode == "discharge" else 1 - left
    target = targetPercent / 100
    return {
        "voltageAtTime": voltage * share,
        "percent": 100 * share,
        "timeConstant": constant,
        "currentAtTime": voltage * left / resistance,
        "chargeAtTime": capacitance * voltage * share,
        "energyAtTime": capacitance * (voltage * share) ** 2 / 2,
        "timeToTarget": -constant * log(target if mode == "discharge" else 1 - target),
        "fullCharge": capacitance * voltage,
        "fullEnergy": capacitance * voltage**2 / 2,
        "initialCurrent": voltage / resistance,
        "cutoffFrequency": 1 / (2 * pi * constant),
    }


@proves("coulombs-law")
def prove_coulombs_law(charge1, charge2, distance, relativePermittivity):
    k = 1 / (4 * pi * ELECTRIC * relativePermittivity)
    force = k * fabs(charge1 * charge2) / distance**2
    return {
        "force": force,
        "direction": "repulsive" if charge1 * charge2 > 0 else "attractive" if charge1 * charge2 < 0 else "none",
        "field1": k * fabs(charge1) / distance**2,
        "field2": k * fabs(charge2) / distance**2,
        "potential1": k * charge1 / distance,
        "potentialEnergy": k * charge1 * charge2 / distance,
        "electrons1": fabs(charge1) / CHARGE,
        "table": lambda distanceFactor, **_: {"force": force / distanceFactor**2},
    }


@proves("thin-lens")
def prove_thin_lens(solveFor, focalLength, objectDistance, imageDistance, objectHeight):
    f, o, i = focalLength, objectDistance, imageDistance
    if solveFor == "imageDistance":
        bend = 1 / f - 1 / o
        i = 1 / bend if bend else None
    elif solveFor == "objectDistance":
        o = 1 / (1 / f - 1 / i)
    else:
        f = 1 / (1 / o + 1 / i)
    result = {"objectDistance": o, "focalLength": f, "power": 1 / f, "lensType": "converging" if f > 0 else "diverging"}
    if i is None:
        return result | {"imageDistance": None, "magnification": None, "imageHeight": None}
    large = -i / o

    def other(objectDistance, **_):
        bend = 1 / f - 1 / objectDistance
        return {"imageDistance": 1 / bend, "magnification": -1 / bend / objectDistance} if bend else {"imageDistance": None, "magnification": None}

    return result | {
        "imageDistance": i,
        "magnification": large,
        "imageHeight": large * objectHeight,
        "imageType": "real" if i > 0 else "virtual",
        "orientation": "inverted" if large < 0 else "upright",
        "size": "reduced" if fabs(large) < 1 - mpf("1e-12") else "enlarged" if fabs(large) > 1 + mpf("1e-12") else "same",
        "table": other,
    }


@proves("snells-law")
def prove_snells_law(n1, n2, angle):
    one = radians(angle)
    bent = n1 * sin(one) / n2
    total = bent > 1
    result = {
        "totalReflection": bool(total),
        "criticalAngle": degrees(asin(n2 / n1)) if n1 > n2 else None,
        "brewsterAngle": degrees(atan(n2 / n1)),
        "speed1": LIGHT / n1,
        "speed2": LIGHT / n2,
    }
    if total:
        return result | {"refractionAngle": None, "reflectance": 100, "reflectanceS": 100, "reflectanceP": 100, "deviation": None}
    two = asin(bent)
    s = ((n1 * cos(one) - n2 * cos(two)) / (n1 * cos(one) + n2 * cos(two))) ** 2
    p = ((n1 * cos(two) - n2 * cos(one)) / (n1 * cos(two) + n2 * cos(one))) ** 2
    return result | {
        "refractionAngle": degrees(two),
        "reflectance": 50 * (s + p),
        "reflectanceS": 100 * s,
        "reflectanceP": 100 * p,
        "deviation": degrees(two - one),
    }


def name_band(wavelength) -> str:
    """The part of the electromagnetic spectrum, by ISO 21348 and ISO 20473."""
    for limit, name in [("1e-11", "gamma"), ("1e-8", "x-ray"), ("3.8e-7", "ultraviolet"), ("7.8e-7", "visible"), ("1e-3", "infrared"),
                        ("1", "microwave")]:
        if wavelength < mpf(limit):
            return name
    return "radio"


@proves("photon-energy")
def prove_photon_energy(known, wavelength, frequency, energy, power):
    if known == "wavelength":
        frequency = LIGHT / wavelength
    elif known == "energy":
        frequency = energy / PLANCK
    energy, wavelength = PLANCK * frequency, LIGHT / frequency
    # Wien: the peak is where x = 5 (1 - exp(-x)).
    x = mpf(5)
    for _ in range(60):
        x = 5 * (1 - exp(-x))
    return pick(locals(), "energy", "wavelength", "frequency") | {
        "energyEv": energy / CHARGE,
        "wavenumber": 1 / (100 * wavelength),
        "momentum": PLANCK / wavelength,
        "energyPerMole": energy * AVOGADRO,
        "temperature": PLANCK * LIGHT / (BOLTZMANN * x * wavelength),
        "photonsPerSecond": power / energy,
        "region": name_band(wavelength),
    }


@proves("decibel")
def prove_decibel(mode, value1, value2, decibels, levels, distance1, distance2):
    level = {
        "power-ratio": lambda: 10 * log10(value2 / value1),
        "amplitude-ratio": lambda: 20 * log10(fabs(value2 / value1)),
        "from-decibels": lambda: decibels,
        "sum": lambda: 10 * log10(fsum(mpf(10) ** (one / 10) for one in levels)),
        "distance": lambda: decibels - 20 * log10(distance2 / distance1),
    }[mode]()
    ratio = mpf(10) ** (level / 10)
    return {
        "decibels": level,
        "powerRatio": ratio,
        "amplitudeRatio": sqrt(ratio),
        "nepers": log(ratio) / 2,
        "soundPressure": mpf("20e-6") * sqrt(ratio),
        "soundIntensity": mpf("1e-12") * ratio,
        "milliwatts": ratio,
        "table": lambda distanceFactor, **_: {"level": level - 20 * log10(distanceFactor)},
    }


E24 = [mpf(one) for one in "1.0 1.1 1.2 1.3 1.5 1.6 1.8 2.0 2.2 2.4 2.7 3.0 3.3 3.6 3.9 4.3 4.7 5.1 5.6 6.2 6.8 7.5 8.2 9.1".split()]


# What shops have, in watts; a resistor is run at half of its rating at most.
RATINGS = [mpf(one) for one in "0.125 0.25 0.5 1 2 3 5 10 25 50 100".split()]


@proves("led-resistor")
def prove_led_resistor(supplyVoltage, forwardVoltage, current, ledsInSeries, strings):
    drop = supplyVoltage - ledsInSeries * forwardVoltage
    exact = drop / current
    values = [one * mpf(10) ** power for power in range(-3, 9) for one in E24]
    standard = next(one for one in values if one >= exact * (1 - mpf("1e-12")))
    actual = drop / standard
    lost = actual**2 * standard
    all_power = supplyVoltage * actual * strings
    return {
        "resistance": exact,
        "nextE24": standard,
        "actualCurrent": actual,
        "resistorPower": lost,
        "powerRating": next((one for one in RATINGS if one >= 2 * lost), None),
        "ledPower": forwardVoltage * actual,
        "totalCurrent": actual * strings,
        "totalPower": all_power,
        "efficiency": 100 * ledsInSeries * forwardVoltage / supplyVoltage,
        "maxLedsInSeries": floor(supplyVoltage / forwardVoltage - mpf("1e-12")),
        "table": lambda leds, **_: {"resistance": (supplyVoltage - leds * forwardVoltage) / current},
    }


@proves("wavelength-frequency")
def prove_wavelength_frequency(solveFor, wave, frequency, wavelength, refractiveIndex, temperature, waveSpeed):
    light = wave == "light"
    if light:
        waveSpeed = LIGHT / refractiveIndex
    elif wave == "sound":
        # Dry air as an ideal gas: 331.3 m/s at 0 °C, growing with the root of the absolute temperature.
        waveSpeed = mpf("331.3") * sqrt(1 + temperature / mpf("273.15"))
    if solveFor == "wavelength":
        wavelength = waveSpeed / frequency
    else:
        frequency = waveSpeed / wavelength
    return pick(locals(), "wavelength", "frequency", "waveSpeed") | {
        "period": 1 / frequency,
        "angularFrequency": 2 * pi * frequency,
        "wavenumber": 1 / wavelength,
        "vacuumWavelength": LIGHT / frequency if light else None,
        "photonEnergyEv": PLANCK * frequency / CHARGE if light else None,
        "region": name_band(LIGHT / frequency) if light else None,
        "antennaHalfWave": wavelength / 2,
        "antennaQuarterWave": wavelength / 4,
        "harmonics": lambda harmonic, **_: {"frequency": frequency * harmonic, "wavelength": wavelength / harmonic},
    }
