import type { ShownEntry } from "#workers/collections/collections.ts";

/** What a form sends of a collection, but for its name. */
export function CollectionFields({ entries }: { readonly entries: readonly Pick<ShownEntry, "id" | "query">[] }) {
  return (
    <>
      {entries.map(({ id, query }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same calculator may stand there twice
        <input key={at} type="hidden" name="c" value={query ? `${id}~${query}` : id} />
      ))}
      <input type="hidden" name="end" value="1" />
    </>
  );
}
