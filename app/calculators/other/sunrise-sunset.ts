import { defineCalculator, chart, date, number, table, text, time } from "#engine/define.ts";
import { dateOf, dayNumber, partsOf } from "#maths/calendar.ts";
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
    "Sunrise, sunset, solar noon, twilight and day length for any place and date, also in the polar summer and winter.",
  keywords: ["daylight hours", "day length", "golden hour", "civil twilight", "dusk", "dawn", "solar noon"],
  related: [
    { id: "moon-phase", stage: "complementary", relevance: 90 },
    { id: "solar-panel", stage: "next_step", relevance: 82 },
    { id: "time-zone-converter", stage: "complementary", relevance: 72 },
    "day-of-week",
  ],
  inputs: {
    date: date("Date", { default: "today", min: "1900-01-01", max: "2100-12-31", also: ["on", "date"] }),
    latitude: number("Latitude", {
      default: 51.5074,
      min: -90,
      max: 90,
      unit: "degrees",
      help: "North is positive.",
      also: ["latitude", "lat"],
    }),
    longitude: number("Longitude", {
      default: -0.1278,
      min: -180,
      max: 180,
      unit: "degrees",
      help: "East is positive.",
      also: ["longitude", "lon", "long"],
    }),
    utcOffset: number("Hours from UTC", {
      default: 0,
      min: -12,
      max: 14,
      unit: "hours",
      help: "With daylight saving time where it applies.",
      also: ["UTC", "time zone", "offset"],
    }),
  },
  outputs: {
    sunrise: time("Sunrise", { none: "The sun does not cross the horizon that day" }),
    sunset: time("Sunset", { none: "The sun does not cross the horizon that day" }),
    dayLength: number("Day length", { unit: "hours", decimals: 2 }),
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
      dayLengthChange: 60 * (dayLength - daylight(day - 1, place)),
      noonElevation: 90 - Math.abs(place.latitude - declination),
      declination,
      events: [
        ...timesOf(MORNING_EVENTS, MORNING),
        { event: "Solar noon", time: clock(noon) },
        ...timesOf(EVENING_EVENTS, EVENING),
      ],
      dayLengthOverYear: Array.from({ length: 12 }, (_, index) => {
        const first = dateOf(partsOf(inputs.date).year, index + 1, 1);
        return { date: first, hours: daylight(dayNumber(first), place) };
      }),
    };
  },
  takeaways: (_, outputs, say) => {
    const change = outputs.dayLengthChange!;
    return outputs.condition === "Normal"
      ? [
          "The sun rises at {sunrise} and sets at {sunset}, so the day is {dayLength} long; solar noon is at {solarNoon}.",
          `At noon the sun stands {noonElevation} high. The day is ${Math.abs(change) < 0.05 ? "as long as" : `${say.number(Math.abs(change), 1)} minutes ${change > 0 ? "longer" : "shorter"} than`} the day before.`,
        ]
      : outputs.condition === "Polar day"
        ? [
            "It is polar day: the sun stays above the horizon for 24 hours.",
            "It is highest at {solarNoon}, at {noonElevation}.",
          ]
        : [
            "It is polar night: the sun stays below the horizon all day.",
            "It comes nearest to the horizon at {solarNoon}.",
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
      E: "equation of time in minutes, by how much a sundial is ahead of the clock",
      z: "zenith distance: 90.833 degrees for sunrise and sunset, 96, 102 and 108 for the twilights, 84 for the golden hour",
      "\\delta": "declination of the sun at that time",
      "h_{\\text{noon}}": "height of the sun at noon",
    },
  },
  howTo: [
    "Enter the Date and the place by Latitude and Longitude in decimal degrees; south and west are negative.",
    "Set Hours from UTC for that date, daylight saving included: New York is -4 in summer and -5 in winter, London 1 and 0, Delhi 5.5.",
    "Read Sunrise and Sunset; the table adds the three twilights, solar noon and the golden hours.",
    "The chart shows the day length on the first of each month at the same place.",
  ],
  faq: [
    {
      question: "What is the difference between civil, nautical and astronomical twilight?",
      answer:
        "How deep the sun is below the horizon: to 6 degrees one can read outdoors, to 12 the sea horizon is visible, to 18 the faintest stars are still outshone. In US aviation, night is the time between the two civil twilights.",
    },
    {
      question: "Why are day and night not equal at the equinox?",
      answer:
        "Because sunrise is when the upper edge of the sun appears, and air bends its light by about 34 minutes of arc. Together that gives the equator about 12 hours 7 minutes of daylight, more than 12 hours, every day.",
    },
    {
      question: "Why is the earliest sunset not on the shortest day?",
      answer:
        "The sun's noon drifts against the clock by up to half a minute a day in December. In London the earliest sunset is about 12 December and the latest sunrise about 30 December, while the shortest day is the 21st or 22nd.",
    },
    {
      question: "How exact are the times?",
      answer:
        "About a minute for a flat horizon at sea level at moderate latitudes. Hills hide the sun; from a mountain it rises earlier; unusual air can shift it by a minute or two, much more near the poles.",
    },
  ],
  about: [
    "For photographers, pilots, hikers, gardeners and solar panels. The method is that of NOAA's solar calculator, based on the formulas of Jean Meeus, and good for 1900 to 2100.",
    "Sunrise and sunset are those around the solar noon of the date at the longitude; where clocks run far from it, as in Kiribati, a time may belong to the neighbouring date. Inside the polar circles the page says whether the sun stays up or down all day.",
  ],
  sources: [
    "NOAA Global Monitoring Laboratory, solar calculation details",
    "Meeus J, Astronomical Algorithms, 2nd ed. (1998), chapter 25",
  ],
  phrases: [
    "sunrise on {date} at latitude {latitude} longitude {longitude}",
    "day length at latitude {latitude} on {date}",
    "sunset at {latitude} {longitude}",
  ],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: { date: "2025-06-21", latitude: 40.7128, longitude: -74.006, utcOffset: -4 },
      outputs: { sunrise: "05:25", sunset: "20:31", dayLength: 15.09563945, solarNoon: "12:58" },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2025-06-21", latitude: 40.7128, longitude: -74.006, utcOffset: -4 },
      outputs: {
        sunrise: "05:25",
        sunset: "20:31",
        dayLength: 15.0956394541,
        solarNoon: "12:58",
        condition: "Normal",
        dayLengthChange: -0.00649864932607,
        noonElevation: 72.7244791597,
        declination: 23.4372791597,
        events: {
          rows: 11,
          first: { event: "Astronomical dawn", time: "03:19" },
          last: { event: "Astronomical dusk", time: "22:37" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2025-01-01", hours: 9.32564983971 },
          last: { date: "2025-12-01", hours: 9.47014355374 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2025-12-21", latitude: 51.5074, longitude: -0.1278, utcOffset: 0 },
      outputs: {
        sunrise: "08:04",
        sunset: "15:54",
        dayLength: 7.82766716677,
        solarNoon: "11:59",
        condition: "Normal",
        dayLengthChange: -0.0680616338634,
        noonElevation: 15.0543051204,
        declination: -23.4382948796,
        events: {
          rows: 11,
          first: { event: "Astronomical dawn", time: "06:00" },
          last: { event: "Astronomical dusk", time: "17:58" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2025-01-01", hours: 7.93838775458 },
          last: { date: "2025-12-01", hours: 8.17887315419 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2025-03-20", latitude: 0, longitude: 0, utcOffset: 0 },
      outputs: {
        sunrise: "06:04",
        sunset: "18:11",
        dayLength: 12.1085731479,
        solarNoon: "12:07",
        condition: "Normal",
        dayLengthChange: -0.00115198978776,
        noonElevation: 89.9461017747,
        declination: 0.0538982253241,
        events: {
          rows: 11,
          first: { event: "Astronomical dawn", time: "04:55" },
          last: { event: "Astronomical dusk", time: "19:19" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2025-01-01", hours: 12.1245604368 },
          last: { date: "2025-12-01", hours: 12.1228803363 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2026-01-15", latitude: -33.8688, longitude: 151.2093, utcOffset: 11 },
      outputs: {
        sunrise: "05:59",
        sunset: "20:09",
        dayLength: 14.158402907,
        solarNoon: "13:04",
        condition: "Normal",
        dayLengthChange: -1.17441138075,
        noonElevation: 77.2752801793,
        declination: -21.1440801793,
        events: {
          rows: 11,
          first: { event: "Astronomical dawn", time: "04:19" },
          last: { event: "Astronomical dusk", time: "21:49" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2026-01-01", hours: 14.3649853871 },
          last: { date: "2026-12-01", hours: 14.2274760286 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2025-06-21", latitude: 69.6492, longitude: 18.9553, utcOffset: 2 },
      outputs: {
        sunrise: null,
        sunset: null,
        dayLength: 24,
        solarNoon: "12:46",
        condition: "Polar day",
        dayLengthChange: 0,
        noonElevation: 43.7889159081,
        declination: 23.4381159081,
        events: {
          rows: 3,
          first: { event: "Golden hour ends", time: "02:57" },
          last: { event: "Golden hour begins", time: "22:35" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2025-01-01", hours: 0 },
          last: { date: "2025-12-01", hours: 0 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2025-12-21", latitude: 69.6492, longitude: 18.9553, utcOffset: 1 },
      outputs: {
        sunrise: null,
        sunset: null,
        dayLength: 0,
        solarNoon: "11:42",
        condition: "Polar night",
        dayLengthChange: 0,
        noonElevation: -3.08743103322,
        declination: -23.4382310332,
        events: {
          rows: 7,
          first: { event: "Astronomical dawn", time: "06:28" },
          last: { event: "Astronomical dusk", time: "16:56" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2025-01-01", hours: 0 },
          last: { date: "2025-12-01", hours: 0 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2025-06-21", latitude: 51.5074, longitude: -0.1278, utcOffset: 1 },
      outputs: {
        sunrise: "04:43",
        sunset: "21:22",
        dayLength: 16.641533725,
        solarNoon: "13:02",
        condition: "Normal",
        dayLengthChange: 0.010370830552,
        noonElevation: 61.930581623,
        declination: 23.437981623,
        events: {
          rows: 9,
          first: { event: "Nautical dawn", time: "02:41" },
          last: { event: "Nautical dusk", time: "23:24" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2025-01-01", hours: 7.93838775458 },
          last: { date: "2025-12-01", hours: 8.17887315419 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2025-06-21", latitude: 90, longitude: 0, utcOffset: 0 },
      outputs: {
        sunrise: null,
        sunset: null,
        dayLength: 24,
        solarNoon: "12:02",
        condition: "Polar day",
        dayLengthChange: 0,
        noonElevation: 23.4389825868,
        declination: 23.4379825868,
        events: {
          rows: 1,
          first: { event: "Solar noon", time: "12:02" },
          last: { event: "Solar noon", time: "12:02" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2025-01-01", hours: 0 },
          last: { date: "2025-12-01", hours: 0 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2025-06-21", latitude: -90, longitude: 0, utcOffset: 0 },
      outputs: {
        sunrise: null,
        sunset: null,
        dayLength: 0,
        solarNoon: "12:02",
        condition: "Polar night",
        dayLengthChange: 0,
        noonElevation: -23.4369825868,
        declination: 23.4379825868,
        events: {
          rows: 1,
          first: { event: "Solar noon", time: "12:02" },
          last: { event: "Solar noon", time: "12:02" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2025-01-01", hours: 24 },
          last: { date: "2025-12-01", hours: 24 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2025-10-01", latitude: 61.2181, longitude: -149.9003, utcOffset: -8 },
      outputs: {
        sunrise: "08:07",
        sunset: "19:29",
        dayLength: 11.3638807968,
        solarNoon: "13:49",
        condition: "Normal",
        dayLengthChange: -5.66889887042,
        noonElevation: 25.2266426703,
        declination: -3.55525732969,
        events: {
          rows: 11,
          first: { event: "Astronomical dawn", time: "05:40" },
          last: { event: "Astronomical dusk", time: "21:56" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2025-01-01", hours: 5.67309686942 },
          last: { date: "2025-12-01", hours: 6.06944326652 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "1900-01-01", latitude: 28.6139, longitude: 77.209, utcOffset: 5.5 },
      outputs: {
        sunrise: "07:14",
        sunset: "17:35",
        dayLength: 10.3556624491,
        solarNoon: "12:25",
        condition: "Normal",
        dayLengthChange: 0.395161566419,
        noonElevation: 38.3456934252,
        declination: -23.0404065748,
        events: {
          rows: 11,
          first: { event: "Astronomical dawn", time: "05:50" },
          last: { event: "Astronomical dusk", time: "19:00" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "1900-01-01", hours: 10.3556624491 },
          last: { date: "1900-12-01", hours: 10.4654627854 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2100-12-31", latitude: -45.0312, longitude: 168.6626, utcOffset: 13 },
      outputs: {
        sunrise: "06:01",
        sunset: "21:35",
        dayLength: 15.5649843442,
        solarNoon: "13:48",
        condition: "Normal",
        dayLengthChange: -0.728954757122,
        noonElevation: 68.0660276974,
        declination: -23.0972276974,
        events: {
          rows: 11,
          first: { event: "Astronomical dawn", time: "03:30" },
          last: { event: "Astronomical dusk", time: "00:06" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2100-01-01", hours: 15.5480960998 },
          last: { date: "2100-12-01", hours: 15.3313088962 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2025-09-23", latitude: 21.3069, longitude: -157.8583, utcOffset: -10 },
      outputs: {
        sunrise: "06:21",
        sunset: "18:26",
        dayLength: 12.0926606891,
        solarNoon: "12:24",
        condition: "Normal",
        dayLengthChange: -1.21301843097,
        noonElevation: 68.2388652365,
        declination: -0.454234763459,
        events: {
          rows: 11,
          first: { event: "Astronomical dawn", time: "05:07" },
          last: { event: "Astronomical dusk", time: "19:40" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2025-01-01", hours: 10.8691405466 },
          last: { date: "2025-12-01", hours: 10.9273420179 },
        },
      },
    },
    {
      by: "mpmath 1.2, 30 digits: bisection of the sun's altitude",
      inputs: { date: "2025-06-01", latitude: 1.8721, longitude: -157.4278, utcOffset: 14 },
      outputs: {
        sunrise: "06:21",
        sunset: "18:34",
        dayLength: 12.2232038267,
        solarNoon: "12:28",
        condition: "Normal",
        dayLengthChange: 0.0505097040487,
        noonElevation: 69.6878500948,
        declination: 22.1842499052,
        events: {
          rows: 11,
          first: { event: "Astronomical dawn", time: "05:06" },
          last: { event: "Astronomical dusk", time: "19:49" },
        },
        dayLengthOverYear: {
          rows: 12,
          first: { date: "2025-01-01", hours: 12.018966398 },
          last: { date: "2025-12-01", hours: 12.0223951777 },
        },
      },
    },
    { by: "Refusal", inputs: { latitude: 90.1 }, refuses: "latitude" },
    { by: "Refusal", inputs: { longitude: -180.5 }, refuses: "longitude" },
    { by: "Refusal", inputs: { utcOffset: 15 }, refuses: "utcOffset" },
    { by: "Refusal", inputs: { date: "2101-01-01" }, refuses: "date" },
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
