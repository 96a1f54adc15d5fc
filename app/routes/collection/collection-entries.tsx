import { Form, Link } from "react-router";
import { CategoryIcon } from "#ui/category-icon.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { ShownEntry } from "#workers/collections/collections.ts";
import { CollectionFields } from "./collection-fields.tsx";
import * as styles from "./collection.css.ts";

interface CollectionEntriesProps {
  readonly entries: readonly ShownEntry[];
  /** Of the collection. */
  readonly name: string;
}

/**
 * The calculators of a collection with their answers, each with buttons that lead to the changed collection. They are a form of their
 * own: Enter in another field must not press the first of them.
 */
export function CollectionEntries({ entries, name: collection }: CollectionEntriesProps) {
  return (
    <Form method="get" action="/collection" preventScrollReset>
      {collection && <input type="hidden" name="name" value={collection} />}
      <CollectionFields entries={entries} />
      <ol className={styles.list}>
        {entries.map(({ id, query, name, category, given, answer, problem }, at) => (
          // The same calculator may stand there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.entry}>
            <CategoryIcon category={category} />
            <div className={styles.words}>
              <h2 className={styles.name}>
                <Link to={`/calculator/${id}${query ? `?${query}` : ""}`}>{name}</Link>
              </h2>
              {given && <p className={styles.given}>{given}</p>}
              {answer && <p className={styles.answer}>{answer}</p>}
              {problem && <p className={styles.problem}>{problem}</p>}
            </div>
            <div className={styles.moves}>
              {at > 0 && <Move change={`up.${at}`} label={`Move ${name} up`} sign="↑" />}
              {at < entries.length - 1 && <Move change={`down.${at}`} label={`Move ${name} down`} sign="↓" />}
              <Move change={`remove.${at}`} label={`Remove ${name}`} sign="×" />
            </div>
          </li>
        ))}
      </ol>
    </Form>
  );
}

interface MoveProps {
  readonly change: string;
  readonly label: string;
  readonly sign: string;
}

function Move({ change, label, sign }: MoveProps) {
  return (
    <button name="change" value={change} type="submit" className={buttonClass.icon} aria-label={label}>
      {sign}
    </button>
  );
}
