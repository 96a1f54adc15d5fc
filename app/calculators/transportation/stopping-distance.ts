import { defineCalculator, boolean, chart, choice, number, quantity, refuse, table, text } from "#engine/define.ts";
import { STANDARD_GRAVITY } from "#maths/constants.ts";
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
    "How far a vehicle travels before it stops: reaction and braking distance on dry, wet or icy roads, uphill and downhill.",
  keywords: [
    "braking distance",
    "reaction distance",
    "thinking distance",
    "brake",
    "skid",
    "car stopping",
    "emergency braking",
    "sight distance",
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
      min: 0,
      max: 500,
      also: ["at", "going", "mph", "km/h"],
      decimals: 0,
    }),
    reactionTime: number("Reaction time", {
      default: 1.5,
      min: 0,
      max: 10,
      unit: "s",
      help: "About 1 s when alert, 1.5 s usual, 2.5 s for road design",
    }),
    surface: choice("Road", {
      default: "dry",
      options: [
        ["dry", "Dry asphalt"],
        ["wet", "Wet asphalt"],
        ["gravel", "Gravel"],
        ["snow", "Packed snow"],
        ["ice", "Ice"],
        ["custom", "Other friction"],
      ],
      also: ["wet", "dry", "ice", "snow"],
    }),
    frictionCoefficient: number("Coefficient of friction", {
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
      help: "Positive uphill, negative downhill",
    }),
    availableDistance: quantity("Distance to the obstacle", length, {
      unit: "m",
      default: 60,
      min: 0,
      max: 5000,
      also: ["obstacle", "distance ahead"],
      decimals: 2,
    }),
  },
  outputs: {
    stoppingDistance: quantity("Stopping distance", length, { unit: "m", decimals: 1 }),
    reactionDistance: quantity("Distance before the brakes act", length, { unit: "m", decimals: 1 }),
    brakingDistance: quantity("Braking distance", length, { unit: "m", decimals: 1 }),
    deceleration: quantity("Deceleration", acceleration, { unit: "m/s2", decimals: 2 }),
    brakingTime: number("Braking time", { unit: "s", decimals: 2 }),
    totalTime: number("Time to stop", { unit: "s", decimals: 2 }),
    stopsInTime: boolean("Stops before the obstacle"),
    impactSpeed: quantity("Speed at the obstacle", speed, { unit: "km/h", decimals: 1 }),
    maximumSafeSpeed: quantity("Highest speed that stops in time", speed, { unit: "km/h", decimals: 1 }),
    designDistance: quantity("Stopping sight distance of road design", length, {
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
        stoppingDistance: quantity("In all", length, { unit: "m", decimals: 1 }),
      },
      { mark: { column: "speed", equals: "speed" } },
    ),
    bySurface: table("By road", {
      surface: text("Road"),
      friction: number("Friction", { decimals: 2 }),
      stoppingDistance: quantity("In all", length, { unit: "m", decimals: 1, none: "Does not stop" }),
    }),
    distanceBySpeed: chart("Distance by speed", {
      x: { speed: quantity("Speed", speed, { unit: "km/h", decimals: 0 }) },
      y: {
        reactionDistance: quantity("Before the brakes act", length, { unit: "m", decimals: 1 }),
        stoppingDistance: quantity("Until it stands", length, { unit: "m", decimals: 1 }),
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
      refuse("grade", "On this slope the brakes cannot stop the vehicle: gravity pulls harder than the tires hold.");
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
      bySpeed: Array.from({ length: 15 }, (_, index) => stop(10 * (index + 1))),
      bySurface: Object.values(SURFACES).map((one) => ({
        ...one,
        stoppingDistance:
          one.friction + slope > 0
            ? stopFrom(inputs.speed, reactionTime, STANDARD_GRAVITY * (one.friction + slope)).stoppingDistance
            : null,
      })),
      distanceBySpeed: Array.from({ length: 16 }, (_, index) => {
        const { brakingDistance: _braking, ...point } = stop(10 * index);
        return point;
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `From {speed} the vehicle needs {stoppingDistance} to stop: {reactionDistance} before the brakes act and {brakingDistance} of braking.`,
    outputs.stopsInTime
      ? `It stands before an obstacle {availableDistance} ahead.`
      : `It would hit an obstacle {availableDistance} ahead at {impactSpeed}; to stop in time you may go at most {maximumSafeSpeed}.`,
    inputs.speed > 0
      ? `Braking takes {brakingTime} of ${say.number(outputs.totalTime!, 1)} seconds in all; at twice the speed the braking distance would be four times as long.`
      : `A standing vehicle needs no distance to stop.`,
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
      "v_i, v_{\\max}": "speed at the obstacle, and highest speed that stops in time",
    },
  },
  howTo: [
    "Enter the Speed and your Reaction time: 1 s if you expect to brake, 1.5 s usually, more when tired or distracted.",
    "Choose the Road, or Other friction if you know the coefficient.",
    "Enter the Slope of the road in percent, negative downhill.",
    "Enter the Distance to the obstacle to see whether you stop in time, and at what speed you would hit it.",
  ],
  faq: [
    {
      question: "Why is my figure different from the driving school's rule?",
      answer:
        "Rules of thumb differ. The UK Highway Code takes 0.67 s and about 6.6 m/s², which gives 73 m at 60 mph; the German rule adds 3 m per 10 km/h and the square of a tenth of the speed, 130 m at 100 km/h, for a gentle stop. Choose Other friction 0.67 and 0.67 s to get the British figures.",
    },
    {
      question: "Does a heavier car need longer to stop?",
      answer:
        "Hardly: mass cancels out, because the tires' grip grows with the weight. Loaded trucks still need 20 to 40 % more, since their tires grip less and air brakes need half a second to build up. ABS does not shorten the distance much on a dry road, but you can steer.",
    },
    {
      question: "How much do wet or icy roads matter?",
      answer:
        "With a friction of 0.5 the braking distance is 1.6 times that on dry asphalt, on packed snow 4 times and on ice 8 times. Worn tires on standing water can be as bad as snow. From 80 km/h and with 1.5 s it is 65 m dry and 285 m on ice.",
    },
  ],
  about: [
    "Use it to see what speed, attention and weather do, or to judge whether a distance was enough. Braking is taken as constant with all wheels at the limit of grip, as with ABS and good tires.",
    "Coefficients are at the lower end of the usual range; tires, tread, temperature and the road itself change them by a quarter or more. The Stopping sight distance of road design follows AASHTO, with 2.5 s and a mild 3.4 m/s². An accident reconstruction needs measured values.",
  ],
  sources: [
    "AASHTO, A Policy on Geometric Design of Highways and Streets (7th ed., 2018): 2.5 s, 3.4 m/s2, grade term",
    "Wong: Theory of Ground Vehicles (4th ed., 2008): average peak coefficients of road adhesion, lower end of the ranges",
  ],
  caution:
    "A model with average friction: keep a larger distance in real traffic, and do not use it as proof in a legal dispute.",
  phrases: [
    "stopping distance at {speed}",
    "braking distance {speed} on a {surface} road",
    "how far to stop from {speed}",
  ],
  updated: "2026-11-21",
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
      title: "30 km/h in a school street, obstacle at 15 m",
      inputs: { speed: 30, reactionTime: 1, availableDistance: 15 },
      outputs: { stoppingDistance: 12.7592005, stopsInTime: true, impactSpeed: 0 },
    },
    {
      title: "60 mph on ice, 5 % downhill",
      inputs: { speed: 96.56064, surface: "ice", grade: -5, availableDistance: 100 },
      outputs: { stoppingDistance: 773.842087, stopsInTime: false },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        speed: 100,
        reactionTime: 1.5,
        surface: "wet",
        frictionCoefficient: 0.6,
        grade: 0,
        availableDistance: 60,
      },
      outputs: {
        stoppingDistance: 120.348473224,
        reactionDistance: 41.6666666667,
        brakingDistance: 78.6818065569,
        impactSpeed: 87.5781934045,
      },
    },
    {
      by: "mpmath 1.2, distance as the integral of speed over time",
      inputs: {},
      outputs: {
        stoppingDistance: 64.8060559561,
        reactionDistance: 33.3333333333,
        brakingDistance: 31.4727226228,
        deceleration: 7.84532,
        brakingTime: 2.83254503605,
        totalTime: 4.33254503605,
        stopsInTime: false,
        impactSpeed: 31.2620347386,
        maximumSafeSpeed: 75.9391681426,
        designDistance: 128.177196805,
        frictionUsed: 0.8,
        bySpeed: {
          rows: 15,
          first: {
            speed: 10,
            reactionDistance: 4.16666666667,
            brakingDistance: 0.491761290981,
            stoppingDistance: 4.65842795765,
          },
          last: { speed: 150, reactionDistance: 62.5, brakingDistance: 110.646290471, stoppingDistance: 173.146290471 },
        },
        bySurface: {
          rows: 5,
          first: { friction: 0.8, stoppingDistance: 64.8060559561 },
          last: { friction: 0.1, stoppingDistance: 285.115114316 },
        },
        distanceBySpeed: { rows: 16 },
      },
    },
    {
      by: "mpmath 1.2, distance as the integral of speed over time",
      inputs: { speed: 50, surface: "ice", reactionTime: 1, availableDistance: 100, grade: 2 },
      outputs: {
        stoppingDistance: 95.8491040524,
        reactionDistance: 13.8888888889,
        brakingDistance: 81.9602151635,
        deceleration: 1.176798,
        brakingTime: 11.8022709835,
        totalTime: 12.8022709835,
        stopsInTime: true,
        impactSpeed: 0,
        maximumSafeSpeed: 51.1549355391,
        designDistance: 61.5428702027,
        frictionUsed: 0.1,
        bySpeed: {
          rows: 15,
          first: {
            speed: 10,
            reactionDistance: 2.77777777778,
            brakingDistance: 3.27840860654,
            stoppingDistance: 6.05618638432,
          },
          last: {
            speed: 150,
            reactionDistance: 41.6666666667,
            brakingDistance: 737.641936471,
            stoppingDistance: 779.308603138,
          },
        },
        bySurface: {
          rows: 5,
          first: { friction: 0.8, stoppingDistance: 25.8830667177 },
          last: { friction: 0.1, stoppingDistance: 95.8491040524 },
        },
        distanceBySpeed: { rows: 16 },
      },
    },
    {
      by: "mpmath 1.2, distance as the integral of speed over time",
      inputs: { speed: 130, surface: "snow", grade: -8, availableDistance: 30 },
      outputs: {
        stoppingDistance: 608.217721172,
        reactionDistance: 54.1666666667,
        brakingDistance: 554.051054505,
        deceleration: 1.176798,
        brakingTime: 30.6859045572,
        totalTime: 32.1859045572,
        stopsInTime: false,
        impactSpeed: 130,
        maximumSafeSpeed: 24.5558141507,
        designDistance: 339.566307723,
        frictionUsed: 0.2,
        bySpeed: {
          rows: 15,
          first: {
            speed: 10,
            reactionDistance: 4.16666666667,
            brakingDistance: 3.27840860654,
            stoppingDistance: 7.44507527321,
          },
          last: { speed: 150, reactionDistance: 62.5, brakingDistance: 737.641936471, stoppingDistance: 800.141936471 },
        },
        bySurface: {
          rows: 5,
          first: { friction: 0.8, stoppingDistance: 146.508509084 },
          last: { friction: 0.1, stoppingDistance: 3378.4729937 },
        },
        distanceBySpeed: { rows: 16 },
      },
    },
    {
      by: "mpmath 1.2, distance as the integral of speed over time",
      inputs: { speed: 0, availableDistance: 0 },
      outputs: {
        stoppingDistance: 0,
        reactionDistance: 0,
        brakingDistance: 0,
        deceleration: 7.84532,
        brakingTime: 0,
        totalTime: 1.5,
        stopsInTime: true,
        impactSpeed: 0,
        maximumSafeSpeed: 0,
        designDistance: 0,
        frictionUsed: 0.8,
        bySpeed: {
          rows: 15,
          first: {
            speed: 10,
            reactionDistance: 4.16666666667,
            brakingDistance: 0.491761290981,
            stoppingDistance: 4.65842795765,
          },
          last: { speed: 150, reactionDistance: 62.5, brakingDistance: 110.646290471, stoppingDistance: 173.146290471 },
        },
        bySurface: {
          rows: 5,
          first: { friction: 0.8, stoppingDistance: 0 },
          last: { friction: 0.1, stoppingDistance: 0 },
        },
        distanceBySpeed: { rows: 16 },
      },
    },
    {
      by: "mpmath 1.2, distance as the integral of speed over time",
      inputs: { speed: 64.37376, surface: "custom", frictionCoefficient: 0.7, reactionTime: 0, availableDistance: 20 },
      outputs: {
        stoppingDistance: 23.2897078265,
        reactionDistance: 0,
        brakingDistance: 23.2897078265,
        deceleration: 6.864655,
        brakingTime: 2.60487963343,
        totalTime: 2.60487963343,
        stopsInTime: false,
        impactSpeed: 24.1938798984,
        maximumSafeSpeed: 59.6543137753,
        designDistance: 91.7262968471,
        frictionUsed: 0.7,
        bySpeed: {
          rows: 15,
          first: { speed: 10, reactionDistance: 0, brakingDistance: 0.562012903978, stoppingDistance: 0.562012903978 },
          last: { speed: 150, reactionDistance: 0, brakingDistance: 126.452903395, stoppingDistance: 126.452903395 },
        },
        bySurface: {
          rows: 5,
          first: { friction: 0.8, stoppingDistance: 20.3784943482 },
          last: { friction: 0.1, stoppingDistance: 163.027954786 },
        },
        distanceBySpeed: { rows: 16 },
      },
    },
    {
      by: "mpmath 1.2, distance as the integral of speed over time",
      inputs: { speed: 90, surface: "dry", grade: -36, availableDistance: 200 },
      outputs: {
        stoppingDistance: 109.92302649,
        reactionDistance: 37.5,
        brakingDistance: 72.4230264899,
        deceleration: 4.314926,
        brakingTime: 5.79384211919,
        totalTime: 7.29384211919,
        stopsInTime: true,
        impactSpeed: 0,
        maximumSafeSpeed: 128.064832784,
        designDistance: null,
        frictionUsed: 0.8,
        bySpeed: {
          rows: 15,
          first: {
            speed: 10,
            reactionDistance: 4.16666666667,
            brakingDistance: 0.894111438147,
            stoppingDistance: 5.06077810481,
          },
          last: { speed: 150, reactionDistance: 62.5, brakingDistance: 201.175073583, stoppingDistance: 263.675073583 },
        },
        bySurface: {
          rows: 5,
          first: { friction: 0.8, stoppingDistance: 109.92302649 },
          last: { friction: 0.1, stoppingDistance: null },
        },
        distanceBySpeed: { rows: 16 },
      },
    },
    { by: "Refusal", inputs: { surface: "ice", grade: -12 }, refuses: "grade" },
    { by: "Refusal", inputs: { surface: "snow", grade: -20 }, refuses: "grade" },
    { by: "Refusal", inputs: { reactionTime: 11 }, refuses: "reactionTime" },
  ],
});

/** Distances in metres from a speed in km/h. */
function stopFrom(speed: number, reactionTime: number, deceleration: number) {
  const velocity = speed / 3.6;
  const reactionDistance = velocity * reactionTime;
  const brakingDistance = velocity ** 2 / (2 * deceleration);
  return { speed, reactionDistance, brakingDistance, stoppingDistance: reactionDistance + brakingDistance };
}

/** km/h left after braking over so many metres; all of it where the brakes have not acted yet. */
function speedAfter(velocity: number, braked: number, deceleration: number): number {
  return 3.6 * Math.sqrt(velocity ** 2 - 2 * deceleration * Math.max(0, braked));
}

/** The highest speed in km/h that stops within the distance. */
function safeSpeed(distance: number, reactionTime: number, deceleration: number): number {
  return 3.6 * deceleration * (Math.sqrt(reactionTime ** 2 + (2 * distance) / deceleration) - reactionTime);
}
