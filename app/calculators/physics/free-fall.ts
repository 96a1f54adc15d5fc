import { boolean, chart, choice, defineCalculator, number, quantity } from "#engine/define.ts";
import { acceleration } from "#units/acceleration.ts";
import { area } from "#units/area.ts";
import { density } from "#units/density.ts";
import { energy } from "#units/energy.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { speed } from "#units/speed.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "free-fall",
  name: "Free Fall Calculator",
  category: "physics",
  emoji: "🪂",
  description:
    "How long something falls, how fast it hits the ground and with what energy, from the height or the time, with or without air resistance.",
  keywords: [
    "falling object",
    "drop time",
    "impact velocity",
    "terminal velocity",
    "gravity",
    "fall from height",
    "air resistance",
    "drag",
    "depth of a well",
    "falling stone",
    "fall from a building",
    "how fast does it hit the ground",
  ],
  related: [
    { id: "kinematics", stage: "complementary", relevance: 88 },
    { id: "projectile-motion", stage: "next_step", relevance: 86 },
    { id: "kinetic-energy", stage: "next_step", relevance: 82 },
    "potential-energy",
    "weight-on-planets",
  ],
  inputs: {
    known: choice("Known", {
      default: "height",
      options: [
        ["height", "Height of the fall"],
        ["time", "Time of the fall"],
      ],
    }),
    height: quantity("Height", length, {
      unit: "m",
      default: 100,
      defaultIn: { imperial: "300 ft" },
      min: 0,
      max: 100_000,
      also: [
        "height",
        "from",
        "dropped from",
        "drops",
        "dropped",
        "drop",
        "dropping",
        "fell",
        "falls",
        "falling",
        "fall of",
        "tall",
        "high",
        "off a",
        "feet up",
        "stories up",
        "jumps from",
        "fell off",
      ],
      when: { known: "height" },
    }),
    time: quantity("Time", duration, {
      unit: "s",
      default: 3,
      min: 0,
      max: 100_000,
      also: ["for", "after", "takes", "took", "in", "hits after", "lands after", "seconds later"],
      when: { known: "time" },
    }),
    mass: quantity("Mass", mass, {
      assumable: false,
      unit: "kg",
      default: 80,
      defaultIn: { imperial: "175 lb" },
      min: 1e-6,
      max: 1_000_000_000,
      also: ["weight", "weighs", "weighing", "weighed"],
      imperial: "lb",
    }),
    gravity: quantity("Gravity", acceleration, {
      unit: "m/s2",
      default: 9.80665,
      defaultIn: { imperial: "32.2 ft/s²" },
      min: 0.0001,
      max: 1_000_000,
      help: "In m/s² (ft/s²): Earth 9.80665 (32.17), Moon 1.62 (5.31), Mars 3.71 (12.17).",
      unsaid: 9.80665,
    }),
    airResistance: boolean("With air resistance", { default: false }),
    dragCoefficient: number("Drag coefficient", {
      default: 1,
      min: 0.001,
      max: 10,
      when: { airResistance: true },
      help: "Sphere 0.47, skydiver belly-down about 1.0, cube 1.05.",
    }),
    crossSection: quantity("Area facing the air", area, {
      unit: "m2",
      default: 0.7,
      defaultIn: { imperial: "7.5 ft²" },
      min: 1e-9,
      max: 1_000_000,
      when: { airResistance: true },
    }),
    airDensity: quantity("Air density", density, {
      unit: "kg/m3",
      default: 1.225,
      defaultIn: { imperial: "0.075 lb/ft³" },
      min: 1e-6,
      max: 2000,
      when: { airResistance: true },
    }),
  },
  outputs: {
    impactSpeed: quantity("Speed at the end", speed, {
      also: ["how fast", "impact speed", "speed on impact", "speed at impact"],
      unit: "m/s",
      imperial: "mph",
    }),
    time: quantity("Time", duration, {
      also: ["how long", "fall time", "time to fall", "how many seconds"],
      unit: "s",
    }),
    height: quantity("Height fallen", length, {
      also: ["how far", "how deep", "depth", "how high", "how tall"],
      unit: "m",
    }),
    averageSpeed: quantity("Average speed", speed, {
      also: ["mean speed"],
      unit: "m/s",
      imperial: "mph",
      none: "It does not fall",
    }),
    impactEnergy: quantity("Impact energy", energy, { also: ["how much energy", "energy"], unit: "J" }),
    terminalVelocity: quantity("Terminal velocity", speed, {
      unit: "m/s",
      imperial: "mph",
      none: "None without air resistance",
    }),
    speedWithoutAir: quantity("Speed without air", speed, { unit: "m/s", imperial: "mph" }),
    fall: chart("Distance and speed of the fall over time", {
      x: { time: quantity("Time", duration, { unit: "s" }) },
      y: {
        distance: quantity("Distance fallen", length, { unit: "m" }),
        speed: quantity("Speed", speed, { unit: "m/s", imperial: "mph" }),
      },
      own: { x: "time", y: "height", label: "Impact" },
    }),
  },
  compute(inputs) {
    const { known, mass, gravity, airResistance, dragCoefficient, crossSection, airDensity } = inputs;
    const terminal = airResistance
      ? Math.sqrt((2 * mass * gravity) / (airDensity * dragCoefficient * crossSection))
      : null;
    const fall = fallOf(gravity, terminal);
    const time = known === "time" ? inputs.time : fall.timeToFall(inputs.height);
    const height = known === "time" ? fall.distanceAt(time) : inputs.height;
    const impactSpeed = fall.speedAt(time);
    return {
      impactSpeed,
      time,
      height,
      averageSpeed: time > 0 ? height / time : null,
      impactEnergy: (mass * impactSpeed ** 2) / 2,
      terminalVelocity: terminal,
      speedWithoutAir: Math.sqrt(2 * gravity * height),
      fall: Array.from({ length: 51 }, (_, index) => {
        const moment = (time * index) / 50;
        return { time: moment, distance: fall.distanceAt(moment), speed: fall.speedAt(moment) };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.time === 0 ? `There is no fall yet.` : `The fall of {height} takes {time} and ends at {impactSpeed}.`,
    outputs.time === 0
      ? `Enter a ${inputs.known === "time" ? "Time" : "Height"} to see the speed and the impact energy.`
      : `The impact energy is {impactEnergy}: as much as it takes to lift the same mass to that height${inputs.airResistance ? ", minus what the air has absorbed" : ""}.`,
    outputs.terminalVelocity === null
      ? `Air resistance is left out; for light or fast objects, switch it on.`
      : outputs.time === 0
        ? `With air resistance, it would never fall faster than {terminalVelocity}.`
        : `That is ${say.percent((100 * outputs.impactSpeed!) / outputs.terminalVelocity, 1)} of the terminal velocity of {terminalVelocity}; without air it would be {speedWithoutAir}.`,
  ],
  formula: {
    tex: [
      String.raw`h = \tfrac{1}{2} g t^2, \qquad v = g t = \sqrt{2 g h}`,
      String.raw`w = \sqrt{\frac{2 m g}{\rho\, c_d A}}`,
      String.raw`v = w \tanh\frac{g t}{w}, \qquad h = \frac{w^2}{g} \ln\cosh\frac{g t}{w}`,
    ],
    where: {
      h: "height fallen",
      t: "time",
      v: "speed",
      g: "gravity",
      w: "terminal velocity, with air resistance",
      m: "mass",
      "\\rho": "air density",
      c_d: "drag coefficient",
      A: "area facing the air",
    },
  },
  howTo: [
    "Under Known, choose whether you have the Height of the fall or the Time of the fall, and enter it.",
    "Enter the Mass; without air resistance it only matters for the Impact energy.",
    "Switch on With air resistance for people, balls and anything light, then set the Drag coefficient and the Area facing the air.",
    "Compare the Speed at the end with the Terminal velocity and the Speed without air.",
  ],
  faq: [
    {
      question: "Do heavy things fall faster?",
      answer:
        "Not in a vacuum: on the Moon in 1971, David Scott's hammer and feather landed together. In air, the heavier of two objects with the same shape falls faster, because its terminal velocity grows with the square root of its mass.",
    },
    {
      question: "How fast does a skydiver fall?",
      answer:
        "About 200 km/h (124 mph) belly-down: 80 kg, a drag coefficient of 1 and 0.4 m² give 57 m/s, or 205 km/h (127 mph). Head-down it is 250 to 300 km/h (155 to 186 mph). It takes about 12 seconds and 450 m (1,480 ft) to come close to that speed.",
    },
    {
      question: "How deep is a well if a stone falls for 2 seconds?",
      answer:
        "19.6 m (64 ft), by h = ½gt². If you time the splash by ear, subtract the time the sound takes to come back up (about 0.06 s): the well is then closer to 18.5 m (61 ft).",
    },
  ],
  about: [
    "Use it for drops from rest: stones, tools from a scaffold, jumps, drop tests. Without air resistance, the result is good to a few percent for compact, heavy objects up to about 50 m (164 ft).",
    "With air resistance, drag grows with the square of the speed, which suits everything larger than a raindrop. Gravity and air density are kept constant, so falls from many kilometers (where the air is thin) and speeds near that of sound are only estimates.",
  ],
  sources: [
    "Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapters 2 and 6",
    "NASA Glenn Research Center, Flight Equations with Drag",
    "ICAO Doc 7488/3 (1993), Standard Atmosphere: 1.225 kg/m³",
  ],
  caution:
    "For learning and rough estimates, not for designing fall protection or judging whether a fall is survivable.",
  phrases: [
    "free fall from {height}",
    "how long to fall {height}",
    "falling for {time}",
    "drop from {height} how fast at impact",
    "fell for {time} how far",
    "falls for {time}",
    "depth of a well if a pebble takes {time} to hit the bottom",
    "how many seconds does a phone hammer brick coin take to fall {height}",
    "impact speed from {height}",
    "how far does something fall in {time}",
    "dropped from {height} hit",
    "fell {height} hit",
    "falls {height} hits",
    "dropping {height}",
    "rock of {mass},{height} fall",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A stone from 100 m, without air",
      inputs: { known: "height", height: 100 },
      outputs: { time: 4.5160076, impactSpeed: 44.2869 },
    },
    {
      title: "A skydiver after 10 seconds",
      inputs: { known: "time", time: 10, mass: 80, airResistance: true, dragCoefficient: 1, crossSection: 0.7 },
      outputs: { terminalVelocity: 42.775752, impactSpeed: 41.9154 },
    },
    {
      title: "A 5 g hailstone falling 1,000 m",
      inputs: {
        known: "height",
        height: 1000,
        mass: 0.005,
        airResistance: true,
        dragCoefficient: 0.47,
        crossSection: 0.000353,
      },
      outputs: { impactSpeed: 21.966 },
    },
  ],
});

/** A fall from rest under gravity; with a terminal velocity where there is quadratic drag. */
function fallOf(gravity: number, terminal: number | null) {
  if (terminal === null) {
    return {
      timeToFall: (height: number) => Math.sqrt((2 * height) / gravity),
      distanceAt: (time: number) => (gravity * time ** 2) / 2,
      speedAt: (time: number) => gravity * time,
    };
  }
  return {
    timeToFall: (height: number) => (terminal / gravity) * acoshOfExp((gravity * height) / terminal ** 2),
    distanceAt: (time: number) => (terminal ** 2 / gravity) * logCosh((gravity * time) / terminal),
    speedAt: (time: number) => terminal * Math.tanh((gravity * time) / terminal),
  };
}

/** ln cosh x, exact for small x and without overflow for large ones. */
function logCosh(x: number): number {
  return x < 1 ? Math.log1p(2 * Math.sinh(x / 2) ** 2) : x + Math.log1p(Math.exp(-2 * x)) - Math.LN2;
}

/** acosh(exp(y)) for y ≥ 0, without overflow. */
function acoshOfExp(y: number): number {
  return y + Math.log1p(Math.sqrt(-Math.expm1(-2 * y)));
}
