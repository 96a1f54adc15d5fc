import { defineCalculator, boolean, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { mass } from "#units/mass.ts";

/** Kilograms of people and cargo in the table. */
const LOADS = [0, 100, 200, 300, 400, 500, 600];
const LIMITS = {
  rating: "Tow rating of the vehicle",
  gcwr: "Combined weight (GCWR)",
  gvwr: "Vehicle weight (GVWR), by the tongue weight",
  hitch: "Hitch rating",
};

export default defineCalculator({
  id: "towing-capacity",
  name: "Towing Capacity Calculator",
  category: "transportation",
  emoji: "🚚",
  description:
    "The heaviest trailer your vehicle may tow with its people and cargo, which limit decides, and whether your trailer is within it.",
  keywords: [
    "how much can i tow",
    "trailer weight",
    "GCWR",
    "GVWR",
    "tongue weight",
    "payload",
    "caravan",
    "camper towing",
  ],
  related: [
    { id: "stopping-distance", stage: "complementary", relevance: 74 },
    { id: "fuel-cost", stage: "next_step", relevance: 70 },
    { id: "horsepower", stage: "complementary", relevance: 62 },
    "weight-converter",
    "ev-range",
  ],
  inputs: {
    towRating: quantity("Tow rating of the vehicle", mass, {
      unit: "kg",
      default: 2270,
      min: 1,
      max: 1_000_000,
      help: "The maker's heaviest braked trailer",
      also: ["tow rating", "rated to tow"],
      decimals: 1,
    }),
    gvwr: quantity("Gross vehicle weight rating (GVWR)", mass, {
      unit: "kg",
      default: 2800,
      min: 1,
      max: 1_000_000,
      also: ["GVWR"],
      decimals: 1,
    }),
    gcwr: quantity("Gross combined weight rating (GCWR)", mass, {
      unit: "kg",
      default: 4900,
      min: 1,
      max: 2_000_000,
      help: "The most that vehicle and trailer may weigh together",
      also: ["GCWR"],
      decimals: 1,
    }),
    curbWeight: quantity("Empty weight of the vehicle, with fuel", mass, {
      unit: "kg",
      default: 2050,
      min: 1,
      max: 1_000_000,
      also: ["curb weight", "empty weight"],
      decimals: 1,
    }),
    passengersWeight: quantity("People", mass, { unit: "kg", default: 230, min: 0, max: 100_000, decimals: 1 }),
    cargoWeight: quantity("Cargo in the vehicle", mass, {
      unit: "kg",
      default: 100,
      min: 0,
      max: 1_000_000,
      decimals: 1,
    }),
    tonguePercent: percent("Tongue weight, of the trailer", {
      default: 12,
      min: 1,
      max: 40,
      help: "Conventional hitch in the US 10 to 15 %, fifth wheel 15 to 25 %, Europe 4 to 7 %",
    }),
    hitchRating: quantity("Hitch, most tongue weight", mass, {
      unit: "kg",
      default: 300,
      min: 1,
      max: 100_000,
      decimals: 1,
    }),
    trailerWeight: quantity("Your trailer, loaded", mass, {
      unit: "kg",
      default: 1800,
      min: 0,
      max: 1_000_000,
      also: ["trailer", "caravan", "camper"],
      decimals: 1,
    }),
  },
  outputs: {
    maximumTrailerWeight: quantity("Heaviest trailer", mass, { unit: "kg", decimals: 0 }),
    limitedBy: text("Limited by", { labels: LIMITS }),
    withinLimits: boolean("Your trailer is within every limit"),
    trailerMargin: quantity("Room left for the trailer", mass, { unit: "kg", decimals: 0 }),
    tongueWeight: quantity("Tongue weight of your trailer", mass, { unit: "kg", decimals: 0 }),
    payload: quantity("Payload of the vehicle", mass, { unit: "kg", decimals: 0 }),
    payloadLeft: quantity("Payload left with the trailer on", mass, { unit: "kg", decimals: 0 }),
    combinedWeight: quantity("Vehicle and trailer together", mass, { unit: "kg", decimals: 0 }),
    combinedMargin: quantity("Left to the combined rating", mass, { unit: "kg", decimals: 0 }),
    vehicleWeightLoaded: quantity("Vehicle with people, cargo and tongue weight", mass, { unit: "kg", decimals: 0 }),
    trailerShare: percent("Trailer, of the loaded vehicle", { decimals: 1 }),
    limits: table(
      "Each limit by itself",
      {
        limit: text("Limit", { labels: LIMITS }),
        maximumTrailerWeight: quantity("Heaviest trailer", mass, { unit: "kg", decimals: 0 }),
        use: percent("Used by your trailer", { decimals: 1, none: "Limit is 0" }),
      },
      { mark: { column: "limit", equals: "limitedBy" } },
    ),
    byCargo: table("By load in the vehicle", {
      load: quantity("People and cargo", mass, { unit: "kg", decimals: 0 }),
      maximumTrailerWeight: quantity("Heaviest trailer", mass, { unit: "kg", decimals: 0 }),
    }),
  },
  compute(inputs) {
    const { gvwr, gcwr, curbWeight, trailerWeight } = inputs;
    const load = inputs.passengersWeight + inputs.cargoWeight;
    const own = curbWeight + load;
    if (own > gvwr)
      refuse(
        "cargoWeight",
        "The vehicle alone is heavier than its gross rating. Take out cargo or people, or check the empty weight.",
      );
    if (own > gcwr)
      refuse(
        "gcwr",
        "The vehicle alone is heavier than the combined rating. The GCWR must be the larger figure; check it.",
      );
    const tongue = inputs.tonguePercent / 100;
    const limitsAt = (vehicle: number) => [
      { limit: "rating", maximumTrailerWeight: inputs.towRating },
      { limit: "gcwr", maximumTrailerWeight: gcwr - vehicle },
      { limit: "gvwr", maximumTrailerWeight: (gvwr - vehicle) / tongue },
      { limit: "hitch", maximumTrailerWeight: inputs.hitchRating / tongue },
    ];
    const limits = limitsAt(own);
    const lowest = (all: typeof limits) => Math.min(...all.map((one) => one.maximumTrailerWeight));
    const maximumTrailerWeight = lowest(limits);
    return {
      maximumTrailerWeight,
      limitedBy: limits.find((one) => one.maximumTrailerWeight === maximumTrailerWeight)!.limit,
      withinLimits: trailerWeight <= maximumTrailerWeight + 1e-9,
      trailerMargin: maximumTrailerWeight - trailerWeight,
      tongueWeight: trailerWeight * tongue,
      payload: gvwr - curbWeight,
      payloadLeft: gvwr - own - trailerWeight * tongue,
      combinedWeight: own + trailerWeight,
      combinedMargin: gcwr - own - trailerWeight,
      vehicleWeightLoaded: own + trailerWeight * tongue,
      trailerShare: (100 * trailerWeight) / own,
      limits: limits.map((one) => ({
        ...one,
        use: one.maximumTrailerWeight > 0 ? (100 * trailerWeight) / one.maximumTrailerWeight : null,
      })),
      byCargo: LOADS.map((carried) => ({
        load: carried,
        maximumTrailerWeight: Math.max(0, lowest(limitsAt(curbWeight + carried))),
      })),
    };
  },
  takeaways: (_, outputs) => [
    `With these people and this cargo you may tow {maximumTrailerWeight}; ${LIMITING[outputs.limitedBy as keyof typeof LIMITING]} decides.`,
    outputs.withinLimits
      ? `Your trailer of {trailerWeight} is within every limit, with {trailerMargin} to spare.`
      : `Your trailer of {trailerWeight} is heavier than that: take weight out of it or out of the vehicle, or tow a lighter one.`,
    outputs.payloadLeft! >= 0
      ? `It presses {tongueWeight} on the hitch, which leaves {payloadLeft} of payload.`
      : `It presses {tongueWeight} on the hitch, which overloads the vehicle.`,
  ],
  formula: {
    tex: [
      String.raw`m_v = m_0 + m_p + m_c \qquad T = \min\left(R,\ \text{GCWR} - m_v,\ \frac{\text{GVWR} - m_v}{t},\ \frac{H}{t}\right)`,
    ],
    where: {
      T: "heaviest trailer",
      m_v: "vehicle with people and cargo",
      "m_0, m_p, m_c": "empty weight, people and cargo",
      R: "tow rating",
      t: "tongue weight as a share of the trailer",
      H: "most tongue weight of the hitch",
    },
  },
  howTo: [
    "Copy Tow rating, GVWR and GCWR from the manual or the label in the door frame, for your engine, axle and tow package.",
    "Enter the Empty weight with fuel; a public scale gives the true figure with all options.",
    "Enter what People and Cargo weigh, roof box included.",
    "Set the Tongue weight, of the trailer in percent, and the limit stamped on the Hitch.",
    "Enter Your trailer, loaded with water, gas and luggage, and see which limit it uses most.",
  ],
  faq: [
    {
      question: "Why can I tow less than the advertised rating?",
      answer:
        "The rating holds for a nearly empty vehicle: SAE J2807 allows two people of 68 kg (150 lb) each and the tow equipment. All further people and cargo come off the combined rating kilogram for kilogram, and the tongue weight comes out of the payload, which is often used up first.",
    },
    {
      question: "How much tongue weight is right?",
      answer:
        "In the US 10 to 15 % of the trailer for a conventional hitch and 15 to 25 % for a fifth wheel. European cars and caravans are built for 4 to 7 %, with a limit of 75 to 150 kg on the ball. Too little makes the trailer sway; too much lifts the front wheels.",
    },
    {
      question: "What else limits the trailer?",
      answer:
        "The axle ratings of vehicle and trailer, tires, brakes (an unbraked trailer is limited to 750 kg in the EU, and to half the car's weight) and the driving license. In the EU, class B allows 3500 kg together with a trailer over 750 kg.",
    },
  ],
  about: [
    "Use it before you buy a trailer or load for a trip. Four limits act at once, and the lowest counts: the maker's rating, the combined weight, the vehicle's own weight with the tongue weight, and the hitch.",
    "It takes the tongue weight as a fixed share of the trailer. A weight-distributing hitch moves load to the front axle but does not change the ratings. Stay 10 to 20 % below the limit in mountains and heat; above about 2000 m engines without a turbocharger lose a fifth of their power.",
  ],
  sources: [
    "SAE J2807: Performance Requirements for Determining Tow-Vehicle Gross Combination Weight Rating and Trailer Weight Rating",
    "US NHTSA, Towing a Trailer: Being Equipped for Safety (2002): tongue weight of 10 to 15 %",
  ],
  caution: "Axle, tire and legal limits may be lower; the manual and the plates on vehicle and trailer decide.",
  phrases: ["how much can I tow with {gvwr} gvwr {gcwr} gcwr", "can I tow a trailer of {trailerWeight}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "An SUV with a family and a 1800 kg caravan",
      inputs: { passengersWeight: 150, cargoWeight: 50 },
      outputs: { maximumTrailerWeight: 2270, limitedBy: "rating", payloadLeft: 334, tongueWeight: 216 },
    },
    {
      title: "The same with five people and full luggage",
      inputs: { passengersWeight: 400, cargoWeight: 180 },
      outputs: { maximumTrailerWeight: 1416.66667, limitedBy: "gvwr", withinLimits: false },
    },
  ],
});

const LIMITING = {
  rating: "the maker's tow rating",
  gcwr: "the combined rating",
  gvwr: "the vehicle's own gross weight with the tongue weight",
  hitch: "the hitch",
};
