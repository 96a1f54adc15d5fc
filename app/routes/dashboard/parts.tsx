import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import type { Card } from "#catalogue/card.ts";
import { formatDate } from "#localization/date-format.ts";
import { CalculatorEntries, CalculatorEntry } from "#features/directory/entry-with-figure.tsx";
import { ErrorBoundary } from "#features/errors/index.ts";
import { GoneFavorites, UNREAD, useFavoriteCards, usePlace } from "#features/favorites/cards.ts";
import { usePreferences } from "#features/localization/index.ts";
import { SavedList } from "#features/saved/saved-list.tsx";
import { formatSavedAddress, type Saved } from "#features/saved/saved-store.ts";
import { useData } from "#features/swr/index.ts";
import { formatCollectionAddress } from "#workers/collections/write-collection.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import * as styles from "./dashboard.css.ts";

const StartFigure = lazyPart(() => import("./start-figure.tsx"));

/** A section of the dashboard under its heading. */
interface PartProps {
  readonly title: string;
  /** What an address names it by. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

export function Part({ title, anchor, children }: PartProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // The parts come after the page, when the browser has looked for its anchor already.
  useEffect(() => {
    if (anchor && hash === `#${anchor}`) section.current?.scrollIntoView();
  }, [anchor, hash]);
  return (
    <section ref={section} className={styles.part} id={anchor} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** As many entries as there will be, even before their content is known: nothing below moves. */
function Calculators({ count, cards }: { count: number; cards: readonly Card[] }) {
  return (
    <div className={styles.calculators}>
      <CalculatorEntries>
        {cards.length === 0 &&
          Array.from({ length: count }, (_, entry) => (
            <li key={entry} aria-hidden="true">
              …
            </li>
          ))}
        {cards.map(({ id, name, category, description }) => (
          <CalculatorEntry key={id} id={id} name={name} category={category}>
            <ErrorBoundary look="card" name={`figure of ${id}`}>
              <Suspense fallback={<p className={styles.description}>…</p>}>
                <StartFigure id={id} description={description} />
              </Suspense>
            </ErrorBoundary>
          </CalculatorEntry>
        ))}
      </CalculatorEntries>
    </div>
  );
}

/** The cards of calculators, in the order of the ids; those that no longer exist are left out. */
function useCardsByIds(ids: readonly string[]): readonly Card[] {
  const known = [...new Set(ids)].toSorted();
  const { data } = useData<readonly Card[]>(known.length > 0 ? `/api/calculators?ids=${known.join(",")}` : null);
  const byId = new Map((data ?? []).map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @param props.inAccount how many the account has: it may have more than this browser has heard of */
export function FavoritesPart({ inAccount = 0 }: { readonly inAccount?: number | undefined }) {
  const { ids, cards, gone } = useFavoriteCards();
  const place = usePlace();
  const [first] = useState(ids);
  // Until this browser has heard there is room for all, so that nothing moves when they come.
  const count = ids === first ? Math.max(ids.length, inAccount) : ids.length;
  return (
    <Part title="Favorites">
      {count === 0 ? (
        <p className={styles.empty}>
          {place === "unread" ? UNREAD : "Click the heart icon on any calculator to add it to your favorites."}
        </p>
      ) : (
        <>
          <Calculators count={count} cards={cards} />
          <GoneFavorites ids={gone} />
        </>
      )}
    </Part>
  );
}

/** How many of the recently opened are shown. */
const SHOWN_RECENTS = 12;

export function RecentsPart({ ids }: { ids: readonly string[] }) {
  const cards = useCardsByIds(ids.slice(0, SHOWN_RECENTS));
  return (
    <Part title="Recently used">
      {ids.length === 0 ? (
        <p className={styles.empty}>Calculators you open are listed here.</p>
      ) : (
        <Calculators count={Math.min(ids.length, SHOWN_RECENTS)} cards={cards} />
      )}
    </Part>
  );
}

interface SavedPartProps {
  readonly saved: readonly Saved[];
  readonly onDelete?: (saved: Saved) => void;
}

export function SavedPart({ saved, onDelete }: SavedPartProps) {
  return (
    <Part title="Saved calculations" anchor="saved">
      {saved.length === 0 ? (
        <p className={styles.empty}>
          "Save" on a calculator page saves what you entered under a name. You can compare two calculations of the same
          calculator.
        </p>
      ) : (
        <>
          <NamedList saved={saved} onDelete={onDelete} />
          <p>
            <Link to={formatCollectionAddress("My calculations", saved.map(toEntry))}>Make a collection to share</Link>
          </p>
        </>
      )}
    </Part>
  );
}

/** What the account has not taken: it is full, or could not be reached. */
export function WaitingPart({ saved, onDelete }: SavedPartProps) {
  return (
    <Part title="Kept in this browser only" anchor="waiting">
      <p className={styles.empty}>
        Your account has not taken {saved.length === 1 ? "this calculation" : "these calculations"} yet: it keeps at
        most 200, or could not be reached. The next time you open this page it is tried again.
      </p>
      <NamedList saved={saved} onDelete={onDelete} />
    </Part>
  );
}

function NamedList({ saved, onDelete }: SavedPartProps) {
  const { preferences } = usePreferences();
  const cards = useCardsByIds(saved.map(({ calculatorId }) => calculatorId));
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  return (
    <SavedList
      saved={saved}
      nameOf={(id) => names.get(id) ?? id}
      dateOf={(time) => formatDate(time.slice(0, 10), preferences.locale)}
      onDelete={onDelete}
    />
  );
}

function toEntry(saved: Saved) {
  const [, query = ""] = formatSavedAddress(saved).split("?");
  return { id: saved.calculatorId, query };
}

/** A calculator that the user asked for. */
export interface RequestRow {
  readonly id: string;
  readonly calculatorName: string;
  readonly state: string;
  readonly createdAt: string;
}

const STATES: Readonly<Record<string, string>> = {
  new: "Received",
  planned: "Planned",
  done: "Done",
  declined: "Declined",
};

export function RequestsPart({ requests }: { requests: readonly RequestRow[] }) {
  const { preferences } = usePreferences();
  return (
    <Part title="My requests">
      {requests.length === 0 ? (
        <p className={styles.empty}>Calculators that you ask for while signed in are listed here with their status.</p>
      ) : (
        <ul className={styles.rows}>
          {requests.map(({ id, calculatorName, state, createdAt }) => (
            <li key={id} className={styles.row}>
              <span>{calculatorName}</span>
              <span className={styles.beside}>
                {STATES[state] ?? state} · {formatDate(createdAt.slice(0, 10), preferences.locale)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
