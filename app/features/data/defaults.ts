import type { SWRConfiguration } from "swr";

/**
 * How data is fetched in the browser (spec 2 §9): fresh for 5 minutes, then fetched again where they are next shown;
 * nothing is retried, polled, or fetched again on focus. Handed to each `useSWR` (see `#features/swr`), so that pages
 * without data of their own do not load the library.
 */
export const DATA_DEFAULTS: SWRConfiguration = {
  dedupingInterval: 5 * 60_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};
