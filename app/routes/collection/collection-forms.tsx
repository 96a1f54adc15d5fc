import { Button } from "#ui/button.tsx";
import type { ShownEntry } from "#workers/collections/collections.ts";
import { CollectionFields } from "./collection-fields.tsx";
import * as styles from "./collection.css.ts";

interface CollectionFormsProps {
  readonly name: string;
  readonly entries: readonly Pick<ShownEntry, "id" | "query">[];
}

/** Names the collection, and adds to it: one GET form, whose fields are the collection's address. */
export function CollectionForms({ name, entries }: CollectionFormsProps) {
  return (
    <form method="get" action="/collection" className={styles.form}>
      <label className={styles.label}>
        Name
        <input name="name" defaultValue={name} maxLength={80} className={styles.control} autoComplete="off" />
      </label>
      <CollectionFields entries={entries} />
      <label className={styles.label}>
        Add a calculator: paste its address
        <input
          name="add"
          placeholder="/calculator/mortgage?homePrice=450000"
          className={styles.control}
          autoComplete="off"
        />
      </label>
      <Button look="primary" type="submit">
        Save in the link
      </Button>
    </form>
  );
}
