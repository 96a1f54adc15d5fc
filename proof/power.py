"""Power and fields: batteries, lamps, chargers, generators, grain, seed, water, fuel and gravity."""

from family import proves
from mpmath import atan, ceil, degrees, exp, fsum, log, mpf, nint, pi, sqrt

TINY = mpf("1e-9")
POUND, BUSHEL = mpf("0.45359237"), mpf("0.03523907016688")
POUNDS = {"corn": 56, "wheat": 60, "soybean": 60, "barley": 48, "oats": 32, "sorghum": 56, "rye": 56, "canola": 50}


@proves("battery-bank")
def prove_battery_bank(dailyEnergy, autonomyDays, systemVoltage, depthOfDischarge, inverterEfficiency, temperatureFactor, batteryVoltage, batteryCapacity,
                       pricePerBattery, peakSunHours, chargeEfficiency):
    volts, load, use = mpf(systemVoltage), dailyEnergy / (inverterEfficiency / 100), depthOfDischarge / 100 * temperatureFactor / 100
    series = volts / batteryVoltage

    def count(days):
        return series * max(mpf(1), ceil(load * days / use * 1000 / volts / batteryCapacity - TINY))

    energy = count(autonomyDays) * batteryCapacity * batteryVoltage / 1000
    usable = energy * use * inverterEfficiency / 100
    return {
        "batteries": count(autonomyDays), "seriesCount": series, "parallelCount": count(autonomyDays) / series,
        "requiredCapacity": load * autonomyDays / use * 1000 / volts, "requiredEnergy": load * autonomyDays / use, "installedEnergy": energy, "usableEnergy": usable,
        "actualDays": usable / dailyEnergy, "totalCost": count(autonomyDays) * pricePerBattery,
        "solarPower": load * 1000 / (peakSunHours * chargeEfficiency / 100), "byDays": [{"days": k, "batteries": count(k)} for k in range(1, 8)],
    }


@proves("led-savings")
def prove_led_savings(bulbs, oldWattage, ledWattage, hoursPerDay, pricePerKwh, ledPrice, oldBulbPrice, oldLifetime, ledLifetime, years, gridFactor):
    hours = 365 * hoursPerDay

    def energy(watts):
        return bulbs * watts / 1000 * hours

    def bought(y, lifetime):
        return max(mpf(1), ceil(hours * y / lifetime - TINY))

    def cost(y, watts, price, lifetime):
        return y * energy(watts) * pricePerKwh + bulbs * price * bought(y, lifetime)

    saved = energy(oldWattage) - energy(ledWattage)
    rows = [{"year": y, "oldCost": cost(y, oldWattage, oldBulbPrice, oldLifetime), "ledCost": cost(y, ledWattage, ledPrice, ledLifetime)} for y in range(int(years) + 1)]
    return {
        "annualSavings": saved * pricePerKwh, "energySaved": saved, "savedShare": 100 * (1 - ledWattage / oldWattage),
        "paybackMonths": 12 * bulbs * ledPrice / (saved * pricePerKwh) if saved * pricePerKwh > 0 else None, "totalSavings": rows[-1]["oldCost"] - rows[-1]["ledCost"],
        "oldBulbsBought": bulbs * bought(years, oldLifetime), "ledBulbsBought": bulbs * bought(years, ledLifetime), "emissionsAvoided": saved * gridFactor,
        "costOverTime": rows,
    }


@proves("electricity-cost")
def prove_electricity_cost(appliances, pricePerKwh, fixedMonthlyCharge, taxRate, gridFactor):
    days = [one["watts"] * one["hoursPerDay"] * one["quantity"] / 1000 for one in appliances]
    day, month = fsum(days), mpf(365) / 12
    tax = (day * month * pricePerKwh + fixedMonthlyCharge) * taxRate / 100
    total = day * month * pricePerKwh + fixedMonthlyCharge + tax
    return {
        "monthlyCost": total, "dailyCost": total / month, "yearlyCost": 12 * total, "dailyEnergy": day, "monthlyEnergy": day * month, "yearlyEnergy": day * 365,
        "energyCost": day * month * pricePerKwh, "fixedCost": fixedMonthlyCharge, "tax": tax, "emissions": day * 365 * gridFactor,
        "breakdown": [{"name": one["name"], "energy": own * month, "cost": own * month * pricePerKwh, "share": 100 * own / day if day else mpf(0)}
                      for one, own in zip(appliances, days)],
    }


@proves("ev-charging")
def prove_ev_charging(batteryCapacity, startCharge, targetCharge, chargerType, chargerPower, maxAcPower, maxDcPower, chargingEfficiency, powerAbove80, pricePerKwh,
                      sessionFee, consumption):
    share = chargingEfficiency / 100

    def hours(power, kind, target):
        most = min(mpf(power), maxAcPower if kind == "ac" else maxDcPower) * share
        below, above = max(mpf(0), min(target, mpf(80)) - startCharge), max(mpf(0), target - max(startCharge, mpf(80)))
        return batteryCapacity / 100 * (below / most + above / (most * powerAbove80 / 100)), most / share

    added = batteryCapacity * (targetCharge - startCharge) / 100
    grid, time = added / share, hours(chargerPower, chargerType, targetCharge)[0]
    reach = added / consumption * 100
    posts = [("Socket 120 V, 12 A", "1.44", "ac"), ("Socket 230 V, 10 A", "2.3", "ac"), ("Wallbox 7.4 kW", "7.4", "ac"), ("Wallbox 11 kW", "11", "ac"),
             ("AC post 22 kW", "22", "ac"), ("DC fast 50 kW", "50", "dc"), ("DC fast 150 kW", "150", "dc"), ("DC fast 350 kW", "350", "dc")]
    steps = [startCharge + (targetCharge - startCharge) * k / 10 for k in range(11)]
    return {
        "chargingHours": time, "energyAdded": added, "energyFromGrid": grid, "totalCost": grid * pricePerKwh + sessionFee, "rangeAdded": reach,
        "costPer100Km": (grid * pricePerKwh + sessionFee) / reach * 100, "averagePower": grid / time, "rangePerHour": reach / time,
        "chargers": [{"charger": name, "power": hours(power, kind, targetCharge)[1], "hours": hours(power, kind, targetCharge)[0]} for name, power, kind in posts],
        "chargeOverTime": [{"hours": hours(chargerPower, chargerType, one)[0], "charge": one} for one in steps],
    }


@proves("generator-size")
def prove_generator_size(loads, margin, powerFactor, fuelPerKwh, fuelTank):
    running, more = fsum(one["runningWatts"] * one["quantity"] for one in loads), 1 + margin / 100
    extras = [max(mpf(0), one["startingWatts"] - one["runningWatts"]) if one["quantity"] else mpf(0) for one in loads]
    most = max(extras)
    size = 500 * ceil(running * more / 500 - TINY)
    fuel = running / 1000 * fuelPerKwh
    return {
        "recommendedPower": size, "runningPower": running, "startingPower": running + most, "runningWithMargin": running * more,
        "startingWithMargin": (running + most) * more, "apparentPower": running * more / 1000 / powerFactor, "loadShare": 100 * running / size,
        "fuelPerHour": fuel, "runTime": fuelTank / fuel, "largestStarter": loads[extras.index(most)]["name"] if most else "",
        "breakdown": [{"name": one["name"], "running": one["runningWatts"] * one["quantity"], "extraToStart": max(mpf(0), one["startingWatts"] - one["runningWatts"]),
                       "share": 100 * one["runningWatts"] * one["quantity"] / running} for one in loads],
    }


@proves("grain-bin")
def prove_grain_bin(grain, testWeight, diameter, grainDepth, peakHeight, hopperHeight, packing, pricePerTonne, truckLoad):
    base, more = pi * diameter**2 / 4, 1 + packing / 100
    volume = base * (grainDepth + (peakHeight + hopperHeight) / 3)
    density = (testWeight * 10 if grain == "custom" else POUNDS[grain] * POUND / BUSHEL) * more
    mass = volume * density / 1000
    depths = [grainDepth * k / 10 for k in range(1, 11)]
    return {
        "bushels": volume / BUSHEL * more, "totalMass": mass, "volume": volume, "peakVolume": base * peakHeight / 3, "hopperVolume": base * hopperHeight / 3,
        "bulkDensity": density, "value": mass * pricePerTonne, "truckLoads": ceil(mass / truckLoad - TINY), "peakAngle": degrees(atan(2 * peakHeight / diameter)),
        "byDepth": [{"depth": one, "volume": base * (one + hopperHeight / 3), "mass": base * (one + hopperHeight / 3) * density / 1000} for one in depths],
    }


MOISTURE = {"corn": "15.5", "wheat": "13.5", "soybean": "13", "barley": "14.5", "oats": "14", "sorghum": "14", "rye": "14", "canola": "10"}


@proves("crop-yield")
def prove_crop_yield(crop, headsPerM2, kernelsPerHead, thousandKernelWeight, moisture, harvestLoss, area, pricePerTonne):
    kernels, standard = headsPerM2 * kernelsPerHead, mpf(MOISTURE[crop])
    # Grams on a square meter, as tonnes on 10,000 of them.
    field = kernels * thousandKernelWeight / 1000 / 100 * (1 - harvestLoss / 100)
    dry = field * (1 - moisture / 100)
    sold = dry / (1 - standard / 100)

    def bushels(tonnes):
        return tonnes * 1000 / (POUNDS[crop] * POUND) * mpf("0.40468564224")

    return {
        "yieldPerHectare": sold, "bushelsPerAcre": bushels(sold), "totalProduction": sold * area, "grossRevenue": sold * area * pricePerTonne, "fieldYield": field,
        "dryMatter": dry, "kernelsPerM2": kernels, "standardMoisture": standard,
        "sensitivity": lambda change, **_: {"yieldPerHectare": sold * (1 + change / 100), "bushelsPerAcre": bushels(sold * (1 + change / 100))},
    }


@proves("seeding-rate")
def prove_seeding_rate(targetPopulation, thousandKernelWeight, germination, emergence, rowSpacing, area, bagWeight, pricePerBag):
    seeds = targetPopulation * 10**4 / (germination * emergence)
    rate, meter = seeds * thousandKernelWeight / 100, seeds * rowSpacing / 100
    bags = ceil(rate * area / bagWeight - TINY)
    return {
        "seedingRate": rate, "seedingRateImperial": rate / POUND * mpf("0.40468564224"), "seedsPerM2": seeds, "seedsPerHectare": seeds * 10**4, "seedsPerMeter": meter,
        "seedSpacing": 100 / meter, "totalSeed": rate * area, "bags": bags, "cost": bags * pricePerBag, "plantsPerAcre": targetPopulation * mpf("4046.8564224"),
        "byPopulation": [{"population": targetPopulation * k / 100, "seedingRate": rate * k / 100, "totalSeed": rate * area * k / 100}
                         for k in [70, 80, 90, 100, 110, 120, 130]],
    }


@proves("irrigation")
def prove_irrigation(area, referenceEt, cropCoefficient, effectiveRainfall, applicationEfficiency, flowRate, fieldCapacity, wiltingPoint, rootDepth,
                     depletionFraction, waterPrice):
    crop = referenceEt * cropCoefficient
    net = max(mpf(0), crop - effectiveRainfall / 7)
    gross, stored = net / (applicationEfficiency / 100), 10 * (fieldCapacity - wiltingPoint) * rootDepth
    ready = stored * depletionFraction / 100
    turn = ready / (applicationEfficiency / 100)
    systems = [("Surface", 60), ("Sprinkler", 75), ("Drip", 90)]
    return {
        "dailyVolume": gross * area * 10, "cropWaterUse": crop, "netRequirement": net, "grossRequirement": gross, "weeklyVolume": gross * area * 70,
        "hoursPerDay": gross * area * 10 / flowRate, "availableWater": stored, "readilyAvailableWater": ready, "irrigationInterval": ready / net if net else None,
        "applicationDepth": turn, "volumePerIrrigation": turn * area * 10, "hoursPerIrrigation": turn * area * 10 / flowRate,
        "waterCostPerWeek": gross * area * 70 * waterPrice,
        "bySystem": [{"system": name, "efficiency": share, "grossRequirement": 100 * net / share, "dailyVolume": 1000 * net / share * area} for name, share in systems],
        "soilWater": [{"day": day, "deficit": min(ready, net * day)} for day in range(15)],
    }


@proves("fuel-cost")
def prove_fuel_cost(distance, roundTrip, fuelConsumption, fuelPrice, priceUnit, people, fuelType):
    gallon = mpf("3.785411784")
    liter = fuelPrice / {"gal-us": gallon, "gal-uk": mpf("4.54609")}.get(priceUnit, mpf(1))
    whole = distance * (2 if roundTrip else 1)
    used = whole * fuelConsumption / 100
    return {
        "fuelCost": used * liter, "costPerPerson": used * liter / people, "fuelUsed": used, "fuelUsedGallons": used / gallon, "costPerKm": liter * fuelConsumption / 100,
        "costPerMile": liter * fuelConsumption / 100 * mpf("1.609344"), "totalDistance": whole,
        "co2": used / gallon * {"petrol": mpf("8.887"), "diesel": mpf("10.180"), "lpg": mpf("5.68")}[fuelType], "pricePerLitre": liter,
        "byConsumption": [{"fuelConsumption": one, "fuelUsed": whole * one / 100, "cost": whole * one / 100 * liter} for one in range(4, 16)],
        "byPrice": [{"changePercent": k, "price": fuelPrice * (1 + mpf(k) / 100), "cost": used * liter * (1 + mpf(k) / 100)} for k in [-20, -10, -5, 0, 5, 10, 20]],
    }


FRICTION = [("Dry asphalt", "dry", "0.8"), ("Wet asphalt", "wet", "0.5"), ("Gravel", "gravel", "0.6"), ("Packed snow", "snow", "0.2"), ("Ice", "ice", "0.1")]


@proves("stopping-distance")
def prove_stopping_distance(speed, reactionTime, surface, frictionCoefficient, grade, availableDistance):
    g, slope, v = mpf("9.80665"), grade / 100, speed / mpf("3.6")
    mu = next((mpf(one) for _, key, one in FRICTION if key == surface), frictionCoefficient)

    def stop(kmh, a):
        react, brake = kmh / mpf("3.6") * reactionTime, (kmh / mpf("3.6")) ** 2 / (2 * a)
        return {"speed": kmh, "reactionDistance": react, "brakingDistance": brake, "stoppingDistance": react + brake}

    # Speeds are told in whole miles an hour where the one entered is whole in those only.
    mile = mpf("1.609344")
    step = mile if abs(speed / mile - nint(speed / mile)) < mpf("1e-9") and speed != nint(speed) else mpf(1)
    a, design = g * (mu + slope), mpf("3.4") + g * slope
    own = stop(speed, a)
    fits = own["stoppingDistance"] <= availableDistance + TINY
    left = v**2 - 2 * a * max(mpf(0), availableDistance - own["reactionDistance"])
    return {
        "stoppingDistance": own["stoppingDistance"], "reactionDistance": own["reactionDistance"], "brakingDistance": own["brakingDistance"], "deceleration": a,
        "brakingTime": v / a, "totalTime": reactionTime + v / a, "stopsInTime": bool(fits), "impactSpeed": mpf(0) if fits else mpf("3.6") * sqrt(left),
        "maximumSafeSpeed": mpf("3.6") * a * (sqrt(reactionTime**2 + 2 * availableDistance / a) - reactionTime),
        "designDistance": mpf("2.5") * v + v**2 / (2 * design) if design > 0 else None, "frictionUsed": mu,
        "bySpeed": [stop(10 * k * step, a) for k in range(1, 16)],
        "bySurface": [{"surface": name, "friction": mpf(one), "stoppingDistance": stop(speed, g * (mpf(one) + slope))["stoppingDistance"] if mpf(one) + slope > 0 else None}
                      for name, _, one in FRICTION],
        "distanceBySpeed": [stop(10 * k * step, a) for k in range(16)],
    }


GRAVITY = {"sun": "274", "mercury": "3.7", "venus": "8.87", "earth": "9.80665", "moon": "1.62", "mars": "3.71", "jupiter": "24.79", "saturn": "10.44",
           "uranus": "8.87", "neptune": "11.15", "pluto": "0.62"}


@proves("weight-on-planets")
def prove_weight_on_planets(weightOnEarth, body, jumpHeight, dropHeight):
    earth = mpf(GRAVITY["earth"])

    def find(body):
        g = mpf(GRAVITY[body])
        return {"body": body, "gravity": g, "weight": weightOnEarth * g / earth, "force": weightOnEarth * g, "jumpHeight": jumpHeight * earth / g}

    own = find(body)
    return own | {"relativeGravity": own["gravity"] / earth, "fallTime": sqrt(2 * dropHeight / own["gravity"]), "table": [find(one) for one in GRAVITY]}


@proves("dew-point")
def prove_dew_point(temperature, known, relativeHumidity, dewPoint, pressure):
    def saturate(t):
        return mpf("6.112") * exp(mpf("17.62") * t / (mpf("243.12") + t))

    def invert(e):
        q = log(e / mpf("6.112"))
        return mpf("243.12") * q / (mpf("17.62") - q)

    full = saturate(temperature)
    e = full * relativeHumidity / 100 if known == "relativeHumidity" else saturate(dewPoint)
    point, rh, p = invert(e) if known == "relativeHumidity" else dewPoint, 100 * e / full, pressure / 100
    t, wet = temperature, None
    if 5 <= rh + TINY and rh <= 99 + TINY and -20 <= t <= 50:
        wet = (t * atan(mpf("0.151977") * sqrt(rh + mpf("8.313659"))) + atan(t + rh) - atan(rh - mpf("1.676331"))
               + mpf("0.00391838") * rh ** mpf("1.5") * atan(mpf("0.023101") * rh) - mpf("4.686035"))
    return {
        "dewPoint": point, "relativeHumidity": rh, "absoluteHumidity": 10**5 * e / (mpf("461.5") * (t + mpf("273.15"))), "vapourPressure": 100 * e,
        "saturationVapourPressure": 100 * full, "mixingRatio": mpf("621.98") * e / (p - e), "specificHumidity": mpf("621.98") * e / (p - mpf("0.37802") * e),
        "wetBulb": wet, "cloudBase": max(mpf(0), 125 * (t - point)),
        "comfort": "dry" if point < 10 else "comfortable" if point < 16 else "humid" if point < 21 else "oppressive",
        "table": [{"relativeHumidity": k, "dewPoint": invert(full * k / 100)} for k in range(10, 101, 10)],
    }
