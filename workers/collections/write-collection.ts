/** As many calculators as a collection may hold. */
export const MOST_ENTRIES = 50;

export interface CollectionEntry {
  readonly id: string;
  /** What its page's address says behind "?"; "" for the calculator's own values. */
  readonly query: string;
}

export interface Collection {
  readonly name: string;
  readonly entries: readonly CollectionEntry[];
}

/** The collection as a query; "" for an empty one without a name. */
export function writeCollection({ name, entries }: Collection): string {
  if (!name && entries.length === 0) return "";
  return new URLSearchParams([
    ...(name ? [["name", name]] : []),
    ...entries.map(({ id, query }) => ["c", query ? `${id}~${query}` : id]),
    ["end", "1"],
  ] as [string, string][]).toString();
}

/** The entries after a change: "up.3" is the fourth one place up, "down.3", "remove.3". Null where there is no such change. */
export function changeEntries<Entry>(entries: readonly Entry[], change: string): readonly Entry[] | null {
  const [what, place = ""] = change.split(".");
  const at = Number(place);
  if (!/^\d{1,2}$/.test(place) || at >= entries.length) return null;
  if (what === "remove") return entries.toSpliced(at, 1);
  const first = what === "up" ? at - 1 : what === "down" ? at : -1;
  if (first < 0 || first + 1 >= entries.length) return null;
  return entries.toSpliced(first, 2, entries[first + 1]!, entries[first]!);
}

/** The address of a new collection of at most as many calculators as it may hold, the first of these. */
export function formatCollectionAddress(name: string, entries: readonly CollectionEntry[]): string {
  return `/collection?${writeCollection({ name, entries: entries.slice(0, MOST_ENTRIES) })}`;
}
