/** The longest query that is looked at; more words say nothing more. */
const LONGEST_QUERY = 200;

/** One spelling for queries that mean the same, so that they share an entry of the cache. */
export function normaliseQuery(query: string): string {
  return query.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim().slice(0, LONGEST_QUERY);
}
