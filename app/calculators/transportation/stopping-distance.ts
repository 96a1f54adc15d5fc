import { defineCalculator, boolean, chart, choice, number, quantity, refuse, table, text } from "#engine/define.ts";
import { STANDARD_GRAVITY } from "#maths/constants.ts";
import { roundSpeeds } from "#maths/speed-steps.ts";
import { acceleration } from "#units/acceleration.ts";
import { length } from "#units/length.ts";
import { speed } from "#units/speed.ts";

const SURFACES = {
  dry: { surface: "Dry asphalt", friction: 0.8 },
  wet: { surface: "Wet asphalt", friction: 0.5 },
  gravel: { surface: "Gravel", friction: 0.6 },
  snow: { surface: "Packed snow", friction: 0.2 },
  ice: { surface: "Ice", friction: 0.1 },
};
/** Road design (AASHTO): reaction time in s and deceleration in m/s². */
const DESIGN_REACTION = 2.5;
const DESIGN_DECELERATION = 3.4;

export default defineCalculator({
  id: "stopping-distance",
  name: "Stopping Distance Calculator",
  category: "transportation",
  emoji: "🛑",
  description:
    "How far a vehicle travels before it stops: reaction and braking distance on dry, wet or icy roads, uphill or downhill.",
  keywords: [
    "braking distance",
    "reaction distance",
    "thinking distance",
    "brake",
    "skid",
    "car stopping",
    "emergency braking",
    "sight distance",
    "come to a stop",
    "slam on the brakes",
    "how many feet to stop",
  ],
  related: [
    { id: "kinematics", stage: "complementary", relevance: 76 },
    { id: "road-trip-time", stage: "complementary", relevance: 62 },
    "speed-converter",
    "tire-size",
    { id: "kinetic-energy", stage: "complementary", relevance: 70 },
  ],
  inputs: {
    speed: quantity("Speed", speed, {
      unit: "km/h",
      default: 80,
      defaultIn: { imperial: "50 mph" },
      min: 0,
      max: 500,
      also: ["at", "going", "mph", "km/h", "doing", "driving", "from", "traveling"],
      decimals: 0,
    }),
    reactionTime: number("Reaction time", {
      default: 1.5,
      min: 0,
      max: 10,
      unit: "s",
      help: "About 1 s when alert, 1.5 s usually, 2.5 s in road design.",
      also: ["reaction", "to react", "reflexes", "reaction time of"],
    }),
    surface: choice("Road", {
      default: "dry",
      options: [
        ["dry", "Dry asphalt"],
        ["wet", "Wet asphalt"],
        ["gravel", "Gravel"],
        ["snow", "Packed snow"],
        ["ice", "Ice"],
        ["custom", "Another friction"],
      ],
      also: ["wet", "dry", "ice", "snow"],
      called: {
        wet: ["rain", "raining", "rainy"],
        ice: ["icy", "black ice"],
        snow: ["snowy", "packed snow"],
        gravel: ["gravel road", "dirt road"],
      },
    }),
    frictionCoefficient: number("Coefficient of friction", {
      also: ["friction"],
      default: 0.6,
      min: 0.01,
      max: 2,
      when: { surface: "custom" },
    }),
    grade: number("Slope of the road", {
      default: 0,
      min: -40,
      max: 40,
      unit: "%",
      help: "Positive uphill, negative downhill.",
      also: ["hill", "slope", "uphill", "downhill"],
    }),
    availableDistance: quantity("Distance to the obstacle", length, {
      unit: "m",
      default: 60,
      defaultIn: { imperial: "200 ft" },
      min: 0,
      max: 5000,
      also: ["obstacle", "distance ahead", "ahead", "deer", "away", "feet ahead"],
      decimals: 2,
    }),
  },
  outputs: {
    stoppingDistance: quantity("Stopping distance", length, {
      unit: "m",
      decimals: 1,
      also: ["how far", "come to a stop", "far to stop", "stop", "feet to stop"],
    }),
    reactionDistance: quantity("Reaction distance", length, {
      unit: "m",
      decimals: 1,
      also: ["thinking distance"],
    }),
    brakingDistance: quantity("Braking distance", length, { unit: "m", decimals: 1, also: ["braking distance"] }),
    deceleration: quantity("Deceleration", acceleration, { unit: "m/s2", decimals: 2 }),
    brakingTime: number("Braking time", { unit: "s", decimals: 2 }),
    totalTime: number("Time to stop", { unit: "s", decimals: 2, also: ["how long to stop", "seconds to stop"] }),
    stopsInTime: boolean("Stops before the obstacle"),
    impactSpeed: quantity("Speed at the obstacle", speed, {
      unit: "km/h",
      decimals: 1,
      also: ["hit it at", "impact speed"],
    }),
    maximumSafeSpeed: quantity("Highest speed at which you stop in time", speed, { unit: "km/h", decimals: 1 }),
    designDistance: quantity("Stopping sight distance in road design", length, {
      unit: "m",
      decimals: 1,
      none: "Too steep downhill for road design",
    }),
    frictionUsed: number("Friction used", { decimals: 2 }),
    bySpeed: table(
      "By speed",
      {
        speed: quantity("Speed", speed, { unit: "km/h", decimals: 0 }),
        reactionDistance: quantity("Reaction", length, { unit: "m", decimals: 1 }),
        brakingDistance: quantity("Braking", length, { unit: "m", decimals: 1 }),
        stoppingDistance: quantity("Total", length, { unit: "m", decimals: 1 }),
      },
      { mark: { column: "speed", equals: "speed" } },
    ),
    bySurface: table("By road", {
      surface: text("Road"),
      friction: number("Friction", { decimals: 2 }),
      stoppingDistance: quantity("Total", length, { unit: "m", decimals: 1, none: "Does not stop" }),
    }),
    distanceBySpeed: chart("Distance by speed", {
      x: { speed: quantity("Speed", speed, { unit: "km/h", decimals: 0 }) },
      y: {
        reactionDistance: quantity("Reaction distance", length, { unit: "m", decimals: 1 }),
        stoppingDistance: quantity("Stopping distance", length, { unit: "m", decimals: 1 }),
      },
      as: "line",
      own: { x: "speed", y: "stoppingDistance", label: "Your speed" },
    }),
  },
  compute(inputs) {
    const { reactionTime, grade, availableDistance } = inputs;
    const friction = inputs.surface === "custom" ? inputs.frictionCoefficient : SURFACES[inputs.surface].friction;
    const slope = grade / 100;
    if (friction + slope <= 0)
      refuse(
        "grade",
        "On this slope the brakes cannot stop the vehicle: gravity pulls harder than the tires can grip. Enter a gentler slope.",
      );
    const velocity = inputs.speed / 3.6;
    const deceleration = STANDARD_GRAVITY * (friction + slope);
    const stop = (kmh: number) => stopFrom(kmh, reactionTime, deceleration);
    const { reactionDistance, brakingDistance, stoppingDistance } = stop(inputs.speed);
    const stopsInTime = stoppingDistance <= availableDistance + 1e-9;
    const designDeceleration = DESIGN_DECELERATION + STANDARD_GRAVITY * slope;
    return {
      stoppingDistance,
      reactionDistance,
      brakingDistance,
      deceleration,
      brakingTime: velocity / deceleration,
      totalTime: reactionTime + velocity / deceleration,
      stopsInTime,
      impactSpeed: stopsInTime ? 0 : speedAfter(velocity, availableDistance - reactionDistance, deceleration),
      maximumSafeSpeed: safeSpeed(availableDistance, reactionTime, deceleration),
      designDistance:
        designDeceleration > 0 ? DESIGN_REACTION * velocity + velocity ** 2 / (2 * designDeceleration) : null,
      frictionUsed: friction,
      bySpeed: roundSpeeds(inputs.speed, 10, 15).map(stop),
      bySurface: Object.values(SURFACES).map((one) => ({
        ...one,
        stoppingDistance:
          one.friction + slope > 0
            ? stopFrom(inputs.speed, reactionTime, STANDARD_GRAVITY * (one.friction + slope)).stoppingDistance
            : null,
      })),
      distanceBySpeed: [0, ...roundSpeeds(inputs.speed, 10, 15)].map((kmh) => {
        const { brakingDistance: _braking, ...point } = stop(kmh);
        return point;
      }),
    };
  },
  takeaways: (inputs, outputs, say) =>
    inputs.speed === 0
      ? [`A vehicle that is not moving needs no distance to stop.`, `Enter a Speed to see how far it travels.`]
      : [
          `From {speed} the vehicle needs {stoppingDistance} to stop: {reactionDistance} before the brakes act and {brakingDistance} of braking.`,
          outputs.stopsInTime
            ? `It stops before an obstacle {availableDistance} ahead.`
            : inputs.availableDistance === 0
              ? `An obstacle right in front of it would be hit at {impactSpeed}.`
              : `It would hit an obstacle {availableDistance} ahead at {impactSpeed}; to stop in time, drive at most {maximumSafeSpeed}.`,
          `Stopping takes ${say.number(outputs.totalTime!, 1)} seconds in all, {brakingTime} of them braking; at twice the speed, the braking distance is four times as long.`,
        ],
  formula: {
    tex: [
      String.raw`s = v\,t_r + \frac{v^2}{2a} \qquad a = g(\mu + G)`,
      String.raw`v_i = \sqrt{v^2 - 2a(D - v t_r)} \qquad v_{\max} = a\left(\sqrt{t_r^2 + \tfrac{2D}{a}} - t_r\right)`,
    ],
    where: {
      s: "stopping distance",
      v: "speed in m/s",
      t_r: "reaction time",
      a: "deceleration, with g = 9.80665 m/s²",
      "\\mu, G": "friction of the road and its slope, positive uphill",
      D: "distance to the obstacle",
      "v_i, v_{\\max}": "speed at the obstacle, and highest speed at which you stop in time",
    },
  },
  howTo: [
    "Enter the Speed and your Reaction time: 1 s if you expect to brake, 1.5 s usually, more when you are tired or distracted.",
    "Choose the Road, or Another friction if you know the coefficient.",
    "Enter the Slope of the road in percent, negative downhill.",
    "Enter the Distance to the obstacle to see whether you stop in time, and at what speed you would hit it.",
  ],
  faq: [
    {
      question: "Why does this differ from the rule I learned?",
      answer:
        "Rules of thumb differ. The UK Highway Code assumes 0.67 s and about 6.6 m/s², which gives 73 m (240 ft) at 60 mph. The German rule adds 3 m per 10 km/h and the square of a tenth of the speed in km/h: 130 m at 100 km/h, for a gentle stop. For the British figures, choose Another friction, 0.67, and a reaction time of 0.67 s.",
    },
    {
      question: "Does a heavier car take longer to stop?",
      answer:
        "Hardly: mass cancels out, because the tires' grip grows with the weight. Loaded trucks still need 20% to 40% more distance, because their tires grip less and air brakes take half a second to build up pressure. ABS does not shorten the distance much on a dry road, but it lets you steer.",
    },
    {
      question: "How much do wet or icy roads matter?",
      answer:
        "Compared with dry asphalt, the braking distance is 1.6 times as long on wet asphalt, 4 times on packed snow and 8 times on ice. Worn tires on standing water can be as bad as snow. From 80 km/h (50 mph) with a reaction time of 1.5 s, you need 65 m (213 ft) on a dry road and 285 m (935 ft) on ice.",
    },
  ],
  about: [
    "Use it to see what difference speed, attention and weather make, or whether a following distance is enough. Braking is assumed to be constant, with all wheels at the limit of grip, as with ABS and good tires.",
    "The friction values are at the lower end of the usual range; tires, tread, temperature and the road itself change them by a quarter or more. The stopping sight distance in road design follows AASHTO, with 2.5 s and a gentle 3.4 m/s². Accident reconstruction needs measured values.",
  ],
  sources: [
    "AASHTO, A Policy on Geometric Design of Highways and Streets (7th ed., 2018): 2.5 s, 3.4 m/s², grade term",
    "Wong: Theory of Ground Vehicles (4th ed., 2008): average peak coefficients of road adhesion, lower end of the ranges",
  ],
  caution:
    "A model with typical friction: leave more distance in real traffic, and do not use it as evidence in a legal dispute.",
  phrases: [
    "stopping distance at {speed}",
    "braking distance {speed} on a {surface} road",
    "how far to stop from {speed}",
    "braking distance {speed} friction {frictionCoefficient}",
    "how many meters to stop a car from {speed} in the rain",
    "car doing {speed} with a reaction time of {reactionTime}",
    "slam on the brakes at {speed} on {surface}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "100 km/h on a wet road, obstacle at 60 m",
      inputs: { speed: 100, surface: "wet" },
      outputs: {
        stoppingDistance: 120.348473,
        reactionDistance: 41.6666667,
        brakingDistance: 78.6818066,
        impactSpeed: 87.5781934,
      },
    },
    {
      title: "30 km/h in a school zone, obstacle at 15 m",
      inputs: { speed: 30, reactionTime: 1, availableDistance: 15 },
      outputs: { stoppingDistance: 12.7592005, stopsInTime: true, impactSpeed: 0 },
    },
    {
      title: "60 mph on ice, 5% downhill",
      inputs: { speed: 96.56064, surface: "ice", grade: -5, availableDistance: 100 },
      outputs: { stoppingDistance: 773.842087, stopsInTime: false },
    },
  ],
});

/** Distances in metres from a speed in km/h. */
function stopFrom(speed: number, reactionTime: number, deceleration: number) {
  const velocity = speed / 3.6;
  const reactionDistance = velocity * reactionTime;
  const brakingDistance = velocity ** 2 / (2 * deceleration);
  return { speed, reactionDistance, brakingDistance, stoppingDistance: reactionDistance + brakingDistance };
}

/** km/h left after braking over a number of metres; all of it where the brakes have not acted yet. */
function speedAfter(velocity: number, braked: number, deceleration: number): number {
  return 3.6 * Math.sqrt(velocity ** 2 - 2 * deceleration * Math.max(0, braked));
}

/** The highest speed in km/h that stops within the distance. */
function safeSpeed(distance: number, reactionTime: number, deceleration: number): number {
  return 3.6 * deceleration * (Math.sqrt(reactionTime ** 2 + (2 * distance) / deceleration) - reactionTime);
}
