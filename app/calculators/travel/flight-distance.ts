import { defineCalculator, boolean, choice, integer, number, quantity, table, text } from "#engine/define.ts";
import { degrees, radians } from "#maths/geometry.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { speed } from "#units/speed.ts";

/** Mean radius of the Earth in km (IUGG). */
const EARTH_RADIUS = 6371.0088;
const KM_PER_MILE = 1.609344;
const KM_PER_NAUTICAL_MILE = 1.852;
const COMPASS = ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"];

type Airport = readonly [code: string, name: string, latitude: number, longitude: number];
/** Degrees, north and east positive; OurAirports and OpenFlights. */
const AIRPORTS: readonly Airport[] = [
  ["ATL", "Atlanta (ATL)", 33.6367, -84.4281],
  ["LAX", "Los Angeles (LAX)", 33.9425, -118.408],
  ["ORD", "Chicago (ORD)", 41.9786, -87.9048],
  ["DFW", "Dallas (DFW)", 32.8968, -97.038],
  ["DEN", "Denver (DEN)", 39.8617, -104.673],
  ["JFK", "New York JFK (JFK)", 40.6398, -73.7789],
  ["SFO", "San Francisco (SFO)", 37.619, -122.375],
  ["SEA", "Seattle (SEA)", 47.449, -122.309],
  ["LAS", "Las Vegas (LAS)", 36.0801, -115.152],
  ["MCO", "Orlando (MCO)", 28.4294, -81.309],
  ["MIA", "Miami (MIA)", 25.7932, -80.2906],
  ["EWR", "Newark (EWR)", 40.6925, -74.1687],
  ["BOS", "Boston (BOS)", 42.3643, -71.0052],
  ["IAD", "Washington Dulles (IAD)", 38.9445, -77.4558],
  ["HNL", "Honolulu (HNL)", 21.3206, -157.9242],
  ["YYZ", "Toronto (YYZ)", 43.6772, -79.6306],
  ["YVR", "Vancouver (YVR)", 49.1939, -123.184],
  ["MEX", "Mexico City (MEX)", 19.4363, -99.0721],
  ["GRU", "Sao Paulo (GRU)", -23.4356, -46.4731],
  ["EZE", "Buenos Aires (EZE)", -34.8222, -58.5358],
  ["BOG", "Bogota (BOG)", 4.7016, -74.1469],
  ["SCL", "Santiago (SCL)", -33.393, -70.7858],
  ["LHR", "London Heathrow (LHR)", 51.4706, -0.4619],
  ["CDG", "Paris CDG (CDG)", 49.0128, 2.55],
  ["AMS", "Amsterdam (AMS)", 52.3086, 4.7639],
  ["FRA", "Frankfurt (FRA)", 50.0333, 8.5706],
  ["MAD", "Madrid (MAD)", 40.4719, -3.5626],
  ["BCN", "Barcelona (BCN)", 41.2971, 2.0785],
  ["FCO", "Rome (FCO)", 41.8003, 12.2389],
  ["MUC", "Munich (MUC)", 48.3538, 11.7861],
  ["ZRH", "Zurich (ZRH)", 47.4647, 8.5492],
  ["VIE", "Vienna (VIE)", 48.1103, 16.5697],
  ["CPH", "Copenhagen (CPH)", 55.6179, 12.656],
  ["ARN", "Stockholm (ARN)", 59.6519, 17.9186],
  ["DUB", "Dublin (DUB)", 53.4213, -6.2701],
  ["LIS", "Lisbon (LIS)", 38.7813, -9.1359],
  ["IST", "Istanbul (IST)", 41.2753, 28.7519],
  ["ATH", "Athens (ATH)", 37.9364, 23.9445],
  ["DXB", "Dubai (DXB)", 25.2528, 55.3644],
  ["DOH", "Doha (DOH)", 25.2731, 51.6081],
  ["CAI", "Cairo (CAI)", 30.1219, 31.4056],
  ["JNB", "Johannesburg (JNB)", -26.1392, 28.246],
  ["NBO", "Nairobi (NBO)", -1.3192, 36.9278],
  ["LOS", "Lagos (LOS)", 6.5774, 3.3212],
  ["ADD", "Addis Ababa (ADD)", 8.9779, 38.7993],
  ["DEL", "Delhi (DEL)", 28.5665, 77.1031],
  ["BOM", "Mumbai (BOM)", 19.0887, 72.8679],
  ["BLR", "Bengaluru (BLR)", 13.1979, 77.7063],
  ["SIN", "Singapore (SIN)", 1.3502, 103.994],
  ["BKK", "Bangkok (BKK)", 13.6811, 100.747],
  ["KUL", "Kuala Lumpur (KUL)", 2.7456, 101.71],
  ["CGK", "Jakarta (CGK)", -6.1256, 106.656],
  ["MNL", "Manila (MNL)", 14.5086, 121.02],
  ["HKG", "Hong Kong (HKG)", 22.3089, 113.915],
  ["PVG", "Shanghai (PVG)", 31.1434, 121.805],
  ["PEK", "Beijing (PEK)", 40.0801, 116.585],
  ["CAN", "Guangzhou (CAN)", 23.3924, 113.299],
  ["ICN", "Seoul (ICN)", 37.4691, 126.451],
  ["HND", "Tokyo Haneda (HND)", 35.5523, 139.78],
  ["NRT", "Tokyo Narita (NRT)", 35.7647, 140.386],
  ["TPE", "Taipei (TPE)", 25.0777, 121.233],
  ["SYD", "Sydney (SYD)", -33.9461, 151.177],
  ["MEL", "Melbourne (MEL)", -37.6733, 144.843],
  ["AKL", "Auckland (AKL)", -37.0081, 174.792],
];
const PLACES: readonly (readonly [string, string])[] = [
  ...AIRPORTS.map(([code, name]) => [code, name] as const),
  ["custom", "Another place, by coordinates"],
];

export default defineCalculator({
  id: "flight-distance",
  name: "Flight Distance Calculator",
  category: "travel",
  emoji: "✈️",
  description:
    "Great-circle distance, flight time, heading and CO2 between any two of 64 airports or any two points on Earth.",
  keywords: [
    "air miles",
    "great circle",
    "haversine",
    "distance between cities",
    "as the crow flies",
    "flight time",
    "airport to airport",
    "carbon footprint of a flight",
    "how far by plane",
    "hours in the air",
    "flying out of",
    "how long is the flight",
    "fly from",
  ],
  related: [
    { id: "jet-lag", stage: "next_step", relevance: 86 },
    { id: "travel-budget", stage: "next_step", relevance: 76 },
    { id: "carbon-footprint", stage: "complementary", relevance: 78 },
    "time-zone-converter",
    "luggage-size",
  ],
  inputs: {
    from: choice("From", { default: "LHR", options: PLACES, also: ["from"] }),
    fromLatitude: number("Latitude", {
      default: 51.5074,
      min: -90,
      max: 90,
      unit: "degrees",
      when: { from: "custom" },
      help: "North is positive.",
    }),
    fromLongitude: number("Longitude", {
      default: -0.1278,
      min: -180,
      max: 180,
      unit: "degrees",
      when: { from: "custom" },
      help: "East is positive.",
    }),
    to: choice("To", { default: "JFK", options: PLACES, also: ["to"] }),
    toLatitude: number("Latitude", { default: 40.7128, min: -90, max: 90, unit: "degrees", when: { to: "custom" } }),
    toLongitude: number("Longitude", {
      default: -74.006,
      min: -180,
      max: 180,
      unit: "degrees",
      when: { to: "custom" },
    }),
    roundTrip: boolean("There and back", { default: false }),
    passengers: integer("Passengers", {
      default: 1,
      min: 1,
      max: 1000,
      also: ["passengers", "people", "of us", "seats"],
    }),
    cruiseSpeed: quantity("Cruising speed", speed, {
      unit: "km/h",
      default: 850,
      defaultIn: { imperial: "550 mph" },
      min: 50,
      max: 3500,
      decimals: 0,
      also: ["cruising at"],
    }),
    extraMinutes: number("Taxi, climb and descent", { default: 30, min: 0, max: 300, unit: "minutes" }),
    emissionFactor: number("CO2 per passenger and km", { default: 90, min: 0, max: 2000, unit: "g" }),
  },
  outputs: {
    distance: quantity("Distance", length, {
      unit: "km",
      decimals: 0,
      also: ["how far", "far", "miles", "far by plane", "distance"],
    }),
    distanceMiles: quantity("Distance in other units", length, {
      unit: "mi",
      metric: "mi",
      imperial: "km",
      decimals: 0,
    }),
    distanceNauticalMiles: number("Distance in nautical miles", { decimals: 0, unit: "nmi" }),
    flightHours: number("Flight time, one way", {
      unit: "hours",
      decimals: 1,
      also: [
        "hours in the air",
        "in the air",
        "how many hours",
        "flight time",
        "how long",
        "long is the flight",
        "flying time",
        "flight take",
      ],
    }),
    co2: quantity("CO2", mass, { unit: "kg", decimals: 0, also: ["carbon", "emissions"] }),
    totalDistance: quantity("Distance of the trip", length, { unit: "km", decimals: 0 }),
    initialBearing: number("Heading at departure", { unit: "degrees", decimals: 1, also: ["heading", "bearing"] }),
    compass: text("Compass point", { also: ["which direction"] }),
    midpointLatitude: number("Halfway: latitude", { decimals: 3, unit: "degrees" }),
    midpointLongitude: number("Halfway: longitude", { decimals: 3, unit: "degrees" }),
    route: table("Points on the way", {
      fraction: number("Share of the way", { decimals: 1 }),
      latitude: number("Latitude", { decimals: 3 }),
      longitude: number("Longitude", { decimals: 3 }),
    }),
  },
  compute(inputs) {
    const start = placeOf(inputs.from, inputs.fromLatitude, inputs.fromLongitude);
    const end = placeOf(inputs.to, inputs.toLatitude, inputs.toLongitude);
    const angle = angleBetween(start, end);
    const distance = EARTH_RADIUS * angle;
    const totalDistance = inputs.roundTrip ? 2 * distance : distance;
    const initialBearing = angle === 0 ? 0 : bearing(start, end);
    const midpoint = pointAt(start, end, angle, 0.5);
    return {
      distance,
      distanceMiles: distance / KM_PER_MILE,
      distanceNauticalMiles: distance / KM_PER_NAUTICAL_MILE,
      flightHours: distance / inputs.cruiseSpeed + inputs.extraMinutes / 60,
      co2: (totalDistance * inputs.passengers * inputs.emissionFactor) / 1000,
      totalDistance,
      initialBearing,
      compass: COMPASS[Math.floor(initialBearing / 22.5 + 0.5) % 16]!,
      midpointLatitude: midpoint.latitude,
      midpointLongitude: midpoint.longitude,
      route: Array.from({ length: 11 }, (_, tenth) => ({
        fraction: tenth / 10,
        ...pointAt(start, end, angle, tenth / 10),
      })),
    };
  },
  takeaways: (inputs, outputs, say) =>
    outputs.distance === 0
      ? [
          `Both ends are the same place, so there is no distance to fly.`,
          `Choose another place under From or To, or enter its coordinates.`,
        ]
      : [
          `The shortest route is {distance}, or ${say.number(outputs.distanceNauticalMiles!, 0)} nautical miles: about {flightHours} of flight time.`,
          `It starts out toward {compass}, at ${say.number(outputs.initialBearing!, 0)}°; the routes actually flown are usually 2% to 10% longer.`,
          `${inputs.roundTrip ? "The round trip" : "The one-way flight"} emits about {co2} of CO2 for ${inputs.passengers > 1 ? "{passengers} passengers" : "one passenger"}.`,
        ],
  formula: {
    tex: [
      String.raw`h = \sin^2\frac{\varphi_2 - \varphi_1}{2} + \cos\varphi_1 \cos\varphi_2 \sin^2\frac{\lambda_2 - \lambda_1}{2}`,
      String.raw`d = 2R\,\operatorname{atan2}\left(\sqrt{h}, \sqrt{1 - h}\right) \qquad t = \frac{d}{v} + \frac{m}{60}`,
      String.raw`\theta = \operatorname{atan2}(\sin\Delta\lambda\cos\varphi_2,\ \cos\varphi_1\sin\varphi_2 - \sin\varphi_1\cos\varphi_2\cos\Delta\lambda)`,
    ],
    where: {
      "\\varphi, \\lambda": "latitude and longitude of each end",
      d: "great-circle distance",
      R: "mean radius of the Earth, 6,371.0088 km",
      t: "flight time in hours",
      v: "cruising speed",
      m: "minutes for taxi, climb and descent",
      "\\theta": "heading at departure, clockwise from north",
    },
  },
  howTo: [
    "Choose From and To. For a place not in the list, choose Another place and enter its coordinates: north and east are positive, south and west negative.",
    "Tick There and back for a round trip, and set the Passengers for the CO2.",
    "Adjust the Cruising speed: 800 to 900 km/h (500 to 560 mph) for jets, about 500 km/h (310 mph) for turboprops.",
    "Use the heading and the Points on the way to see which part of the world the route crosses.",
  ],
  faq: [
    {
      question: "Why does the route look curved on a map?",
      answer:
        "The shortest route on a sphere is a great circle, and flat maps bend it. On the globe, London to Tokyo starts out toward the northeast and crosses Siberia, although Tokyo lies south of London. The heading changes all the way, so only the one at departure is shown.",
    },
    {
      question: "How accurate is the distance?",
      answer:
        "The Earth is slightly flattened: each pole is 21 km (13 mi) closer to the center than the equator. The sphere used here is off by at most about 0.5%, or some 30 km (19 mi) between London and New York. Real flights are longer: airways, weather, closed airspace and holding patterns add 2% to 10%.",
    },
    {
      question: "How much CO2 does a flight emit per passenger?",
      answer:
        "The ICCT found a world average of 90 g per passenger-kilometer in 2019: about 85 g on long flights and 150 g or more on short ones. A business-class seat takes two to four times the space, and so two to four times the share. Contrails and nitrogen oxides add to the warming but are not counted here.",
    },
  ],
  about: [
    "Use it for frequent-flyer miles, a rough flight time, a carbon estimate or to compare routes. It gives the great-circle distance between two points by the haversine formula, long used in navigation.",
    "The time is for still air. Jet streams make eastbound flights across the Atlantic and Pacific up to an hour and a half shorter than westbound ones. Each airport counts as its reference point; coordinates are the ones maps and phones use (WGS 84).",
  ],
  sources: [
    "IUGG mean Earth radius, Moritz H, Geodetic Reference System 1980",
    "Sinnott RW, Virtues of the haversine, Sky & Telescope 68:159 (1984)",
    "OurAirports and OpenFlights, airport coordinates",
    "Graver B, Rutherford D, Zheng S, CO2 emissions from commercial aviation 2013, 2018, and 2019, ICCT (2020)",
  ],
  phrases: [
    "flight distance from {from} to {to}",
    "how long is the flight from {from} to {to}",
    "fly from {from} to {to}",
    "nonstop flight {from} to {to}",
    "plane {from} to {to}",
    "direct flight from {from} to {to} how long in the air",
    "plane from {from} to {to}",
    "how far by plane {from} to {to}",
    "hours in the air from {from} to {to}",
    "flying out of {from} to {to}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "London Heathrow to New York JFK",
      inputs: { from: "LHR", to: "JFK" },
      outputs: { distance: 5539.654481, distanceMiles: 3442.181709, flightHours: 7.017240565, compass: "WNW" },
    },
    {
      title: "Sydney to Santiago and back for two",
      inputs: { from: "SYD", to: "SCL", roundTrip: true, passengers: 2 },
      outputs: { distance: 11340.3596, co2: 4082.52945, compass: "SE" },
    },
    {
      title: "From Paris to Kyoto by coordinates",
      inputs: {
        from: "custom",
        fromLatitude: 48.8566,
        fromLongitude: 2.3522,
        to: "custom",
        toLatitude: 35.0116,
        toLongitude: 135.7681,
      },
      outputs: { distance: 9614.22817, compass: "NE" },
    },
  ],
});

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** An airport by its code, or the place with these coordinates. */
function placeOf(code: string, latitude: number, longitude: number): Place {
  const airport = AIRPORTS.find(([one]) => one === code);
  return airport ? { latitude: airport[2], longitude: airport[3] } : { latitude, longitude };
}

/** The angle between two places seen from the center of the Earth, in radians (haversine). */
function angleBetween(a: Place, b: Place): number {
  const northward = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const eastward = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const haversine = northward + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * eastward;
  return 2 * Math.atan2(Math.sqrt(haversine), Math.sqrt(Math.max(0, 1 - haversine)));
}

/** Degrees clockwise from north, 0 up to 360. */
function bearing(a: Place, b: Place): number {
  const [fromNorth, toNorth, turn] = [radians(a.latitude), radians(b.latitude), radians(b.longitude - a.longitude)];
  const east = Math.sin(turn) * Math.cos(toNorth);
  const north = Math.cos(fromNorth) * Math.sin(toNorth) - Math.sin(fromNorth) * Math.cos(toNorth) * Math.cos(turn);
  return (degrees(Math.atan2(east, north)) + 360) % 360;
}

/** The place at that part of the way from one to another, which are `angle` radians apart. */
function pointAt(a: Place, b: Place, angle: number, fraction: number): Place {
  if (angle === 0) return a;
  const weightA = Math.sin((1 - fraction) * angle) / Math.sin(angle);
  const weightB = Math.sin(fraction * angle) / Math.sin(angle);
  const [p, q] = [unitVector(a), unitVector(b)];
  const [x, y, z] = p.map((value, axis) => weightA * value + weightB * q[axis]!) as [number, number, number];
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) };
}

function unitVector({ latitude, longitude }: Place): readonly [number, number, number] {
  const [north, east] = [radians(latitude), radians(longitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}
