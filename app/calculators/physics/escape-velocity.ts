import { choice, defineCalculator, quantity, refuse, table, text } from "#engine/define.ts";
import { GRAVITATIONAL_CONSTANT, SPEED_OF_LIGHT } from "#maths/constants.ts";
import { acceleration } from "#units/acceleration.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { specificEnergy } from "#units/specific-energy.ts";
import { speed } from "#units/speed.ts";
import { time as duration } from "#units/time.ts";

/** Mass in kg and volumetric mean radius in m. NASA Planetary Fact Sheets (NSSDCA, 2024). */
const BODIES = {
  sun: { mass: 1.9885e30, radius: 695_700_000 },
  mercury: { mass: 3.301e23, radius: 2_439_700 },
  venus: { mass: 4.8673e24, radius: 6_051_800 },
  earth: { mass: 5.9722e24, radius: 6_371_000 },
  moon: { mass: 7.346e22, radius: 1_737_400 },
  mars: { mass: 6.4169e23, radius: 3_389_500 },
  jupiter: { mass: 1.89813e27, radius: 69_911_000 },
  saturn: { mass: 5.6832e26, radius: 58_232_000 },
  uranus: { mass: 8.6811e25, radius: 25_362_000 },
  neptune: { mass: 1.02409e26, radius: 24_622_000 },
  pluto: { mass: 1.303e22, radius: 1_188_000 },
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
  id: "escape-velocity",
  name: "Escape Velocity Calculator",
  category: "physics",
  emoji: "🚀",
  description:
    "The speed needed to leave a planet, moon or star for good, with orbital speed, period and gravity at any altitude.",
  keywords: [
    "orbital velocity",
    "orbital period",
    "leave earth",
    "rocket speed",
    "satellite orbit",
    "low earth orbit",
    "schwarzschild radius",
    "orbital speed",
    "space station orbit",
    "leave a planet for good",
  ],
  related: [
    { id: "weight-on-planets", stage: "complementary", relevance: 88 },
    { id: "gravitational-force", stage: "complementary", relevance: 86 },
    { id: "time-dilation", stage: "advanced_planning", relevance: 74 },
    "kinetic-energy",
  ],
  inputs: {
    body: choice("Body", {
      default: "earth",
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
        ["custom", "Another body"],
      ],
    }),
    mass: quantity("Mass of the body", mass, {
      also: ["mass of", "weighs"],
      unit: "kg",
      imperial: "kg",
      default: 5.9722e24,
      min: 1,
      max: 1e45,
      when: { body: "custom" },
    }),
    radius: quantity("Radius of the body", length, {
      also: ["radius of"],
      unit: "m",
      metric: "km",
      imperial: "mi",
      default: 6_371_000,
      min: 0.001,
      max: 1e20,
      when: { body: "custom" },
    }),
    altitude: quantity("Altitude above the surface", length, {
      unit: "m",
      metric: "km",
      imperial: "mi",
      default: 0,
      min: 0,
      max: 1e20,
      also: ["height", "above the surface", "up", "altitude of", "high", "above"],
    }),
  },
  outputs: {
    escapeVelocity: quantity("Escape velocity", speed, {
      also: ["leave for good", "escape"],
      unit: "m/s",
      metric: "km/s",
      imperial: "mph",
    }),
    orbitalVelocity: quantity("Circular orbit velocity", speed, {
      also: ["satellite", "space station", "how fast orbit", "orbital speed", "orbit speed", "orbiting speed"],
      unit: "m/s",
      metric: "km/s",
      imperial: "mph",
    }),
    orbitalPeriod: quantity("Orbital period", duration, {
      also: ["how long orbit", "time for one orbit", "once around"],
      unit: "s",
      metric: "min",
      imperial: "min",
    }),
    gravity: quantity("Gravity there", acceleration, { also: ["surface gravity"], unit: "m/s2" }),
    energyPerKilogram: quantity("Energy to escape, per kilogram", specificEnergy, {
      unit: "J/kg",
      metric: "MJ/kg",
      imperial: "MJ/kg",
    }),
    schwarzschildRadius: quantity("Schwarzschild radius", length, { unit: "m" }),
    table: table(
      "Bodies of the solar system (at the surface)",
      {
        body: text("Body", { labels: NAMES }),
        escapeVelocity: quantity("Escape velocity", speed, {
          unit: "m/s",
          metric: "km/s",
          imperial: "mph",
          decimals: 0,
        }),
        gravity: quantity("Gravity", acceleration, { unit: "m/s2", decimals: 2 }),
      },
      { mark: { column: "body", equals: "body" } },
    ),
  },
  pictures: [
    { draw: "rows", table: "table", name: "body", value: "escapeVelocity", log: true, title: "On other bodies" },
  ],
  compute({ body, mass, radius, altitude }) {
    const chosen = body === "custom" ? { mass, radius } : BODIES[body];
    const gravitationalParameter = GRAVITATIONAL_CONSTANT * chosen.mass;
    const distance = chosen.radius + altitude;
    const schwarzschildRadius = (2 * gravitationalParameter) / SPEED_OF_LIGHT ** 2;
    if (distance <= schwarzschildRadius) {
      refuse(
        body === "custom" ? "radius" : "altitude",
        "So much mass within this radius is a black hole, which nothing can leave. Enter a larger radius or a smaller mass.",
      );
    }
    return {
      escapeVelocity: Math.sqrt((2 * gravitationalParameter) / distance),
      orbitalVelocity: Math.sqrt(gravitationalParameter / distance),
      orbitalPeriod: 2 * Math.PI * Math.sqrt(distance ** 3 / gravitationalParameter),
      gravity: gravitationalParameter / distance ** 2,
      energyPerKilogram: gravitationalParameter / distance,
      schwarzschildRadius,
      table: Object.entries(BODIES).map(([name, one]) => ({
        body: name,
        escapeVelocity: Math.sqrt((2 * GRAVITATIONAL_CONSTANT * one.mass) / one.radius),
        gravity: (GRAVITATIONAL_CONSTANT * one.mass) / one.radius ** 2,
      })),
    };
  },
  takeaways: () => [
    `From this height, {escapeVelocity} is enough to leave for good without further thrust.`,
    `A circular orbit here needs {orbitalVelocity}, which is 71% of that, and takes {orbitalPeriod} per turn.`,
    `Escaping takes {energyPerKilogram} of energy; gravity here is {gravity}.`,
  ],
  formula: {
    tex: [
      String.raw`v_e = \sqrt{\frac{2 G M}{r}}, \qquad v_o = \sqrt{\frac{G M}{r}} = \frac{v_e}{\sqrt 2}`,
      String.raw`T = 2\pi\sqrt{\frac{r^3}{G M}}, \qquad r_s = \frac{2 G M}{c^2}`,
    ],
    where: {
      v_e: "escape velocity",
      v_o: "circular orbit velocity",
      G: "gravitational constant, 6.6743 × 10⁻¹¹ m³/(kg s²)",
      M: "mass of the body",
      r: "distance from its center: radius plus altitude",
      T: "orbital period",
      r_s: "Schwarzschild radius",
      c: "speed of light",
    },
  },
  howTo: [
    "Choose a Body, or Another body and enter its mass and radius.",
    "Enter the Altitude above the surface: 0 for the ground, 400 km (250 mi) for the International Space Station.",
    "Read the Escape velocity, and with it the velocity and period of a circular orbit at that height.",
  ],
  faq: [
    {
      question: "Does a rocket have to reach escape velocity?",
      answer:
        "Only if its engine stops there. With constant thrust it could leave at walking pace, but it would burn far more fuel. In practice, a spacecraft first reaches orbit at 7.8 km/s (17,400 mph) and then adds about 3.2 km/s (7,200 mph).",
    },
    {
      question: "Does the direction matter?",
      answer:
        "Not for the speed itself: only energy counts, so any direction that misses the ground will do. Launching eastward from the equator helps, because the Earth's rotation already provides 0.46 km/s (1,030 mph).",
    },
    {
      question: "Why do satellites higher up move more slowly?",
      answer:
        "Because gravity is weaker there. At 400 km (250 mi), an orbit takes 92 minutes at 7.67 km/s. At 35,786 km (22,236 mi), it takes exactly one rotation of the Earth at 3.07 km/s: the geostationary orbit.",
    },
  ],
  about: [
    "The speed follows from energy: the kinetic energy must equal the depth of the gravity well. The mass of the departing object does not matter.",
    "Rotation, air resistance and other bodies are left out. To leave the solar system from the Earth's orbit, a spacecraft also needs 42.1 km/s (94,200 mph) relative to the Sun, of which the Earth's own motion provides 29.8 km/s (66,700 mph).",
    "Mean radii are used, so the gravity shown for the giant planets differs a little from the value at their equator.",
  ],
  sources: [
    "CODATA 2022 recommended values of the fundamental constants (NIST)",
    "NASA Planetary Fact Sheets (NSSDCA, 2024): masses and volumetric mean radii",
  ],
  phrases: [
    "escape velocity of {body}",
    "orbital speed at {altitude}",
    "what speed do you need to leave {body} for good",
    "how fast does the space station satellite orbit the earth at {altitude} altitude",
    "orbital speed at {altitude} above {body}",
    "how long does a satellite take to orbit at {altitude}",
    "in my novel there is a planet of {mass} and {radius}",
    "satellite at an altitude of {altitude}",
    "escape from {body}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Leaving the surface of the Earth",
      inputs: { body: "earth" },
      outputs: { escapeVelocity: 11186.1, orbitalVelocity: 7909.8 },
    },
    {
      title: "The International Space Station's orbit, 420 km",
      inputs: { body: "earth", altitude: 420_000 },
      outputs: { orbitalVelocity: 7661.29, orbitalPeriod: 5569.3 },
    },
    {
      title: "A neutron star with 1.4 solar masses and a radius of 12 km",
      inputs: { body: "custom", mass: 2.7839e30, radius: 12_000 },
      outputs: { escapeVelocity: 1.7596e8, schwarzschildRadius: 4134.7 },
    },
  ],
});
