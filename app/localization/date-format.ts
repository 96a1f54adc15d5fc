import { getCachedFormat } from "./format-cache.ts";

/** "March 31, 2026", "31 March 2026"; a date before year 1 or after 9999 as it is. */
export function formatDate(value: string, locale: string, precision: "day" | "month" = "day"): string {
  const moment = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return value;
  return dateFormat(getEnglishLocale(locale), {
    timeZone: "UTC",
    year: "numeric",
    month: "long",
    ...(precision === "day" ? { day: "numeric" } : {}),
  }).format(moment);
}

/** "Mar 31, 2026", "31 Mar 2026", for tables. */
export function formatShortDate(value: string, locale: string): string {
  const moment = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return value;
  return dateFormat(getEnglishLocale(locale), { timeZone: "UTC", dateStyle: "medium" }).format(moment);
}

/** "5:30 PM", "17:30". */
export function formatTime(value: string, locale: string): string {
  const moment = new Date(`1970-01-01T${value}:00Z`);
  if (Number.isNaN(moment.getTime())) return value;
  return dateFormat(locale, { timeZone: "UTC", hour: "numeric", minute: "2-digit" }).format(moment);
}

/** Pages are in English: so are the names of months, day first except where the reader's own English has it otherwise. */
function getEnglishLocale(locale: string): string {
  return locale.startsWith("en") ? locale : "en-GB";
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return getCachedFormat(dateFormats, `${locale} ${JSON.stringify(options)}`, () => {
    try {
      return new Intl.DateTimeFormat(locale, { calendar: "gregory", numberingSystem: "latn", ...options });
    } catch {
      return new Intl.DateTimeFormat("en-US", options);
    }
  });
}
