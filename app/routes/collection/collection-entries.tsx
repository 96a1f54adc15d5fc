import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import type { ShownEntry } from "#workers/collections/collections.ts";
import * as styles from "./collection.css.ts";

interface CollectionEntriesProps {
  readonly entries: readonly ShownEntry[];
  /** Of each entry the collection with it one place up, one down, and without it, as queries. */
  readonly moves: readonly { readonly up: string | null; readonly down: string | null; readonly removed: string }[];
}

/** The calculators of a collection with their answers. Every change is a link to the changed collection. */
export function CollectionEntries({ entries, moves }: CollectionEntriesProps) {
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
            <Move to={moves[at]!.up} label={`Move ${name} up`} sign="↑" />
            <Move to={moves[at]!.down} label={`Move ${name} down`} sign="↓" />
            <Move to={moves[at]!.removed} label={`Remove ${name}`} sign="×" />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Move({ to, label, sign }: { readonly to: string | null; readonly label: string; readonly sign: string }) {
  if (to === null) return null;
  return (
    <Link to={to ? `?${to}` : "/collection"} className={buttonClass.icon} aria-label={label} preventScrollReset replace>
      {sign}
    </Link>
  );
}
