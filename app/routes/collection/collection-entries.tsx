import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import type { ShownEntry } from "#workers/collections/collections.ts";
import * as styles from "./collection.css.ts";

interface CollectionEntriesProps {
  readonly entries: readonly ShownEntry[];
  /** The id of the form that holds the collection. */
  readonly form: string;
}

/** The calculators of a collection with their answers. Every change is a button of its form, which leads to the changed one. */
export function CollectionEntries({ entries, form }: CollectionEntriesProps) {
  return (
    <ol className={styles.list}>
      {entries.map(({ id, query, name, emoji, given, answer, problem }, at) => (
        // The same calculator may stand there twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={styles.entry}>
          <span aria-hidden="true">{emoji}</span>
          <div className={styles.words}>
            <h2 className={styles.name}>
              <Link to={`/calculator/${id}${query ? `?${query}` : ""}`}>{name}</Link>
            </h2>
            {given && <p className={styles.given}>{given}</p>}
            {answer && <p className={styles.answer}>{answer}</p>}
            {problem && <p className={styles.problem}>{problem}</p>}
          </div>
          <div className={styles.moves}>
            {at > 0 && <Move form={form} change={`up.${at}`} label={`Move ${name} up`} sign="↑" />}
            {at < entries.length - 1 && <Move form={form} change={`down.${at}`} label={`Move ${name} down`} sign="↓" />}
            <Move form={form} change={`remove.${at}`} label={`Remove ${name}`} sign="×" />
          </div>
        </li>
      ))}
    </ol>
  );
}

interface MoveProps {
  readonly form: string;
  readonly change: string;
  readonly label: string;
  readonly sign: string;
}

function Move({ form, change, label, sign }: MoveProps) {
  return (
    <button form={form} name="change" value={change} type="submit" className={buttonClass.icon} aria-label={label}>
      {sign}
    </button>
  );
}
