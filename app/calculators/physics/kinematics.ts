import { chart, choice, defineCalculator, quantity, refuse } from "#engine/define.ts";
import { acceleration } from "#units/acceleration.ts";
import { length } from "#units/length.ts";
import { speed } from "#units/speed.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "kinematics",
  name: "Kinematics Calculator",
  category: "physics",
  emoji: "🏃",
  description:
    "Motion with constant acceleration: enter any three of initial velocity, final velocity, acceleration, time and displacement to get the rest.",
  keywords: [
    "SUVAT",
    "equations of motion",
    "acceleration",
    "velocity",
    "displacement",
    "constant acceleration",
    "stopping time",
    "slow down to a stop",
    "braking deceleration",
  ],
  popular: true,
  related: [
    { id: "free-fall", stage: "complementary", relevance: 90 },
    { id: "projectile-motion", stage: "next_step", relevance: 88 },
    { id: "force", stage: "next_step", relevance: 86 },
    "stopping-distance",
    "acceleration-converter",
  ],
  inputs: {
    known: choice("Known", {
      default: "u-a-t",
      options: [
        ["u-a-t", "u, a and t"],
        ["u-v-t", "u, v and t"],
        ["u-v-a", "u, v and a"],
        ["u-v-s", "u, v and s"],
        ["u-a-s", "u, a and s"],
        ["u-t-s", "u, t and s"],
        ["v-a-t", "v, a and t"],
        ["v-a-s", "v, a and s"],
        ["v-t-s", "v, t and s"],
        ["a-t-s", "a, t and s"],
      ],
    }),
    initialVelocity: quantity("Initial velocity u", speed, {
      unit: "m/s",
      default: 0,
      min: -300_000_000,
      max: 300_000_000,
      also: [
        "initial speed",
        "starting speed",
        "from",
        "starting at",
        "initially",
        "going",
        "driving at",
        "traveling at",
        "moving at",
        "doing",
        "was going",
        "decelerates from",
        "slows from",
        "brakes from",
      ],
      when: { known: ["u-a-t", "u-v-t", "u-v-a", "u-v-s", "u-a-s", "u-t-s"] },
    }),
    finalVelocity: quantity("Final velocity v", speed, {
      unit: "m/s",
      default: 27.8,
      defaultIn: { imperial: "90 ft/s" },
      min: -300_000_000,
      max: 300_000_000,
      also: ["final speed", "to", "reaches", "up to", "end up at", "top speed"],
      when: { known: ["u-v-t", "u-v-a", "u-v-s", "v-a-t", "v-a-s", "v-t-s"] },
    }),
    acceleration: quantity("Acceleration a", acceleration, {
      negative: ["slows", "slow", "slowing", "decelerates", "decelerate", "decelerating", "brakes", "brake", "braking"],
      unit: "m/s2",
      default: 3,
      defaultIn: { imperial: "10 ft/s²" },
      min: -1e15,
      max: 1e15,
      also: [
        "deceleration",
        "accelerates at",
        "accelerating at",
        "slows down at",
        "slowing down at",
        "decelerates at",
        "brakes at",
        "braking at",
        "speeds up at",
      ],
      when: { known: ["u-a-t", "u-v-a", "u-a-s", "v-a-t", "v-a-s", "a-t-s"] },
    }),
    time: quantity("Time t", duration, {
      unit: "s",
      default: 8,
      min: 0,
      max: 1e15,
      also: ["in", "for", "takes", "took", "within", "lasts"],
      when: { known: ["u-a-t", "u-v-t", "u-t-s", "v-a-t", "v-t-s", "a-t-s"] },
    }),
    displacement: quantity("Displacement s", length, {
      unit: "m",
      default: 100,
      defaultIn: { imperial: "330 ft" },
      min: -1e20,
      max: 1e20,
      also: ["distance", "over", "covers", "covering", "after", "within", "skid", "runway", "travels"],
      when: { known: ["u-v-s", "u-a-s", "u-t-s", "v-a-s", "v-t-s", "a-t-s"] },
    }),
  },
  outputs: {
    displacement: quantity("Displacement", length, { also: ["how far", "distance traveled"], unit: "m" }),
    finalVelocity: quantity("Final velocity", speed, { also: ["how fast", "final speed"], unit: "m/s" }),
    initialVelocity: quantity("Initial velocity", speed, { unit: "m/s" }),
    acceleration: quantity("Acceleration", acceleration, { also: ["deceleration", "braking rate"], unit: "m/s2" }),
    time: quantity("Time", duration, { also: ["how long", "how many seconds", "time to stop"], unit: "s" }),
    secondTime: quantity("Second time at that displacement", duration, {
      unit: "s",
      none: "There is only one such time",
    }),
    averageVelocity: quantity("Average velocity", speed, { unit: "m/s", none: "No time passes" }),
    distance: quantity("Distance covered", length, { unit: "m" }),
    motion: chart("Position and velocity over time", {
      x: { time: quantity("Time", duration, { unit: "s" }) },
      y: {
        position: quantity("Position", length, { unit: "m" }),
        velocity: quantity("Velocity", speed, { unit: "m/s" }),
      },
      own: { x: "time", y: "displacement", label: "End" },
    }),
  },
  compute(inputs) {
    const { u, v, a, t, s, later } = solveMotion(inputs);
    return {
      displacement: s,
      finalVelocity: v,
      initialVelocity: u,
      acceleration: a,
      time: t,
      secondTime: later ?? null,
      averageVelocity: t > 0 ? s / t : null,
      distance: pathLength(u, a, t, s),
      motion: Array.from({ length: 51 }, (_, index) => {
        const time = (t * index) / 50;
        return { time, position: (u + (a * time) / 2) * time, velocity: index === 50 ? v : u + a * time };
      }),
    };
  },
  takeaways: (_, outputs) => [
    outputs.acceleration === 0
      ? `At a steady {initialVelocity} for {time}, the displacement is {displacement}.`
      : `From {initialVelocity} to {finalVelocity} in {time}, the acceleration is {acceleration} and the displacement {displacement}.`,
    outputs.secondTime === null
      ? outputs.distance! > Math.abs(outputs.displacement!) * (1 + 1e-9)
        ? `It turns around on the way, so it covers {distance}, more than its displacement.`
        : outputs.time === 0
          ? `No time passes, so it covers no distance.`
          : `It does not turn around on the way, so the distance covered is {distance}.`
      : `It passes the same place again after {secondTime}, on its way back.`,
  ],
  formula: {
    tex: [
      String.raw`v = u + a t`,
      String.raw`s = u t + \tfrac{1}{2} a t^2`,
      String.raw`v^2 = u^2 + 2 a s`,
      String.raw`s = \frac{u + v}{2}\, t`,
    ],
    where: {
      u: "initial velocity",
      v: "final velocity",
      a: "constant acceleration",
      t: "time",
      s: "displacement, with its sign",
    },
  },
  howTo: [
    "Under Known, choose the three quantities your problem gives you.",
    "Choose one direction as positive and stick to it: braking, or gravity on something thrown upward, is then a negative Acceleration a.",
    "Enter the three values, each in whatever unit you like.",
    "Check Second time at that displacement: something that slows down and turns back passes the same place twice.",
  ],
  faq: [
    {
      question: "What is the difference between displacement and distance?",
      answer:
        "Displacement is where the object ends up, measured from the start, with a sign. Distance is the length of its path. A ball thrown up at 10 m/s and caught again has a displacement of 0 and covers about 10.2 m.",
    },
    {
      question: "Why are there two times for u, a and s?",
      answer:
        "The equation is quadratic in time. At 20 m/s, slowing at 5 m/s², an object passes the 30 m mark after 2 s, stops at 40 m after 4 s, and is back at 30 m after 6 s. Time shows the first, Second time at that displacement the other. A car that brakes to a stop has only the first.",
    },
    {
      question: "Which signs do I use for braking?",
      answer:
        "If the car moves in the positive direction, its velocity is positive and the acceleration negative: from 27.8 m/s to 0 in 4 s is −6.95 m/s². With u, v and a known, an acceleration with the wrong sign would mean a negative time and is rejected.",
    },
  ],
  about: [
    "These are the SUVAT equations of motion in a straight line. They hold while the acceleration stays the same: a car in an emergency stop, a fall over a short distance, a train leaving the station.",
    "They fail where the force changes along the way: air resistance at high speed, a rocket that gets lighter, a spring. There the average acceleration still gives the change of velocity, but not the displacement. Speeds must stay far below that of light.",
  ],
  sources: ["Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 2"],
  phrases: [
    "accelerate from {initialVelocity} at {acceleration} for {time}",
    "suvat {initialVelocity} {acceleration} {time}",
    "acceleration from {initialVelocity} to {finalVelocity} in {time}",
    "accelerates at {acceleration} for {time}",
    "what acceleration takes a car from {initialVelocity} to {finalVelocity} in {time}",
    "how far do I get in {time} starting at rest with {acceleration}",
    "brakes from {initialVelocity} to {finalVelocity} over {displacement} what was my deceleration",
    "how long does it take to cover {displacement} from rest at {acceleration}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A car at 3 m/s² from a standstill, after 8 s",
      inputs: { known: "u-a-t", initialVelocity: 0, acceleration: 3, time: 8 },
      outputs: { finalVelocity: 24, displacement: 96 },
    },
    {
      title: "Braking from 100 km/h over 50 m",
      inputs: { known: "u-v-s", initialVelocity: 27.7777778, finalVelocity: 0, displacement: 50 },
      outputs: { acceleration: -7.71604938, time: 3.6 },
    },
    {
      title: "Thrown up at 15 m/s: when is it 10 m high?",
      inputs: { known: "u-a-s", initialVelocity: 15, acceleration: -9.80665, displacement: 10 },
      outputs: { time: 0.981701, secondTime: 2.07744763 },
    },
  ],
});

interface Known {
  readonly known: string;
  readonly initialVelocity: number;
  readonly finalVelocity: number;
  readonly acceleration: number;
  readonly time: number;
  readonly displacement: number;
}

interface Motion {
  readonly u: number;
  readonly v: number;
  readonly a: number;
  readonly t: number;
  readonly s: number;
  /** The second time at which the body is at s. */
  readonly later?: number | null;
}

function solveMotion(inputs: Known): Motion {
  const { known, initialVelocity: u, finalVelocity: v, acceleration: a, time: t, displacement: s } = inputs;
  if (["u-v-t", "u-t-s", "v-t-s", "a-t-s"].includes(known) && t === 0) {
    refuse("time", "Nothing changes in no time. Enter a time above 0.");
  }
  switch (known) {
    case "u-v-t":
      return { u, v, a: (v - u) / t, t, s: ((u + v) / 2) * t };
    case "u-v-a":
      return fromVelocities(u, v, a);
    case "u-v-s":
      return fromPath(u, v, s);
    case "u-a-s": {
      const [first, later] = timesAt(a / 2, u, s);
      return { u, v: u + a * first, a, t: first, s, later };
    }
    case "v-a-s": {
      const [first, later] = timesAt(-a / 2, v, s);
      return { u: v - a * first, v, a, t: first, s, later };
    }
    case "u-t-s":
      return { u, v: (2 * s) / t - u, a: (2 * (s / t - u)) / t, t, s };
    case "v-a-t":
      return { u: v - a * t, v, a, t, s: (v - (a * t) / 2) * t };
    case "v-t-s":
      return { u: (2 * s) / t - v, v, a: (2 * (v - s / t)) / t, t, s };
    case "a-t-s":
      return { u: s / t - (a * t) / 2, v: s / t + (a * t) / 2, a, t, s };
    default:
      return { u, v: u + a * t, a, t, s: (u + (a * t) / 2) * t };
  }
}

function fromVelocities(u: number, v: number, a: number): Motion {
  if (a === 0)
    refuse("acceleration", "Without acceleration the velocity does not change. Enter an acceleration that is not 0.");
  const t = (v - u) / a;
  if (t < 0) refuse("acceleration", "This acceleration leads away from the final velocity. Change its sign.");
  return { u, v, a, t, s: ((u + v) / 2) * t };
}

function fromPath(u: number, v: number, s: number): Motion {
  if (u + v === 0)
    refuse(
      "displacement",
      "With equal and opposite velocities, it ends up back at the start. Choose other known values.",
    );
  if (s === 0) refuse("displacement", "Enter a displacement other than 0, or choose other known values.");
  const t = (2 * s) / (u + v);
  if (t < 0) refuse("displacement", "The average velocity points away from this displacement. Change its sign.");
  return { u, v, a: (v - u) / t, t, s };
}

/** The times above 0 at which half·t² + velocity·t = s: the first, and the second or null. */
function timesAt(half: number, velocity: number, s: number): [first: number, later: number | null] {
  const times = rootsOf(half, velocity, -s)
    .filter((time) => time > 0)
    .toSorted((one, other) => one - other);
  if (times[0] === undefined) {
    refuse("displacement", "With this velocity and acceleration it never gets there. Enter a smaller displacement.");
  }
  return [times[0], times[1] ?? null];
}

/** The real roots of ax² + bx + c, without cancellation; a double root once. */
function rootsOf(a: number, b: number, c: number): number[] {
  if (a === 0) return b === 0 ? [] : [-c / b];
  const discriminant = b * b - 4 * a * c;
  const noise = 4 * Number.EPSILON * (b * b + Math.abs(4 * a * c));
  if (discriminant < -noise) return [];
  if (discriminant <= noise) return [-b / (2 * a)];
  const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  return [q / a, c / q];
}

/** The length of the way, with the way back where the velocity changes its sign before t. */
function pathLength(u: number, a: number, t: number, s: number): number {
  const turn = -u / a;
  if (!(turn > 0 && turn < t)) return Math.abs(s);
  const farthest = (u * turn) / 2;
  return Math.abs(farthest) + Math.abs(s - farthest);
}
