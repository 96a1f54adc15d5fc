import { formatSavedAddress, type Saved } from "./saved-store.ts";

/** As many as stand side by side. */
export const MOST_COMPARED = 6;
const LONGEST_NAME = 100;

/** One of the calculations of a comparison, as its address has it. */
export interface NamedQuery {
  readonly name: string;
  /** What the calculator's own address says behind "?". */
  readonly query: string;
}

/** The address that shows these calculations side by side: `/calculator/tip/compare?n=Dinner&c=bill%3D80&n=Party&c=…`. */
export function formatComparisonAddress(calculatorId: string, compared: readonly NamedQuery[]): string {
  const query = new URLSearchParams(
    compared.slice(0, MOST_COMPARED).flatMap(({ name, query: own }) => [
      ["n", name],
      ["c", own],
    ]),
  );
  return `/calculator/${calculatorId}/compare${compared.length > 0 ? `?${query}` : ""}`;
}

/** What an address says is compared; a name that is missing is its number. */
export function readComparison(query: URLSearchParams): readonly NamedQuery[] {
  const names = query.getAll("n");
  return query
    .getAll("c")
    .slice(0, MOST_COMPARED)
    .map((own, at) => ({ name: names[at]?.trim().slice(0, LONGEST_NAME) || String(at + 1), query: own }));
}

/** A saved calculation as a comparison's address has it. */
export function toNamedQuery({
  name,
  calculatorId,
  inputs,
}: Pick<Saved, "name" | "calculatorId" | "inputs">): NamedQuery {
  const [, query = ""] = formatSavedAddress({ calculatorId, inputs }).split("?");
  return { name, query };
}
