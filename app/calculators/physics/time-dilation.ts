import { choice, defineCalculator, number, percent, quantity, refuse, table } from "#engine/define.ts";
import { GRAVITATIONAL_CONSTANT, SPEED_OF_LIGHT } from "#maths/constants.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { specificEnergy } from "#units/specific-energy.ts";
import { speed } from "#units/speed.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "time-dilation",
  name: "Time Dilation Calculator",
  category: "physics",
  emoji: "⌛",
  description:
    "How much slower time runs at high speed or near a massive body, with length contraction and the twin paradox in numbers.",
  keywords: [
    "special relativity",
    "lorentz factor",
    "twin paradox",
    "length contraction",
    "speed of light travel",
    "gravitational time dilation",
    "einstein",
    "near the speed of light",
    "spaceship time",
    "twin in a rocket",
    "time passes on earth and on a ship",
  ],
  related: [
    { id: "escape-velocity", stage: "complementary", relevance: 76 },
    "kinetic-energy",
    "speed-converter",
    { id: "doppler-effect", stage: "complementary", relevance: 82 },
  ],
  inputs: {
    type: choice("Caused by", {
      default: "velocity",
      options: [
        ["velocity", "Speed"],
        ["gravity", "Gravity"],
      ],
    }),
    properTime: quantity("Time on the moving (or deep) clock", duration, {
      unit: "year",
      default: 1,
      min: 0,
      max: 1_000_000_000_000,
      also: ["for", "time", "clock shows", "pass", "passes", "on board", "trip takes", "ship time", "while"],
    }),
    speed: quantity("Speed", speed, {
      unit: "m/s",
      metric: "c",
      imperial: "c",
      default: 269813212.2,
      min: 0,
      max: 299792457.999,
      also: ["velocity", "at", "flying at", "travels at", "traveling at", "rocket at", "going", "moving at"],
      when: { type: "velocity" },
    }),
    length: quantity("Length at rest", length, {
      also: ["spaceship", "long", "meter ship"],
      unit: "m",
      default: 100,
      defaultIn: { imperial: "330 ft" },
      min: 0,
      max: 1e30,
      when: { type: "velocity" },
    }),
    mass: quantity("Mass of the body", mass, {
      unit: "kg",
      imperial: "kg",
      default: 5.9722e24,
      min: 0,
      max: 1e45,
      when: { type: "gravity" },
    }),
    distance: quantity("Distance from its center", length, {
      unit: "m",
      metric: "km",
      imperial: "mi",
      default: 6_371_000,
      min: 1e-9,
      max: 1e30,
      when: { type: "gravity" },
    }),
  },
  outputs: {
    dilatedTime: quantity("Time on the other clock", duration, { also: ["time on earth"], unit: "year" }),
    difference: quantity("Difference", duration, { unit: "year" }),
    factor: number("Time dilation factor", { also: ["gamma", "lorentz factor"] }),
    speedFraction: percent("Share of the speed of light", { none: "Only for dilation by speed" }),
    contractedLength: quantity("Contracted length", length, {
      also: ["how short", "length", "how long does it look", "shrink"],
      unit: "m",
      none: "Only for dilation by speed",
    }),
    differencePerDay: quantity("Difference per day", duration, { unit: "s" }),
    kineticEnergyPerKilogram: quantity("Kinetic energy per kilogram", specificEnergy, {
      unit: "J/kg",
      none: "Only for dilation by speed",
    }),
    schwarzschildRadius: quantity("Schwarzschild radius", length, { unit: "m", none: "Only for dilation by gravity" }),
    table: table(
      "At other speeds",
      { speedPercent: percent("Share of the speed of light", { decimals: 2 }), factor: number("Factor") },
      { none: "Only for dilation by speed" },
    ),
  },
  pictures: [{ draw: "bars", of: ["properTime", "dilatedTime"], title: "Time on board and outside" }],
  compute(inputs) {
    const { type, properTime } = inputs;
    const isSpeed = type === "velocity";
    const radius = (2 * GRAVITATIONAL_CONSTANT * inputs.mass) / SPEED_OF_LIGHT ** 2;
    if (!isSpeed && inputs.distance <= radius) {
      refuse(
        "distance",
        "This is inside the event horizon, where no clock can stay at rest. Enter more than the Schwarzschild radius.",
      );
    }
    const { slowing, excess } = isSpeed ? bySpeed(inputs.speed) : byGravity(radius, inputs.distance);
    return {
      dilatedTime: properTime / slowing,
      difference: properTime * excess,
      factor: 1 / slowing,
      speedFraction: isSpeed ? (100 * inputs.speed) / SPEED_OF_LIGHT : null,
      contractedLength: isSpeed ? inputs.length * slowing : null,
      differencePerDay: 86_400 * excess,
      kineticEnergyPerKilogram: isSpeed ? excess * SPEED_OF_LIGHT ** 2 : null,
      schwarzschildRadius: isSpeed ? null : radius,
      table: isSpeed
        ? [10, 25, 50, 75, 87, 90, 95, 99, 99.9, 99.99].map((speedPercent) => ({
            speedPercent,
            factor: 1 / Math.sqrt((1 - speedPercent / 100) * (1 + speedPercent / 100)),
          }))
        : null,
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.differencePerDay === 0
      ? `Without ${inputs.type === "velocity" ? "motion" : "mass"}, both clocks show the same time.`
      : inputs.type === "gravity"
        ? `While {properTime} passes at that depth, ${outputs.factor! < 1.000005 ? "almost the same time" : "{dilatedTime}"} passes far away.`
        : `At ${outputs.speedFraction! < 99.995 ? "{speedFraction} of" : "just below"} the speed of light, {properTime} on board is ${outputs.factor! < 1.000005 ? "almost exactly as long" : "{dilatedTime}"} for those who stay behind.`,
    outputs.differencePerDay === 0
      ? `Enter a ${inputs.type === "velocity" ? "Speed" : "Mass of the body"} above 0 to see the difference.`
      : inputs.properTime === 0
        ? `The clocks drift apart by {differencePerDay} per day.`
        : `The clocks differ by {difference} in that time, or {differencePerDay} per day.`,
  ],
  formula: {
    tex: [
      String.raw`t = \frac{\tau}{\sqrt{1 - v^2/c^2}}, \qquad L = L_0 \sqrt{1 - v^2/c^2}`,
      String.raw`t = \frac{\tau}{\sqrt{1 - r_s/r}}, \qquad r_s = \frac{2 G M}{c^2}`,
    ],
    where: {
      t: "time on the other clock",
      "\\tau": "time on the moving (or deep) clock",
      v: "speed",
      c: "speed of light, 299,792,458 m/s",
      L: "contracted length",
      L_0: "length at rest",
      r_s: "Schwarzschild radius",
      r: "distance from the center of the body",
      G: "gravitational constant",
      M: "mass of the body",
    },
  },
  howTo: [
    "Under Caused by, choose Speed or Gravity.",
    "Enter the Time on the moving (or deep) clock, in any unit from nanoseconds to years.",
    "For speed, enter the Speed (such as 0.9 c, or in kilometers per hour) and a Length at rest; for gravity, the Mass of the body and the Distance from its center.",
    "Read the Difference, or the Difference per day for small effects such as those on satellites.",
  ],
  faq: [
    {
      question: "Why do GPS satellites need relativity?",
      answer:
        "At 3.87 km/s (8,660 mph), their clocks lose 7.2 microseconds a day to speed, but at an altitude of 20,200 km (12,550 mi) they gain 45.7 because gravity is weaker. The net 38.5 microseconds a day would add up to an error of about 11 km (7 mi) a day.",
    },
    {
      question: "Which twin is older in the twin paradox?",
      answer:
        "The one who stays home. The traveler turns around and so does not move steadily, which breaks the symmetry. At 90% of the speed of light, 1 year on board is 2.29 years on Earth.",
    },
    {
      question: "Can I notice it in everyday life?",
      answer:
        "Only with atomic clocks. In an airliner at 900 km/h (560 mph), a clock loses 30 nanoseconds a day to speed and gains about 94 from its altitude of 10 km (33,000 ft). Hafele and Keating measured both effects on airliners in 1971.",
    },
  ],
  about: [
    "For speed, this is special relativity, for steady motion or the steady parts of a trip. For gravity, it compares a clock at rest outside a nonrotating body with one far away (the Schwarzschild solution).",
    "For a satellite, both effects act at once. Take the difference between the gravity results for the ground and the orbit, and subtract the effect of the speed.",
  ],
  sources: [
    "Einstein, Annalen der Physik 17 (1905) 891-921",
    "Misner, Thorne and Wheeler, Gravitation, 1973",
    "CODATA 2022 recommended values of the fundamental constants (NIST)",
  ],
  phrases: [
    "time dilation at {speed}",
    "twin paradox {properTime} at {speed}",
    "how short does a {length} spaceship look at {speed} of light",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A year on board at 90% of the speed of light",
      inputs: { type: "velocity", properTime: 1, speed: 269_813_212.2, length: 100 },
      outputs: { dilatedTime: 2.29415734, contractedLength: 43.5889894 },
    },
    {
      title: "A clock on the Earth's surface compared with one in deep space",
      inputs: { type: "gravity", properTime: 1, mass: 5.9722e24, distance: 6_371_000 },
      outputs: { differencePerDay: 0.0000601446, schwarzschildRadius: 0.008870056 },
    },
    {
      title: "A jet at 250 m/s",
      inputs: { type: "velocity", properTime: 1, speed: 250 },
      outputs: { differencePerDay: 3.00416e-8 },
    },
  ],
});

/** The factor √(1 − x), and by how much its inverse exceeds 1, without cancellation. */
interface Dilation {
  readonly slowing: number;
  readonly excess: number;
}

function bySpeed(speed: number): Dilation {
  const slowing = Math.sqrt((SPEED_OF_LIGHT - speed) * (SPEED_OF_LIGHT + speed)) / SPEED_OF_LIGHT;
  return { slowing, excess: (speed / SPEED_OF_LIGHT) ** 2 / (slowing * (1 + slowing)) };
}

function byGravity(radius: number, distance: number): Dilation {
  const slowing = Math.sqrt((distance - radius) / distance);
  return { slowing, excess: radius / distance / (slowing * (1 + slowing)) };
}
