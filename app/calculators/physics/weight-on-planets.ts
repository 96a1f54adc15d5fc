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
    "what would I weigh on",
    "scale on another planet",
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
      defaultIn: { imperial: "150 lb" },
      min: 0,
      max: 1_000_000_000,
      also: ["weight", "weigh", "weighing", "weigh here", "pound", "on earth"],
      assumable: false,
    }),
    body: choice("Body", {
      default: "mars",
      assumable: false,
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
      defaultIn: { imperial: "20 in" },
      min: 0,
      max: 100,
      also: ["jump"],
    }),
    dropHeight: quantity("Drop height for the fall time", length, {
      unit: "m",
      default: 10,
      defaultIn: { imperial: "33 ft" },
      min: 0,
      max: 100_000,
    }),
  },
  outputs: {
    weight: quantity("A scale would show", mass, {
      also: ["how much would I weigh", "weigh", "scale say", "scale"],
      unit: "kg",
      imperial: "lb",
      decimals: 1,
    }),
    force: quantity("Weight force", force, { also: ["newtons"], unit: "N", decimals: 1 }),
    gravity: quantity("Surface gravity", acceleration, { unit: "m/s2" }),
    relativeGravity: number("Gravity, Earth = 1", { decimals: 4 }),
    jumpHeight: quantity("Your jump there", length, {
      also: ["how high could I jump"],
      unit: "m",
      imperial: "in",
      decimals: 2,
    }),
    fallTime: quantity("Fall time from the drop height", duration, { unit: "s", decimals: 2 }),
    table: table(
      "On all bodies",
      {
        body: text("Body", { labels: NAMES }),
        gravity: quantity("Gravity", acceleration, { unit: "m/s2" }),
        weight: quantity("A scale would show", mass, { unit: "kg", imperial: "lb", decimals: 1 }),
        force: quantity("Weight force", force, { unit: "N", decimals: 1 }),
        jumpHeight: quantity("Your jump", length, { unit: "m", imperial: "in", decimals: 2 }),
      },
      { mark: { column: "body", equals: "body" } },
    ),
  },
  pictures: [{ draw: "rows", table: "table", name: "body", value: "weight", log: true, title: "On all bodies" }],
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
    inputs.body === "earth"
      ? `On Earth, a bathroom scale shows {weight}: choose another Body to compare.`
      : inputs.weightOnEarth === 0
        ? `Gravity on ${PLACES[inputs.body]} is ${say.number(outputs.relativeGravity!, 2)} times Earth's; enter Your weight on Earth to see what a scale would show.`
        : `On ${PLACES[inputs.body]}, a bathroom scale would show {weight} instead of {weightOnEarth}, because gravity is ${say.number(outputs.relativeGravity!, 2)} times Earth's.`,
    inputs.jumpHeight === 0
      ? `Enter Your jump on Earth to see how high it would take you there.`
      : `The same jump would take you {jumpHeight} high.`,
    inputs.dropHeight === 0
      ? `Enter a Drop height to see how fast things fall there.`
      : `Something dropped from {dropHeight} would land after {fallTime}.`,
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
    "Enter Your weight on Earth in kilograms, pounds or stone.",
    "Choose a Body: a planet, the Moon, Pluto or the Sun.",
    "Set Your jump on Earth and the Drop height for the fall time to see what moving there would feel like.",
  ],
  faq: [
    {
      question: "Does my mass change on another planet?",
      answer:
        "No. A mass of 70 kg (154 lb) stays 70 kg. What changes is the force that pulls you down: 686 N (154 lbf) on Earth, 260 N (58 lbf) on Mars. A spring scale made for Earth would show 26.5 kg (58 lb) there; a balance with weights would still show 70 kg.",
    },
    {
      question: "Can I stand on Jupiter or the Sun?",
      answer:
        "No, they have no solid surface. The figure is for the level where the pressure is 1 bar (Jupiter, Saturn, Uranus and Neptune) or for the visible surface (the Sun).",
    },
    {
      question: "Why is Saturn's gravity so close to ours if it is 95 times as heavy?",
      answer:
        "Because it is also about 9.4 times as wide, and gravity falls with the square of the distance from the center: 95 divided by 9.4 squared is about 1.07.",
    },
  ],
  about: [
    "Weight is mass times surface gravity. The values for the planets are JPL's, at the equator and without the effect of rotation; on Earth, actual gravity ranges from 9.780 m/s² at the equator to 9.832 m/s² at the poles.",
    "The jump height assumes the same takeoff speed. In reality, weaker gravity also lets your legs push off faster, and a space suit cancels out most of that.",
  ],
  sources: [
    "JPL Solar System Dynamics, Planetary Physical Parameters (equatorial gravity)",
    "NASA Planetary Fact Sheets (NSSDCA, 2024): Sun and Moon",
  ],
  phrases: [
    "weight on {body} {weightOnEarth}",
    "how much would {weightOnEarth} weigh on {body}",
    "how much would I weigh on {body} if I weigh {weightOnEarth} here",
    "my daughter son dog weighs {weightOnEarth} what would the scale say on {body}",
    "what does a {weightOnEarth} girl boy man person astronaut weigh on {body}",
    "{weightOnEarth} on {body}",
    "class is doing the solar system my weight on {body}",
  ],
  updated: "2026-11-30",
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
