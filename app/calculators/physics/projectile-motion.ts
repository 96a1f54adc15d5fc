import { chart, defineCalculator, quantity } from "#engine/define.ts";
import { acceleration } from "#units/acceleration.ts";
import { angle } from "#units/angle.ts";
import { length } from "#units/length.ts";
import { speed } from "#units/speed.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "projectile-motion",
  name: "Projectile Motion Calculator",
  category: "physics",
  emoji: "🏹",
  description:
    "Range, maximum height, flight time and impact speed of a throw or shot from any height, with its path and the best angle.",
  keywords: [
    "trajectory",
    "range of a projectile",
    "ballistics",
    "launch angle",
    "throw distance",
    "maximum height",
    "parabolic motion",
    "how far does a ball fly",
    "hang time",
  ],
  related: [
    { id: "kinematics", stage: "complementary", relevance: 88 },
    { id: "free-fall", stage: "complementary", relevance: 86 },
    "quadratic-equation",
    { id: "kinetic-energy", stage: "next_step", relevance: 76 },
    "escape-velocity",
  ],
  inputs: {
    speed: quantity("Launch speed", speed, {
      unit: "m/s",
      default: 25,
      defaultIn: { imperial: "80 ft/s" },
      min: 0,
      max: 1_000_000,
      also: [
        "velocity",
        "thrown at",
        "throw it at",
        "throws at",
        "kicked at",
        "kick it at",
        "hit at",
        "shot at",
        "launched at",
        "fired at",
        "leaves at",
        "struck at",
        "initial speed",
        "muzzle velocity",
        "baseball at",
        "ball at",
        "going",
      ],
    }),
    angle: quantity("Launch angle above the horizontal", angle, {
      unit: "deg",
      default: 40,
      min: -90,
      max: 90,
      also: [
        "degrees",
        "launch angle",
        "angle of",
        "degree angle",
        "up at",
        "elevation",
        "upward at",
        "above the horizontal",
        "above horizontal",
        "loft",
      ],
      help: "Negative if aimed downward.",
    }),
    height: quantity("Launch height above the ground", length, {
      unsaid: 0,
      unit: "m",
      default: 1.5,
      defaultIn: { imperial: "5 ft" },
      min: 0,
      max: 1_000_000,
      also: ["from a height", "off the ground", "above the ground", "from shoulder height", "platform of", "cliff of"],
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
  },
  outputs: {
    range: quantity("Range", length, { also: ["how far", "carry", "distance", "horizontal distance"], unit: "m" }),
    maxHeight: quantity("Maximum height", length, {
      also: ["how high", "max height", "peak", "highest point"],
      unit: "m",
    }),
    flightTime: quantity("Time of flight", duration, {
      also: ["how long", "hang time", "time in the air", "in the air", "airborne"],
      unit: "s",
    }),
    timeToTop: quantity("Time to the top", duration, { unit: "s" }),
    horizontalVelocity: quantity("Horizontal velocity", speed, { unit: "m/s" }),
    verticalVelocity: quantity("Vertical velocity at launch", speed, { unit: "m/s" }),
    impactSpeed: quantity("Impact speed", speed, { also: ["speed at impact", "impact speed"], unit: "m/s" }),
    impactAngle: quantity("Impact angle below the horizontal", angle, { unit: "deg", none: "It does not move" }),
    bestAngle: quantity("Angle with the longest range", angle, { unit: "deg", none: "Any: there is no launch speed" }),
    bestRange: quantity("Longest range at this speed", length, { unit: "m" }),
    trajectory: chart("Path through the air", {
      x: { x: quantity("Distance", length, { unit: "m" }) },
      y: { y: quantity("Height", length, { unit: "m" }) },
      own: { x: "range", label: "Landing" },
    }),
  },
  compute({ speed, angle, height, gravity }) {
    const radians = (angle * Math.PI) / 180;
    const horizontal = Math.abs(angle) === 90 ? 0 : speed * Math.cos(radians);
    const vertical = speed * Math.sin(radians);
    const fallSpeed = Math.sqrt(vertical ** 2 + 2 * gravity * height);
    const impactSpeed = Math.sqrt(speed ** 2 + 2 * gravity * height);
    const flightTime = vertical < 0 ? (2 * height) / (fallSpeed - vertical) : (vertical + fallSpeed) / gravity;
    return {
      range: horizontal * flightTime,
      maxHeight: vertical > 0 ? height + vertical ** 2 / (2 * gravity) : height,
      flightTime,
      timeToTop: Math.max(0, vertical / gravity),
      horizontalVelocity: horizontal,
      verticalVelocity: vertical,
      impactSpeed,
      impactAngle: impactSpeed > 0 ? (Math.atan2(fallSpeed, horizontal) * 180) / Math.PI : null,
      bestAngle: speed > 0 ? (Math.atan(speed / impactSpeed) * 180) / Math.PI : null,
      bestRange: (speed * impactSpeed) / gravity,
      trajectory: Array.from({ length: 51 }, (_, index) => {
        const time = (flightTime * index) / 50;
        const y = index === 50 ? 0 : Math.max(0, height + (vertical - (gravity * time) / 2) * time);
        return { x: horizontal * time, y };
      }),
    };
  },
  takeaways: (_, outputs) => [
    outputs.flightTime === 0
      ? `It does not leave the ground.`
      : outputs.range === 0
        ? `It lands after {flightTime} without moving sideways, at {impactSpeed}.`
        : `It flies {range}, stays in the air for {flightTime} and hits the ground at {impactSpeed}.`,
    outputs.timeToTop! > 0
      ? `It is at its highest after {timeToTop}, {maxHeight} above the ground.`
      : outputs.maxHeight === 0
        ? `Enter a Launch speed and an upward Launch angle to see a flight.`
        : `It never rises above the launch height of {maxHeight}.`,
    outputs.bestAngle === null
      ? `Without any launch speed, there is no best angle.`
      : `At this speed and height, {bestAngle} would carry it farthest: {bestRange}.`,
  ],
  formula: {
    tex: [
      String.raw`T = \frac{v \sin\alpha + \sqrt{v^2 \sin^2\alpha + 2 g h}}{g}`,
      String.raw`R = v\, T \cos\alpha`,
      String.raw`H = h + \frac{v^2 \sin^2\alpha}{2 g} \quad (\alpha > 0)`,
    ],
    where: {
      T: "time of flight",
      R: "range on the ground",
      H: "maximum height",
      v: "launch speed",
      "\\alpha": "launch angle above the horizontal",
      h: "launch height",
      g: "gravity",
    },
  },
  howTo: [
    "Enter the Launch speed and the Launch angle above the horizontal: 0 is level, −90 is straight down.",
    "Set the Launch height above the ground: about 1.5 m (5 ft) for a throw, 0 for a kick from the ground.",
    "Leave Gravity at Earth's value or change it for another planet.",
    "Compare the Range with the Longest range at this speed to see what a better angle would gain.",
  ],
  faq: [
    {
      question: "Is 45 degrees always the best angle?",
      answer:
        "Only if it lands at the height it was launched from. From above the ground, a flatter angle is better: for a shot released at 2.1 m (6.9 ft) and 14 m/s (46 ft/s) it is 42.3 degrees. The rule is tan α = v / √(v² + 2gh).",
    },
    {
      question: "Why do two angles give the same range?",
      answer:
        "From the ground, the range is v² sin(2α)/g, and sin(2α) is the same for α and 90° − α: throws at 30 and 60 degrees land in the same spot. The steeper one stays in the air longer.",
    },
    {
      question: "How far off is it for a real ball?",
      answer:
        "A shot put loses less than 1% of its range to the air. A baseball hit at 45 m/s (101 mph) and 35 degrees would fly 194 m (636 ft) in a vacuum; in air it comes down after about 120 m (394 ft).",
    },
  ],
  about: [
    "The horizontal velocity stays the same while gravity changes the vertical one, so the path is a parabola. It suits heavy, slow objects over short distances: stones, shot puts, water jets, jumps, cars going over an edge.",
    "There is no air resistance, spin or wind, and the ground is level and flat. For bullets, golf balls and anything light, the true range is far shorter; beyond a few kilometers, the curvature of the Earth matters as well.",
  ],
  sources: ["Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 4"],
  caution: "Without air resistance: never judge a safe distance for firearms, fireworks or stunts by this figure.",
  phrases: [
    "projectile {speed} at {angle}",
    "how far does a ball fly at {speed} and {angle} from {height}",
    "ball kicked at {speed} {angle}",
    "ball thrown at {speed} {angle}",
    "ball hit at {speed} {angle}",
    "arrow shot at {speed} {angle}",
    "launched at {speed} and {angle}",
    "fired at {speed} and {angle}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A ball thrown at 25 m/s and 40 degrees from 1.5 m",
      inputs: { speed: 25, angle: 40, height: 1.5 },
      outputs: { range: 64.498, bestAngle: 44.34119 },
    },
    {
      title: "Rolling off a 0.8 m table at 2 m/s",
      inputs: { speed: 2, angle: 0, height: 0.8 },
      outputs: { flightTime: 0.4039246, range: 0.8078492, impactSpeed: 4.4373 },
    },
    {
      title: "A golf shot on the Moon: 60 m/s at 45 degrees",
      inputs: { speed: 60, angle: 45, height: 0, gravity: 1.62 },
      outputs: { range: 2222.22222, flightTime: 52.3783 },
    },
  ],
});
