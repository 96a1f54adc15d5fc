import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import type { ShownEntry } from "#workers/collections/collections.ts";
import * as styles from "./collection.css.ts";

interface CollectionFormsProps {
  /** Of the form, for the buttons of the entries. */
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Pick<ShownEntry, "id" | "query">[];
}

/** Names the collection, and adds to it: one GET form, whose fields are the collection's address. */
export function CollectionForms({ id: form, name, entries }: CollectionFormsProps) {
  return (
    <Form id={form} method="get" action="/collection" className={styles.form} preventScrollReset replace>
      <label className={styles.label}>
        Name
        <input name="name" defaultValue={name} maxLength={80} className={styles.control} autoComplete="off" />
      </label>
      {entries.map(({ id, query }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same calculator may stand there twice
        <input key={at} type="hidden" name="c" value={query ? `${id}~${query}` : id} />
      ))}
      <label className={styles.label}>
        Add a calculator: paste its address
        <input
          name="add"
          placeholder="/calculator/mortgage?homePrice=450000"
          className={styles.control}
          autoComplete="off"
        />
      </label>
      <input type="hidden" name="end" value="1" />
      <Button look="primary" type="submit">
        Save in the link
      </Button>
    </Form>
  );
}
