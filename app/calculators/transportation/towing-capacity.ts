import { defineCalculator, boolean, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { mass } from "#units/mass.ts";

/** Kilograms of people and cargo in the table. */
const LOADS = [0, 100, 200, 300, 400, 500, 600];
const LIMITS = {
  rating: "Tow rating of the vehicle",
  gcwr: "Combined weight (GCWR)",
  gvwr: "Vehicle weight (GVWR), with the tongue weight",
  hitch: "Hitch rating",
};

export default defineCalculator({
  id: "towing-capacity",
  name: "Towing Capacity Calculator",
  category: "transportation",
  emoji: "🚚",
  description:
    "The heaviest trailer your vehicle may tow with its people and cargo, which limit applies first, and whether your trailer is within it.",
  keywords: [
    "how much can i tow",
    "trailer weight",
    "GCWR",
    "GVWR",
    "tongue weight",
    "payload",
    "caravan",
    "camper towing",
    "how heavy a trailer",
    "camper on the hitch",
    "pull a trailer",
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
      defaultIn: { imperial: "5000 lb" },
      min: 1,
      max: 1_000_000,
      help: "The heaviest trailer with brakes that the manufacturer allows.",
      also: ["rated to tow", "tow rating of", "tow capacity", "towing capacity of", "max tow", "can tow"],
      decimals: 1,
    }),
    gvwr: quantity("Gross vehicle weight rating (GVWR)", mass, {
      unit: "kg",
      default: 2800,
      defaultIn: { imperial: "6200 lb" },
      min: 1,
      max: 1_000_000,
      also: ["gvwr of"],
      decimals: 1,
    }),
    gcwr: quantity("Gross combined weight rating (GCWR)", mass, {
      unit: "kg",
      default: 4900,
      defaultIn: { imperial: "10800 lb" },
      min: 1,
      max: 2_000_000,
      help: "The most the vehicle and trailer may weigh together.",
      also: ["gcwr of"],
      decimals: 1,
    }),
    curbWeight: quantity("Empty weight of the vehicle, with fuel", mass, {
      unit: "kg",
      default: 2050,
      defaultIn: { imperial: "4500 lb" },
      min: 1,
      max: 1_000_000,
      also: ["empty weight", "curb weight of", "weighs empty", "truck weighs"],
      decimals: 1,
    }),
    passengersWeight: quantity("People", mass, {
      unit: "kg",
      default: 230,
      defaultIn: { imperial: "500 lb" },
      min: 0,
      max: 100_000,
      decimals: 1,
      also: ["passengers", "of people", "family", "passengers weigh"],
    }),
    cargoWeight: quantity("Cargo in the vehicle", mass, {
      unit: "kg",
      default: 100,
      defaultIn: { imperial: "220 lb" },
      min: 0,
      max: 1_000_000,
      decimals: 1,
      also: ["cargo", "of cargo", "gear", "luggage", "gear in the bed", "stuff"],
    }),
    tonguePercent: percent("Tongue weight, share of the trailer", {
      default: 12,
      min: 1,
      max: 40,
      help: "US conventional hitch 10% to 15%, fifth wheel 15% to 25%, Europe 4% to 7%.",
      also: ["tongue", "on the hitch", "on the tongue"],
    }),
    hitchRating: quantity("Maximum tongue weight of the hitch", mass, {
      unit: "kg",
      default: 300,
      defaultIn: { imperial: "650 lb" },
      min: 1,
      max: 100_000,
      decimals: 1,
      also: ["hitch", "hitch rated for", "hitch rated", "hitch is rated for", "receiver"],
    }),
    trailerWeight: quantity("Your trailer, loaded", mass, {
      unit: "kg",
      default: 1800,
      defaultIn: { imperial: "4000 lb" },
      min: 0,
      max: 1_000_000,
      also: [
        "trailer",
        "caravan",
        "camper",
        "boat",
        "trailer is",
        "camper is",
        "rv",
        "travel trailer",
        "horse trailer",
        "trailer weighs",
        "camper weighs",
      ],
      decimals: 1,
    }),
  },
  outputs: {
    maximumTrailerWeight: quantity("Heaviest trailer", mass, {
      unit: "kg",
      decimals: 0,
      also: [
        "heavy a trailer",
        "how heavy a trailer",
        "can i tow",
        "can i pull",
        "how heavy trailer pull",
        "max trailer",
        "biggest trailer",
      ],
    }),
    limitedBy: text("Limited by", { labels: LIMITS }),
    withinLimits: boolean("Your trailer is within every limit"),
    trailerMargin: quantity("Room left for the trailer", mass, { unit: "kg", decimals: 0 }),
    tongueWeight: quantity("Tongue weight of your trailer", mass, {
      unit: "kg",
      decimals: 0,
      also: ["how much tongue weight", "tongue weight"],
    }),
    payload: quantity("Payload of the vehicle", mass, {
      unit: "kg",
      decimals: 0,
      also: ["payload", "payload of a truck"],
    }),
    payloadLeft: quantity("Payload left with the trailer on", mass, {
      unit: "kg",
      decimals: 0,
      also: ["payload left"],
    }),
    combinedWeight: quantity("Vehicle and trailer together", mass, {
      unit: "kg",
      decimals: 0,
      also: ["combined weight", "together"],
    }),
    combinedMargin: quantity("Left of the combined rating", mass, { unit: "kg", decimals: 0 }),
    vehicleWeightLoaded: quantity("Vehicle with people, cargo and tongue weight", mass, { unit: "kg", decimals: 0 }),
    trailerShare: percent("Trailer, as a share of the loaded vehicle", { decimals: 1 }),
    limits: table(
      "Each limit on its own",
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
  pictures: [
    { draw: "rows", table: "limits", name: "limit", value: "maximumTrailerWeight", title: "What each limit allows" },
  ],
  compute(inputs) {
    const { gvwr, gcwr, curbWeight, trailerWeight } = inputs;
    const load = inputs.passengersWeight + inputs.cargoWeight;
    const own = curbWeight + load;
    if (own > gvwr)
      refuse(
        "cargoWeight",
        "The loaded vehicle alone exceeds its gross rating (GVWR). Take out cargo or people, or check the empty weight.",
      );
    if (own > gcwr)
      refuse(
        "gcwr",
        "The vehicle alone exceeds the combined rating. Check the GCWR: it must be higher than the weight of the loaded vehicle.",
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
  takeaways: (inputs, outputs) => [
    outputs.maximumTrailerWeight === 0
      ? `With these people and this cargo there is nothing left to tow with; the limit is ${LIMITING[outputs.limitedBy as keyof typeof LIMITING]}.`
      : `With these people and this cargo you may tow {maximumTrailerWeight}; the limit is ${LIMITING[outputs.limitedBy as keyof typeof LIMITING]}.`,
    inputs.trailerWeight === 0
      ? `Enter the weight of Your trailer, loaded, to see whether it is within every limit.`
      : outputs.withinLimits
        ? `Your trailer of {trailerWeight} is within every limit, with {trailerMargin} to spare.`
        : `Your trailer of {trailerWeight} is too heavy: take weight out of it or out of the vehicle, or tow a lighter one.`,
    inputs.trailerWeight === 0
      ? `Without a trailer you have {payloadLeft} of payload left.`
      : outputs.payloadLeft! >= 0
        ? `It puts {tongueWeight} on the hitch, which leaves {payloadLeft} of payload.`
        : `It puts {tongueWeight} on the hitch, which overloads the vehicle.`,
  ],
  formula: {
    tex: [
      String.raw`m_v = m_0 + m_p + m_c \qquad T = \min\Bigl(R,\ \text{GCWR} - m_v,\ \frac{\text{GVWR} - m_v}{t},\ \frac{H}{t}\Bigr)`,
    ],
    where: {
      T: "heaviest trailer",
      m_v: "vehicle with people and cargo",
      "m_0, m_p, m_c": "empty weight, people and cargo",
      R: "tow rating",
      t: "tongue weight as a share of the trailer weight",
      H: "maximum tongue weight of the hitch",
    },
  },
  howTo: [
    "Copy the Tow rating, GVWR and GCWR for your engine, axle and tow package from the owner's manual or the label in the door frame.",
    "Enter the Empty weight with fuel; a public scale gives the true figure, options included.",
    "Enter what the People and the Cargo weigh, including a roof box.",
    "Set the Tongue weight as a share of the trailer, and the maximum stamped on the hitch.",
    "Enter Your trailer, loaded with water, propane and luggage, and see which limit it uses most.",
  ],
  faq: [
    {
      question: "Why can I tow less than the advertised rating?",
      answer:
        "The rating assumes a nearly empty vehicle: SAE J2807 allows for two people of 150 lb (68 kg) each and the towing equipment. Every further pound of people and cargo comes off the combined rating, and the tongue weight comes out of the payload, which is often used up first.",
    },
    {
      question: "How much tongue weight is right?",
      answer:
        "In the US, 10% to 15% of the trailer weight for a conventional hitch and 15% to 25% for a fifth wheel. European cars and trailers are built for 4% to 7%, with a limit of 75 to 150 kg (165 to 331 lb) on the ball. Too little makes the trailer sway; too much takes weight off the front wheels.",
    },
    {
      question: "What else limits the trailer?",
      answer:
        "The axle ratings of vehicle and trailer, the tires, the brakes and your driver's license. In the EU, a trailer without brakes may weigh at most 750 kg and half the car's weight, and a class B license covers 3,500 kg for car and trailer together when the trailer is over 750 kg.",
    },
  ],
  about: [
    "Use it before you buy a trailer or load up for a trip. Four limits apply at once, and the lowest one counts: the manufacturer's tow rating, the combined weight, the vehicle's own weight with the tongue weight, and the hitch.",
    "The tongue weight is taken as a fixed share of the trailer weight. A weight-distributing hitch moves load to the front axle but does not change the ratings. Stay 10% to 20% below the limit in mountains and heat; at about 2,000 m (6,600 ft), engines without a turbocharger have lost a fifth of their power.",
  ],
  sources: [
    "SAE J2807: Performance Requirements for Determining Tow-Vehicle Gross Combination Weight Rating and Trailer Weight Rating",
    "US NHTSA, Towing a Trailer: Being Equipped for Safety (2002): tongue weight of 10% to 15%",
  ],
  caution:
    "Axle, tire and legal limits may be lower; the owner's manual and the plates on the vehicle and trailer decide.",
  phrases: [
    "how much can I tow with {gvwr} gvwr {gcwr} gcwr",
    "can I tow a trailer of {trailerWeight}",
    "tongue weight {trailerWeight} trailer {tonguePercent}",
    "curb weight {curbWeight} {passengersWeight} of people {cargoWeight} of cargo",
    "{tonguePercent} tongue weight hitch rated for {hitchRating}",
    "loaded camper or boat {trailerWeight} with {tonguePercent} on the hitch",
    "payload of a truck gvwr {gvwr} curb weight {curbWeight}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "An SUV with a family and a 1,800 kg travel trailer",
      inputs: { passengersWeight: 150, cargoWeight: 50 },
      outputs: { maximumTrailerWeight: 2270, limitedBy: "rating", payloadLeft: 334, tongueWeight: 216 },
    },
    {
      title: "The same SUV with five people and a full load of luggage",
      inputs: { passengersWeight: 400, cargoWeight: 180 },
      outputs: { maximumTrailerWeight: 1416.66667, limitedBy: "gvwr", withinLimits: false },
    },
  ],
});

const LIMITING = {
  rating: "the manufacturer's tow rating",
  gcwr: "the combined rating",
  gvwr: "the vehicle's own gross weight with the tongue weight",
  hitch: "the hitch",
};
