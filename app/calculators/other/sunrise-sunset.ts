import { defineCalculator, chart, date, number, table, text, time } from "#engine/define.ts";
import { toIsoDate, dayNumber, splitDate } from "#maths/calendar.ts";
import { timeOfDay } from "#maths/clock.ts";
import { solarNoon, solarPosition, sunPasses } from "#maths/sun.ts";

/** Zenith distances: at sunrise and sunset 34' of refraction and 16' of the sun's radius below the horizon. */
const HORIZON = 90.833;
const GOLDEN = 84;
const CIVIL = 96;
const NAUTICAL = 102;
const ASTRONOMICAL = 108;

const [MORNING, EVENING] = [-1, 1] as const;

/** In the order of the day; solar noon stands between the halves. */
const MORNING_EVENTS = [
  ["Astronomical dawn", ASTRONOMICAL],
  ["Nautical dawn", NAUTICAL],
  ["Civil dawn", CIVIL],
  ["Sunrise", HORIZON],
  ["Golden hour ends", GOLDEN],
] as const;
const EVENING_EVENTS = [
  ["Golden hour begins", GOLDEN],
  ["Sunset", HORIZON],
  ["Civil dusk", CIVIL],
  ["Nautical dusk", NAUTICAL],
  ["Astronomical dusk", ASTRONOMICAL],
] as const;

export default defineCalculator({
  id: "sunrise-sunset",
  name: "Sunrise and Sunset Calculator",
  category: "other",
  emoji: "🌅",
  description:
    "Sunrise, sunset, solar noon, twilight and day length for any place and date, including polar summer and winter.",
  keywords: ["daylight hours", "day length", "golden hour", "civil twilight", "dusk", "dawn", "solar noon"],
  related: [
    { id: "moon-phase", stage: "complementary", relevance: 90 },
    { id: "solar-panel", stage: "next_step", relevance: 82 },
    { id: "time-zone-converter", stage: "complementary", relevance: 72 },
    "day-of-week",
  ],
  inputs: {
    date: date("Date", { default: "today", min: "1900-01-01", max: "2100-12-31", also: ["on"] }),
    latitude: number("Latitude", {
      default: 51.5074,
      min: -90,
      max: 90,
      unit: "degrees",
      assumable: false,
      help: "North is positive.",
      also: ["lat", "north", "degrees north", "n"],
      negative: ["south"],
    }),
    longitude: number("Longitude", {
      default: -0.1278,
      min: -180,
      max: 180,
      unit: "degrees",
      assumable: false,
      help: "East is positive.",
      also: ["lon", "long", "west", "degrees west", "east", "degrees east"],
      negative: ["west"],
    }),
    utcOffset: number("Hours from UTC", {
      default: 0,
      min: -12,
      max: 14,
      unit: "hours",
      help: "Include daylight saving time if it applies.",
      also: ["UTC", "time zone", "offset", "hours behind", "hours ahead", "hours behind utc", "behind utc"],
      negative: ["behind"],
    }),
  },
  outputs: {
    sunrise: time("Sunrise", {
      none: "The sun does not cross the horizon that day",
      also: ["sun rise", "sun come up", "time is sunrise"],
    }),
    sunset: time("Sunset", {
      none: "The sun does not cross the horizon that day",
      also: ["sun set", "sun go down", "time is sunset"],
    }),
    dayLength: number("Day length", {
      unit: "hours",
      decimals: 2,
      also: ["hours of daylight", "daylight", "length of the day", "hours of sun", "how long is the day"],
    }),
    solarNoon: time("Solar noon"),
    condition: text("Kind of day"),
    dayLengthChange: number("Longer than the day before by", { unit: "minutes", decimals: 2 }),
    noonElevation: number("Height of the sun at noon", { unit: "degrees", decimals: 1 }),
    declination: number("Declination of the sun at noon", { unit: "degrees", decimals: 2 }),
    events: table("Twilight and sun", {
      event: text("Event"),
      time: time("Time"),
    }),
    dayLengthOverYear: chart("Day length through the year", {
      x: { date: date("First of the month") },
      y: { hours: number("Hours of daylight", { unit: "hours", decimals: 1 }) },
      as: "line",
      own: { x: "date", y: "dayLength", label: "Your date" },
    }),
  },
  pictures: [
    {
      draw: "sky",
      sun: {
        rise: "sunrise",
        noon: "solarNoon",
        set: "sunset",
        latitude: "latitude",
        declination: "declination",
      },
      title: "How high the sun stands through the day",
    },
  ],
  compute(inputs) {
    const place = { latitude: Math.min(Math.max(inputs.latitude, -89.999), 89.999), longitude: inputs.longitude };
    const day = dayNumber(inputs.date);
    const clock = (minutes: number) => timeOfDay(minutes + 60 * inputs.utcOffset);
    const passes = (zenith: number, half: -1 | 1) => sunPasses(zenith, half, { day, ...place });
    const noon = solarNoon(day, place.longitude);
    const { declination } = solarPosition(day, noon);
    const [rise, set] = [passes(HORIZON, MORNING), passes(HORIZON, EVENING)];
    const both = typeof rise === "number" && typeof set === "number";
    const dayLength = daylight(day, place);
    const timesOf = (events: readonly (readonly [string, number])[], half: -1 | 1) =>
      events.flatMap(([event, zenith]) => {
        const minutes = passes(zenith, half);
        return typeof minutes === "number" && (both || zenith !== HORIZON) ? [{ event, time: clock(minutes) }] : [];
      });
    return {
      sunrise: both ? clock(rise) : null,
      sunset: both ? clock(set) : null,
      dayLength,
      solarNoon: clock(noon),
      condition: both ? "Normal" : dayLength > 0 ? "Polar day" : "Polar night",
      get dayLengthChange() {
        return 60 * (dayLength - daylight(day - 1, place));
      },
      noonElevation: 90 - Math.abs(place.latitude - declination),
      declination,
      get events() {
        return [
          ...timesOf(MORNING_EVENTS, MORNING),
          { event: "Solar noon", time: clock(noon) },
          ...timesOf(EVENING_EVENTS, EVENING),
        ];
      },
      get dayLengthOverYear() {
        return Array.from({ length: 12 }, (_, index) => {
          const first = toIsoDate(splitDate(inputs.date).year, index + 1, 1);
          return { date: first, hours: daylight(dayNumber(first), place) };
        });
      },
    };
  },
  takeaways: (_, outputs, say) => {
    const change = outputs.dayLengthChange!;
    return outputs.condition === "Normal"
      ? [
          "The sun rises at {sunrise} and sets at {sunset}, so the day is {dayLength} long; solar noon is at {solarNoon}.",
          `At noon the sun is {noonElevation} above the horizon. The day is ${Math.abs(change) < 0.05 ? "as long as" : `${say.number(Math.abs(change), 1)} minutes ${change > 0 ? "longer" : "shorter"} than`} the day before.`,
        ]
      : outputs.condition === "Polar day"
        ? [
            "It is polar day: the sun stays above the horizon for 24 hours.",
            "It is highest at {solarNoon}, at {noonElevation}.",
          ]
        : [
            "It is polar night: the sun stays below the horizon all day.",
            "It comes closest to the horizon at {solarNoon}.",
          ];
  },
  formula: {
    tex: [
      String.raw`t = 720 - 4\lambda - E \mp 4 \arccos\!\left(\frac{\cos z}{\cos\varphi \cos\delta} - \tan\varphi \tan\delta\right)`,
      String.raw`h_{\text{noon}} = 90^\circ - |\varphi - \delta|`,
    ],
    where: {
      t: "time in minutes after 00:00 UTC; minus for the morning, plus for the evening",
      "\\lambda, \\varphi": "longitude (east positive) and latitude in degrees",
      E: "equation of time in minutes: how far a sundial is ahead of the clock",
      z: "zenith distance: 90.833 degrees for sunrise and sunset, 96, 102 and 108 for the twilights, 84 for the golden hour",
      "\\delta": "declination of the sun at that time",
      "h_{\\text{noon}}": "height of the sun at noon",
    },
  },
  howTo: [
    "Enter the Date, and the place as Latitude and Longitude in decimal degrees; south and west are negative.",
    "Set the Hours from UTC for that date, including daylight saving time: New York is −4 in summer and −5 in winter, London 1 and 0, Delhi 5.5.",
    "Read Sunrise and Sunset; the table adds the three twilights, solar noon and the golden hours.",
    "The chart shows the day length on the first of each month at the same place.",
  ],
  faq: [
    {
      question: "What is the difference between civil, nautical and astronomical twilight?",
      answer:
        "How far the sun is below the horizon: down to 6 degrees you can still read outdoors, to 12 the horizon at sea is visible, and to 18 the faintest stars are still outshone. In US aviation, night is the time between the two civil twilights.",
    },
    {
      question: "Why are day and night not equal at the equinox?",
      answer:
        "Because sunrise is when the upper edge of the sun appears, and the air bends its light by about 34 minutes of arc. Together these give even the equator about 12 hours 7 minutes of daylight every day.",
    },
    {
      question: "Why is the earliest sunset not on the shortest day?",
      answer:
        "In December, solar noon drifts later by up to half a minute a day on the clock. In London the earliest sunset is around December 12 and the latest sunrise around December 30, while the shortest day is the 21st or 22nd.",
    },
    {
      question: "How accurate are the times?",
      answer:
        "Within about a minute for a flat horizon at sea level at moderate latitudes. Hills hide the sun; from a mountaintop it rises earlier; unusual air can shift it by a minute or two, and much more near the poles.",
    },
  ],
  about: [
    "For photographers, pilots, hikers, gardeners and solar panels. The method is that of NOAA's solar calculator, based on Jean Meeus's formulas, and works from 1900 to 2100.",
    "Sunrise and sunset are those around the solar noon of the date at the longitude; where clocks are far from it, as in Kiribati, a time may belong to the neighboring date. Inside the polar circles the page says whether the sun stays up or down all day.",
  ],
  sources: [
    "NOAA Global Monitoring Laboratory, solar calculation details",
    "Meeus J, Astronomical Algorithms, 2nd ed. (1998), chapter 25",
  ],
  caution: "Not for navigation, aviation or hunting hours: use the official times for those.",
  phrases: [
    "sunrise on {date} at latitude {latitude} longitude {longitude}",
    "day length at latitude {latitude} on {date}",
    "sunset at {latitude} {longitude}",
    "hours of daylight at {latitude} north {longitude} west on {date}",
    "sunrise photo on {date} latitude {latitude} longitude {longitude} hours behind UTC",
    "what time does the sun rise on {date} at {latitude} {longitude}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "New York on the longest day of 2025",
      inputs: { date: "2025-06-21", latitude: 40.7128, longitude: -74.006, utcOffset: -4 },
      outputs: { sunrise: "05:25", sunset: "20:31", dayLength: 15.09563945 },
    },
    {
      title: "Tromsø at the winter solstice",
      inputs: { date: "2025-12-21", latitude: 69.6492, longitude: 18.9553, utcOffset: 1 },
      outputs: { condition: "Polar night", dayLength: 0, sunrise: null },
    },
    {
      title: "Sydney in January",
      inputs: { date: "2026-01-15", latitude: -33.8688, longitude: 151.2093, utcOffset: 11 },
      outputs: { sunrise: "05:59", sunset: "20:09" },
    },
  ],
});

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Hours from sunrise to sunset; 24 and 0 where the sun stays up or down. */
function daylight(day: number, place: Place): number {
  const [rise, set] = [sunPasses(HORIZON, MORNING, { day, ...place }), sunPasses(HORIZON, EVENING, { day, ...place })];
  if (typeof rise === "number" && typeof set === "number") return (set - rise) / 60;
  return rise === "above" || set === "above" ? 24 : 0;
}
