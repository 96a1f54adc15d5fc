"""Mechanics, gravitation and heat: from Newton's laws, conservation and the constants of CODATA 2022 and CGPM.

Oscillations by the elliptic integral, motions by quadratic equations of motion, losses by the differences of energies.
"""

from family import pick, proves
from mpmath import atan, atan2, cos, degrees, ellipk, fabs, findroot, log, log10, mpf, pi, radians, sin, sqrt

G0 = mpf("9.80665")
NEWTON = mpf("6.67430e-11")
LIGHT = mpf(299792458)
BOLTZMANN, AVOGADRO = mpf("1.380649e-23"), mpf("6.02214076e23")
FOOT_POUND = mpf("0.3048") * mpf("0.45359237") * G0
CALORIE, BTU = mpf("4.184"), mpf("1055.05585262")


@proves("force")
def prove_force(solveFor, force, mass, acceleration, time):
    if solveFor == "force":
        force = mass * acceleration
    elif solveFor == "mass":
        mass = force / acceleration
    else:
        acceleration = force / mass
    speed = acceleration * time
    return pick(locals(), "force", "mass", "acceleration") | {
        "accelerationInG": acceleration / G0,
        "weight": mass * G0,
        "forceToWeight": force / (mass * G0),
        "speedAfter": speed,
        "distanceAfter": speed * time / 2,
        "momentumAfter": mass * speed,
        "workDone": mass * speed**2 / 2,
    }


@proves("kinetic-energy")
def prove_kinetic_energy(solveFor, kineticEnergy, mass, speed, stoppingDistance):
    if solveFor == "kineticEnergy":
        kineticEnergy = mass * speed**2 / 2
    elif solveFor == "mass":
        mass = 2 * kineticEnergy / speed**2
    else:
        speed = sqrt(2 * kineticEnergy / mass)
    return pick(locals(), "kineticEnergy", "mass", "speed") | {
        "momentum": mass * speed,
        "equivalentHeight": kineticEnergy / (mass * G0),
        "stoppingForce": kineticEnergy / stoppingDistance if stoppingDistance else None,
        "kilowattHours": kineticEnergy / 3600000,
        "footPounds": kineticEnergy / FOOT_POUND,
        "table": lambda speed, **_: {"kineticEnergy": mass * speed**2 / 2},
    }


@proves("potential-energy")
def prove_potential_energy(type, mass, gravity, height, stiffness, extension, time):
    if type == "gravitational":
        energy, force = mass * gravity * height, mass * gravity
    else:
        energy, force = stiffness * extension**2 / 2, fabs(stiffness * extension)
    return {
        "potentialEnergy": energy,
        "speed": sqrt(2 * energy / mass) if energy >= 0 else None,
        "force": force,
        "liftHeight": energy / (mass * gravity),
        "kilowattHours": energy / 3600000,
        "kilocalories": energy / (1000 * CALORIE),
        "power": energy / time if time else None,
    }


@proves("centripetal-force")
def prove_centripetal_force(mass, radius, known, speed, rpm, period):
    turn = 2 * pi * radius
    if known == "rpm":
        speed = turn * rpm / 60
    elif known == "period":
        speed = turn / period
    pull = speed**2 / radius
    return {
        "force": mass * pull,
        "acceleration": pull,
        "gForce": pull / G0,
        "speed": speed,
        "angularVelocity": speed / radius,
        "rpm": 60 * speed / turn,
        "period": turn / speed if speed else None,
        "bankAngle": degrees(atan(pull / G0)),
        "frictionCoefficient": pull / G0,
        "kineticEnergy": mass * speed**2 / 2,
    }


@proves("density")
def prove_density(solveFor, density, mass, volume, fluidDensity):
    if solveFor == "density":
        density = mass / volume
    elif solveFor == "mass":
        mass = density * volume
    else:
        volume = mass / density
    displaced = min(mass, fluidDensity * volume)
    return pick(locals(), "density", "mass", "volume") | {
        "specificGravity": density / 1000,
        "floats": bool(density < fluidDensity),
        "submergedPercent": 100 * displaced / (fluidDensity * volume) if density < fluidDensity else 100,
        "buoyantForce": displaced * G0,
        "apparentWeight": mass - displaced,
        "sphereDiameter": (6 * volume / pi) ** (mpf(1) / 3),
        "cubeSide": volume ** (mpf(1) / 3),
    }


@proves("hookes-law")
def prove_hookes_law(solveFor, force, stiffness, extension, mass, count):
    if solveFor == "force":
        force = stiffness * extension
    elif solveFor == "stiffness":
        stiffness = force / extension
    else:
        extension = force / stiffness
    period = 2 * pi * sqrt(mass / stiffness)
    return pick(locals(), "force", "stiffness", "extension", "period") | {
        "energy": force * extension / 2,
        "frequency": 1 / period,
        "staticExtension": mass * G0 / stiffness,
        "stiffnessParallel": stiffness * count,
        "stiffnessSeries": stiffness / count,
        "curve": lambda extension, **_: {"force": stiffness * extension, "energy": stiffness * extension**2 / 2},
    }


@proves("momentum")
def prove_momentum(mass1, velocity1, mass2, velocity2, restitution, contactTime):
    total = mass1 * velocity1 + mass2 * velocity2
    center = total / (mass1 + mass2)
    # In the frame of the center of mass each velocity turns round and shrinks by the restitution.
    after1, after2 = center - restitution * (velocity1 - center), center - restitution * (velocity2 - center)
    before = (mass1 * velocity1**2 + mass2 * velocity2**2) / 2
    after = (mass1 * after1**2 + mass2 * after2**2) / 2
    impulse = mass1 * (after1 - velocity1)
    return {
        "totalMomentum": total,
        "momentum1": mass1 * velocity1,
        "momentum2": mass2 * velocity2,
        "finalVelocity1": after1,
        "finalVelocity2": after2,
        "impulse": impulse,
        "averageForce": fabs(impulse) / contactTime if contactTime else None,
        "kineticEnergyBefore": before,
        "kineticEnergyAfter": after,
        "energyLost": before - after,
        "energyLostPercent": 100 * (before - after) / before if before else None,
        "centerOfMassVelocity": center,
    }


@proves("pendulum")
def prove_pendulum(solveFor, length, period, gravity, amplitude):
    # The exact period is 4 sqrt(L/g) K(sin² of half the amplitude).
    swing = 4 * ellipk(sin(radians(amplitude) / 2) ** 2)
    if solveFor == "period":
        period = swing * sqrt(length / gravity)
    elif solveFor == "length":
        length = gravity * (period / swing) ** 2
    else:
        gravity = length * (swing / period) ** 2
    small = 2 * pi * sqrt(length / gravity)
    rise = length * (1 - cos(radians(amplitude)))
    return pick(locals(), "period", "length", "gravity") | {
        "frequency": 1 / period,
        "smallAnglePeriod": small,
        "amplitudeCorrection": 100 * (period / small - 1),
        "maxSpeed": sqrt(2 * gravity * rise),
        "maxHeight": rise,
        "maxTensionInWeights": 1 + 2 * rise / length,
        "secondsPerDay": 86400 * (1 - small / period),
    }


@proves("projectile-motion")
def prove_projectile_motion(speed, angle, height, gravity):
    across, up = speed * cos(radians(angle)), speed * sin(radians(angle))
    time = (up + sqrt(up**2 + 2 * gravity * height)) / gravity
    fall = sqrt(up**2 + 2 * gravity * height)
    # Torricelli's parabola of safety meets the ground at the longest range.
    reach = speed / gravity * sqrt(speed**2 + 2 * gravity * height)
    top = max(mpf(0), up) / gravity
    return {
        "range": across * time,
        "maxHeight": height + (up**2 / (2 * gravity) if up > 0 else 0),
        "flightTime": time,
        "timeToTop": top,
        "horizontalVelocity": across,
        "verticalVelocity": up,
        "impactSpeed": sqrt(across**2 + fall**2),
        "impactAngle": degrees(atan2(fall, across)) if fall or across else None,
        "bestAngle": degrees(atan2(speed**2, gravity * reach)) if speed else None,
        "bestRange": reach,
    }


@proves("gravitational-force")
def prove_gravitational_force(mass1, mass2, distance):
    force = NEWTON * mass1 * mass2 / distance**2
    rate = sqrt(NEWTON * (mass1 + mass2) / distance**3)
    return {
        "force": force,
        "acceleration1": force / mass1,
        "acceleration2": force / mass2,
        "potentialEnergy": -force * distance,
        "orbitalPeriod": 2 * pi / rate,
        "relativeOrbitalSpeed": rate * distance,
        "balancePoint": distance * sqrt(mass1) / (sqrt(mass1) + sqrt(mass2)),
        "table": lambda distanceFactor, **_: {"force": force / distanceFactor**2},
    }


@proves("half-life")
def prove_half_life(solveFor, initialAmount, remainingAmount, time, halfLife):
    if solveFor == "remainingAmount":
        remainingAmount = initialAmount / mpf(2) ** (time / halfLife)
    elif solveFor == "initialAmount":
        initialAmount = remainingAmount * mpf(2) ** (time / halfLife)
    elif solveFor == "time":
        time = halfLife * log(initialAmount / remainingAmount) / log(2)
    else:
        halfLife = time * log(2) / log(initialAmount / remainingAmount)
    return pick(locals(), "remainingAmount", "initialAmount", "time", "halfLife") | {
        "remainingPercent": 100 * remainingAmount / initialAmount,
        "decayedAmount": initialAmount - remainingAmount,
        "halfLives": time / halfLife,
        "decayConstant": log(2) / halfLife,
        "meanLifetime": halfLife / log(2),
        "timeToOnePercent": halfLife * log(100) / log(2),
    }


@proves("ideal-gas")
def prove_ideal_gas(solveFor, pressure, volume, amount, temperature, molarMass):
    gas, kelvin = BOLTZMANN * AVOGADRO, temperature + mpf("273.15")
    if solveFor == "pressure":
        pressure = amount * gas * kelvin / volume
    elif solveFor == "volume":
        volume = amount * gas * kelvin / pressure
    elif solveFor == "amount":
        amount = pressure * volume / (gas * kelvin)
    else:
        kelvin = pressure * volume / (amount * gas)
    mass = amount * molarMass / 1000
    return pick(locals(), "pressure", "volume", "amount", "mass") | {
        "temperature": kelvin - mpf("273.15"),
        "molecules": amount * AVOGADRO,
        "density": mass / volume,
        "molarVolume": volume / amount,
        "rmsSpeed": sqrt(3 * gas * kelvin / (molarMass / 1000)),
        "kineticEnergy": 3 * amount * gas * kelvin / 2,
        "isotherm": lambda volume, **_: {"pressure": amount * gas * kelvin / volume},
    }


@proves("specific-heat")
def prove_specific_heat(solveFor, mass, specificHeat, initialTemperature, finalTemperature, heat, power, efficiency):
    change = finalTemperature - initialTemperature
    if solveFor == "heat":
        heat = mass * specificHeat * change
    elif solveFor == "mass":
        mass = heat / (specificHeat * change)
    elif solveFor == "specificHeat":
        specificHeat = heat / (mass * change)
    else:
        change = heat / (mass * specificHeat)
    used = fabs(heat) / (efficiency / 100)
    return pick(locals(), "heat", "mass", "specificHeat") | {
        "finalTemperature": initialTemperature + change,
        "temperatureChange": change,
        "heatCapacity": mass * specificHeat,
        "kilowattHours": heat / 3600000,
        "kilocalories": heat / (1000 * CALORIE),
        "btu": heat / BTU,
        "heatingTime": used / power if power else None,
        "energyUsed": used,
    }


@proves("time-dilation")
def prove_time_dilation(type, properTime, speed, length, mass, distance):
    radius = 2 * NEWTON * mass / LIGHT**2
    share = speed / LIGHT
    factor = 1 / sqrt(1 - (share**2 if type == "velocity" else radius / distance))
    moving = type == "velocity"
    return {
        "dilatedTime": properTime * factor,
        "difference": properTime * (factor - 1),
        "factor": factor,
        "speedFraction": 100 * share if moving else None,
        "contractedLength": length / factor if moving else None,
        "differencePerDay": 86400 * (factor - 1),
        "kineticEnergyPerKilogram": (factor - 1) * LIGHT**2 if moving else None,
        "schwarzschildRadius": None if moving else radius,
        "table": lambda speedPercent=None, **_: {"factor": 1 / sqrt(1 - (speedPercent / 100) ** 2)} if speedPercent is not None else {},
    }


@proves("doppler-effect")
def prove_doppler_effect(type, frequency, sourceSpeed, observerSpeed, waveSpeed):
    if type == "sound":
        near = frequency * (waveSpeed + observerSpeed) / (waveSpeed - sourceSpeed)
        # An observer as fast as the wave hears none that is behind, and a source as fast none that is ahead.
        far = frequency * (waveSpeed - observerSpeed) / (waveSpeed + sourceSpeed) if observerSpeed < waveSpeed and -sourceSpeed < waveSpeed else None
        wave = waveSpeed
        wavelength = (waveSpeed - sourceSpeed) / frequency
    else:
        share = sourceSpeed / LIGHT
        near, far, wave = frequency * sqrt((1 + share) / (1 - share)), frequency * sqrt((1 - share) / (1 + share)), LIGHT
        wavelength = LIGHT / near
    return {
        "observedFrequency": near,
        "shift": near - frequency,
        "shiftPercent": 100 * (near / frequency - 1),
        "wavelength": wavelength,
        "afterPassing": far,
        "redshift": frequency / near - 1,
        "semitones": 12 * log(near / frequency) / log(2),
    }


@proves("reynolds-number")
def prove_reynolds_number(flow, speed, diameter, density, dynamicViscosity, length, roughness):
    reynolds = density * speed * diameter / dynamicViscosity
    if flow == "plate":
        # Along a plate the boundary layer turns turbulent at 500,000.
        return {"reynoldsNumber": reynolds, "regime": "laminar" if reynolds < 500000 else "turbulent", "kinematicViscosity": dynamicViscosity / density,
                "table": lambda speed, **_: {"reynoldsNumber": density * speed * diameter / dynamicViscosity}}
    result = {
        "reynoldsNumber": reynolds,
        "regime": "laminar" if reynolds < 2300 else "transitional" if reynolds <= 4000 else "turbulent",
        "kinematicViscosity": dynamicViscosity / density,
        "flowRate": pi * diameter**2 / 4 * speed,
        "criticalSpeed": 2300 * dynamicViscosity / (density * diameter),
        "table": lambda speed, **_: {"reynoldsNumber": density * speed * diameter / dynamicViscosity},
    }
    if not speed:
        return result | {"frictionFactor": None, "entranceLength": None, "pressureDrop": 0, "headLoss": 0}
    if reynolds < 2300:
        friction = 64 / reynolds
        result["entranceLength"] = mpf("0.06") * reynolds * diameter
    elif reynolds > 4000:
        # Colebrook and White, solved for 1/sqrt(f).
        rough = roughness / diameter / mpf("3.7")
        inverse = findroot(lambda x: x + 2 * log10(rough + mpf("2.51") * x / reynolds), mpf(7))
        friction = 1 / inverse**2
        result["entranceLength"] = mpf("4.4") * reynolds ** (mpf(1) / 6) * diameter
    else:
        return result
    drop = friction * length / diameter * density * speed**2 / 2
    return result | {"frictionFactor": friction, "pressureDrop": drop, "headLoss": drop / (density * G0)}


@proves("free-fall")
def prove_free_fall(known, height, time, mass, gravity, airResistance, dragCoefficient, crossSection, airDensity):
    if airResistance:
        return {}
    if known == "height":
        time = sqrt(2 * height / gravity)
    speed = gravity * time
    height = speed * time / 2
    return pick(locals(), "time", "height") | {
        "impactSpeed": speed,
        "averageSpeed": height / time if time else None,
        "impactEnergy": mass * speed**2 / 2,
        "terminalVelocity": None,
        "speedWithoutAir": speed,
    }
