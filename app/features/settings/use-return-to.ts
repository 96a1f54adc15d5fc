import { useLocation } from "react-router";

/** Characters of a query; a longer one would stand in the page's forms three times. */
const LONGEST = 8_000;

/** Where a form of the header leads back to: this page, with its query where that is not very long. */
export function useReturnTo(): string {
  const { pathname, search } = useLocation();
  return search.length > LONGEST ? pathname : pathname + search;
}
