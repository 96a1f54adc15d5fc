import { choice, defineCalculator, number, quantity } from "#engine/define.ts";
import { STANDARD_GRAVITY } from "#maths/constants.ts";
import { acceleration } from "#units/acceleration.ts";
import { angle } from "#units/angle.ts";
import { energy } from "#units/energy.ts";
import { force } from "#units/force.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { speed } from "#units/speed.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "centripetal-force",
  name: "Centripetal Force Calculator",
  category: "physics",
  emoji: "🎡",
  description:
    "The force and g-force of circular motion from speed, rpm or period, with the banking angle and grip it needs.",
  keywords: [
    "centrifugal force",
    "circular motion",
    "centripetal acceleration",
    "g force",
    "RCF centrifuge",
    "banked curve",
    "cornering force",
    "swing a bucket in a circle",
    "pilot pulls g in a turn",
  ],
  related: [
    { id: "force", stage: "complementary", relevance: 86 },
    { id: "kinematics", stage: "complementary", relevance: 78 },
    "frequency-converter",
    "gear-ratio",
  ],
  inputs: {
    mass: quantity("Mass", mass, {
      unit: "kg",
      default: 1200,
      defaultIn: { imperial: "2600 lb" },
      min: 1e-31,
      max: 1e35,
      also: ["weight", "weighs", "weighing"],
    }),
    radius: quantity("Radius", length, {
      unit: "m",
      default: 50,
      defaultIn: { imperial: "160 ft" },
      min: 1e-15,
      max: 1e20,
      also: [
        "curve",
        "radius of",
        "curve of",
        "turn of",
        "circle of",
        "bend of",
        "loop of",
        "string of",
        "rope of",
        "arm of",
        "track of",
        "radius curve",
        "long string",
      ],
    }),
    known: choice("Known", {
      default: "speed",
      options: [
        ["speed", "Speed"],
        ["rpm", "Revolutions per minute"],
        ["period", "Time per turn"],
      ],
    }),
    speed: quantity("Speed", speed, {
      unit: "m/s",
      imperial: "mph",
      default: 20,
      defaultIn: { imperial: "45 mph" },
      min: 0,
      max: 30_000_000,
      also: [
        "velocity",
        "at",
        "going",
        "driving",
        "driving at",
        "moving at",
        "taken at",
        "rides at",
        "flying at",
        "whirled at",
      ],
      when: { known: "speed" },
    }),
    rpm: number("Revolutions per minute", {
      also: ["spinning at", "spins at", "rotating at", "turning at"],
      default: 3000,
      min: 0,
      max: 1_000_000_000,
      unit: "rpm",
      when: { known: "rpm" },
    }),
    period: quantity("Time per turn", duration, {
      also: [
        "one turn takes",
        "per turn",
        "once every",
        "one lap takes",
        "lap in",
        "per revolution",
        "one revolution takes",
        "rotation takes",
        "goes around every",
        "goes around once every",
        "turns in",
      ],
      unit: "s",
      default: 10,
      min: 1e-12,
      max: 1e15,
      when: { known: "period" },
    }),
  },
  outputs: {
    force: quantity("Centripetal force", force, {
      also: ["how much force", "what force", "centrifugal force"],
      unit: "N",
    }),
    acceleration: quantity("Centripetal acceleration", acceleration, {
      also: ["centrifugal acceleration"],
      unit: "m/s2",
    }),
    gForce: number("Acceleration (RCF)", { also: ["how many g", "how many gs", "g force", "gs", "rcf"], unit: "g" }),
    speed: quantity("Speed", speed, { also: ["how fast"], unit: "m/s", imperial: "mph" }),
    angularVelocity: number("Angular velocity", { unit: "rad/s" }),
    rpm: number("Revolutions per minute", { unit: "rpm" }),
    period: quantity("Time per turn", duration, { unit: "s", none: "It does not turn" }),
    bankAngle: quantity("Banking angle that needs no grip", angle, {
      also: ["bank angle", "banking angle"],
      unit: "deg",
    }),
    frictionCoefficient: number("Grip needed on a flat curve"),
    kineticEnergy: quantity("Kinetic energy", energy, { unit: "J" }),
  },
  compute(inputs) {
    const { mass, radius } = inputs;
    const angularVelocity = angularVelocityOf(inputs);
    const speed = inputs.known === "speed" ? inputs.speed : angularVelocity * radius;
    const acceleration = angularVelocity * speed;
    const inG = acceleration / STANDARD_GRAVITY;
    return {
      force: mass * acceleration,
      acceleration,
      gForce: inG,
      speed,
      angularVelocity,
      rpm: (60 * angularVelocity) / (2 * Math.PI),
      period: angularVelocity > 0 ? (2 * Math.PI) / angularVelocity : null,
      bankAngle: (Math.atan(inG) * 180) / Math.PI,
      frictionCoefficient: inG,
      kineticEnergy: (mass * speed ** 2) / 2,
    };
  },
  takeaways: (_, outputs, say) => [
    outputs.period === null
      ? `It is not moving, so it takes no force to keep it on the circle.`
      : `Keeping {mass} on the circle takes {force}, an acceleration of {gForce}.`,
    outputs.period === null
      ? `Enter a higher value under Known to see the force.`
      : `One turn at {speed} takes {period}, or {rpm}.`,
    outputs.gForce! > 1.2
      ? `No ordinary tire could hold that on a flat road: it would need a grip of ${say.number(outputs.gForce!, 2)}, and dry asphalt gives about ${say.number(0.8)} to 1.`
      : outputs.period === null
        ? `Standing still, a curve needs neither grip nor banking.`
        : `A flat curve needs a grip of at least ${say.number(outputs.gForce!, 3)}; banked at {bankAngle}, it needs none.`,
  ],
  formula: {
    tex: [
      String.raw`F = \frac{m v^2}{r} = m \omega^2 r`,
      String.raw`\omega = \frac{v}{r} = \frac{2\pi n}{60} = \frac{2\pi}{T}`,
      String.raw`\tan\beta = \frac{v^2}{r g}`,
    ],
    where: {
      F: "centripetal force",
      m: "mass",
      v: "speed",
      r: "radius",
      "\\omega": "angular velocity",
      n: "revolutions per minute",
      T: "time per turn",
      "\\beta": "banking angle that needs no grip",
      g: "standard gravity, 9.80665 m/s²",
    },
  },
  howTo: [
    "Enter the Mass and the Radius of the circle, measured to the center of mass.",
    "Under Known, choose whether you have the Speed, the Revolutions per minute or the Time per turn, and enter it.",
    "For a centrifuge, read Acceleration (RCF); for a road, read Grip needed on a flat curve and Banking angle that needs no grip.",
  ],
  faq: [
    {
      question: "Is centrifugal force the same thing?",
      answer:
        "It has the same magnitude. Seen from outside, only the centripetal force exists: it bends the path inward. Inside the turning car, an equal centrifugal force seems to push you outward.",
    },
    {
      question: "How do I convert rpm to RCF for a centrifuge?",
      answer:
        "RCF = 1.118 × 10⁻⁵ × r × rpm², with r in centimeters. At 10 cm, 3,000 rpm gives 1,006 g. Measure the radius to the bottom of the tube for the highest value.",
    },
    {
      question: "How fast can I take a curve?",
      answer:
        "As long as v² / (r·g) stays below the grip. In a curve with a radius of 50 m (164 ft), the limit is 71 km/h (44 mph) on dry asphalt (0.8), 56 km/h (35 mph) on wet asphalt (0.5) and 25 km/h (16 mph) on ice (0.1). On a bumpy road, real cars slide sooner.",
    },
  ],
  about: [
    "It describes motion in a circle at constant speed: cars in curves, carousels, centrifuges, flywheels, and swings at their lowest point (where the weight adds to it).",
    "Grip and banking apply to level circles on Earth. In a vertical loop, gravity adds to the load at the bottom and reduces it at the top.",
  ],
  sources: ["Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapters 4 and 6"],
  caution:
    "The grip is a typical value: on a real road, stay well below the limit speed. Never run a centrifuge above the rating of its rotor.",
  phrases: [
    "centripetal force {mass} {speed} {radius}",
    "g force at {rpm} rpm radius {radius}",
    "g of {mass},{radius} at {speed}",
    "how many g at {speed} in a {radius} turn",
    "a {mass} ball stone on a {radius} string goes around once every {period}",
    "g force in a centrifuge of {radius} radius at {rpm} rpm",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 1,200 kg car at 20 m/s in a 50 m curve",
      inputs: { mass: 1200, radius: 50, known: "speed", speed: 20 },
      outputs: { force: 9600, acceleration: 8, frictionCoefficient: 0.815773 },
    },
    {
      title: "A centrifuge at 3,000 rpm, 10 cm",
      inputs: { mass: 0.01, radius: 0.1, known: "rpm", rpm: 3000 },
      outputs: { gForce: 1006.4288, speed: 31.4159265 },
    },
    {
      title: "A carousel: 4 m, one turn in 6 seconds",
      inputs: { mass: 30, radius: 4, known: "period", period: 6 },
      outputs: { acceleration: 4.38649084, force: 131.594725 },
    },
  ],
});

function angularVelocityOf(inputs: {
  known: string;
  speed: number;
  radius: number;
  rpm: number;
  period: number;
}): number {
  if (inputs.known === "rpm") return (2 * Math.PI * inputs.rpm) / 60;
  return inputs.known === "period" ? (2 * Math.PI) / inputs.period : inputs.speed / inputs.radius;
}
