import { choice, defineCalculator, number, quantity, table, text } from "#engine/define.ts";
import { STANDARD_GRAVITY } from "#maths/constants.ts";
import { acceleration } from "#units/acceleration.ts";
import { force } from "#units/force.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { time as duration } from "#units/time.ts";

/** Surface gravity in m/s² (giants: at 1 bar, equator). JPL Planetary Physical Parameters; Sun and Moon: NASA, 2024. */
const GRAVITIES = {
  sun: 274,
  mercury: 3.7,
  venus: 8.87,
  earth: STANDARD_GRAVITY,
  moon: 1.62,
  mars: 3.71,
  jupiter: 24.79,
  saturn: 10.44,
  uranus: 8.87,
  neptune: 11.15,
  pluto: 0.62,
} as const;

const NAMES = {
  sun: "Sun",
  mercury: "Mercury",
  venus: "Venus",
  earth: "Earth",
  moon: "Moon",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
  uranus: "Uranus",
  neptune: "Neptune",
  pluto: "Pluto",
} as const;

export default defineCalculator({
  id: "weight-on-planets",
  name: "Weight on Other Planets Calculator",
  category: "physics",
  emoji: "🪐",
  description: "What you would weigh on the Moon, Mars, Jupiter and the other planets, and how high you could jump.",
  keywords: [
    "weight on mars",
    "weight on the moon",
    "planet weight",
    "gravity on planets",
    "space weight",
    "how much would i weigh",
  ],
  popular: true,
  related: [
    { id: "escape-velocity", stage: "next_step", relevance: 88 },
    { id: "gravitational-force", stage: "complementary", relevance: 84 },
    "force",
    "free-fall",
    "weight-converter",
  ],
  inputs: {
    weightOnEarth: quantity("Your weight on Earth", mass, {
      unit: "kg",
      imperial: "lb",
      default: 70,
      min: 0,
      max: 1_000_000_000,
      also: ["weight", "weigh"],
    }),
    body: choice("Body", {
      default: "mars",
      options: [
        ["sun", "Sun"],
        ["mercury", "Mercury"],
        ["venus", "Venus"],
        ["earth", "Earth"],
        ["moon", "Moon"],
        ["mars", "Mars"],
        ["jupiter", "Jupiter"],
        ["saturn", "Saturn"],
        ["uranus", "Uranus"],
        ["neptune", "Neptune"],
        ["pluto", "Pluto"],
      ],
    }),
    jumpHeight: quantity("Your jump on Earth", length, {
      unit: "m",
      metric: "cm",
      imperial: "in",
      default: 0.5,
      min: 0,
      max: 100,
      also: ["jump"],
    }),
    dropHeight: quantity("Drop height for the fall time", length, { unit: "m", default: 10, min: 0, max: 100_000 }),
  },
  outputs: {
    weight: quantity("A scale would show", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
    force: quantity("Weight force", force, { unit: "N", decimals: 1 }),
    gravity: quantity("Surface gravity", acceleration, { unit: "m/s2" }),
    relativeGravity: number("Gravity, Earth = 1", { decimals: 4 }),
    jumpHeight: quantity("Your jump there", length, { unit: "m", decimals: 2 }),
    fallTime: quantity("Fall time from the drop height", duration, { unit: "s", decimals: 2 }),
    table: table(
      "On all bodies",
      {
        body: text("Body", { labels: NAMES }),
        gravity: number("Gravity", { unit: "m/s²" }),
        weight: number("A scale would show", { unit: "kg", decimals: 1 }),
        force: number("Weight force", { unit: "N", decimals: 1 }),
        jumpHeight: number("Your jump", { unit: "m", decimals: 2 }),
      },
      { mark: { column: "body", equals: "body" } },
    ),
  },
  compute({ weightOnEarth, body, jumpHeight, dropHeight }) {
    const onBody = (gravity: number) => ({
      gravity,
      weight: (weightOnEarth * gravity) / STANDARD_GRAVITY,
      force: weightOnEarth * gravity,
      jumpHeight: (jumpHeight * STANDARD_GRAVITY) / gravity,
    });
    const gravity = GRAVITIES[body];
    return {
      ...onBody(gravity),
      relativeGravity: gravity / STANDARD_GRAVITY,
      fallTime: Math.sqrt((2 * dropHeight) / gravity),
      table: Object.entries(GRAVITIES).map(([name, one]) => ({ body: name, ...onBody(one) })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `On ${PLACES[inputs.body]} a bathroom scale would show {weight} instead of {weightOnEarth}, because gravity is ${say.number(outputs.relativeGravity!, 2)} times that of Earth.`,
    `The same jump would take you {jumpHeight} high.`,
    `Something dropped from {dropHeight} would land after {fallTime}.`,
  ],
  formula: {
    tex: [
      String.raw`W = W_E \cdot \frac{g}{g_0}`,
      String.raw`F = m g, \qquad h = h_E \cdot \frac{g_0}{g}, \qquad t = \sqrt{\frac{2 d}{g}}`,
    ],
    where: {
      W: "what a scale made for Earth shows there",
      W_E: "your weight on Earth",
      g: "surface gravity of the body",
      g_0: "standard gravity, 9.80665 m/s²",
      F: "weight force",
      m: "your mass, the same everywhere",
      "h, h_E": "jump height there and on Earth",
      t: "fall time",
      d: "drop height",
    },
  },
  howTo: [
    "Enter Your weight on Earth in kilograms, pounds or stones.",
    "Choose a Body: a planet, the Moon, Pluto or the Sun.",
    "Set Your jump on Earth and the Drop height for the fall time to see how moving there would feel.",
  ],
  faq: [
    {
      question: "Does my mass change on another planet?",
      answer:
        "No. 70 kg of you stay 70 kg of matter. What changes is the force that pulls you down: 686 N on Earth, 260 N on Mars. A spring scale made for Earth would show that as 26.5 kg; a balance with weights would still show 70 kg.",
    },
    {
      question: "Can I stand on Jupiter or the Sun?",
      answer:
        "No, they have no solid surface. The figure is for the level where the pressure is 1 bar (Jupiter, Saturn, Uranus, Neptune) or the visible surface (Sun).",
    },
    {
      question: "Why is Saturn's gravity so close to ours although it is 95 times heavier?",
      answer:
        "Because it is also nine times wider, and gravity falls with the square of the distance from the center: 95 divided by about 9.4 squared is 1.07.",
    },
  ],
  about: [
    "Weight is mass times surface gravity. The values for the planets are JPL's, at the equator without the effect of rotation; on Earth real gravity runs from 9.780 at the equator to 9.832 at the poles.",
    "The jump height assumes the same take-off speed. In truth weaker gravity also lets your legs push off faster, and a space suit takes most of that away again.",
  ],
  sources: [
    "JPL Solar System Dynamics, Planetary Physical Parameters (equatorial gravity)",
    "NASA Planetary Fact Sheets (NSSDCA, 2024): Sun and Moon",
  ],
  phrases: ["weight on {body} {weightOnEarth}", "how much would {weightOnEarth} weigh on {body}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "70 kg on Mars",
      inputs: { weightOnEarth: 70, body: "mars" },
      outputs: { weight: 26.4820301, force: 259.7 },
    },
    {
      title: "180 pounds on the Moon",
      inputs: { weightOnEarth: 81.6466266, body: "moon", jumpHeight: 0.4 },
      outputs: { weight: 13.487535, jumpHeight: 2.42139506 },
    },
    {
      title: "70 kg on Jupiter",
      inputs: { weightOnEarth: 70, body: "jupiter", dropHeight: 10 },
      outputs: { weight: 176.951354, fallTime: 0.898205 },
    },
  ],
});

const PLACES: Readonly<Record<keyof typeof NAMES, string>> = {
  ...NAMES,
  sun: "the Sun",
  moon: "the Moon",
  earth: "Earth",
};
