/** Of a telephone, a tablet and a desk, in pixels. */
export const WIDTHS = [390, 820, 1440];

/** What two visitors have chosen; a list of pages is opened for one and the other in turn. */
export const READERS = [
  { locale: "en-US", preferences: "imperial.USD.en-US.US" },
  { locale: "de-DE", preferences: "metric.EUR.de-DE.DE" },
] as const;
