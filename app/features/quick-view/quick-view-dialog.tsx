import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { AnyDefinition } from "#engine/define.ts";
import { draftsFromRaw } from "#engine/drafts/address.ts";
import { type ExchangeRates, withRates } from "#engine/exchange-rates.ts";
import { CalculatorView } from "#features/calculator/index.ts";
import { interactNow } from "#features/instant/index.ts";
import { fetchJson, withRetries } from "#features/data/index.ts";
import { ErrorBoundary } from "#features/errors/index.ts";
import { HeartButton } from "#features/favorites/index.ts";
import type { TypesetFormula } from "#engine/typeset-formula.ts";
import { FormulaUsed } from "#features/help/index.ts";
import { usePreferences } from "#features/localization/index.ts";
import { CategoryIcon } from "#ui/category-icon.tsx";
import { Dialog } from "#ui/dialog.tsx";
import * as styles from "./quick-view.css.ts";

interface QuickViewDialogProps {
  readonly id: string;
  readonly name: string;
  onClose(): void;
}

/** A row of the directory that has no definition yet. */
interface Announced {
  readonly category: string;
  readonly description: string;
}

interface Loaded {
  readonly definition: AnyDefinition;
  readonly formula: TypesetFormula | null;
  readonly today: string;
}

/** A calculator over the page: fields, results, key takeaways, how it works. */
export default function QuickViewDialog({ id, name, onClose }: QuickViewDialogProps) {
  const { preferences } = usePreferences();
  const [loaded, setLoaded] = useState<Loaded | Announced | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    withRetries(() => load(id)).then(
      (found) => isWanted && setLoaded(found),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return (
    <Dialog title={name} isWide beside={<HeartButton id={id} name={name} />} onClose={onClose}>
      {hasFailed && (
        <p role="alert">The calculator could not be loaded. Please check your connection, or open its page.</p>
      )}
      {!loaded && !hasFailed && <p role="status">Loading…</p>}
      {loaded && "category" in loaded && (
        <>
          <p>
            <CategoryIcon category={loaded.category} /> {loaded.description}
          </p>
          <p>This calculator interface is coming soon!</p>
        </>
      )}
      {loaded && "definition" in loaded && (
        <ErrorBoundary look="calculator" name={`quick view of ${id}`}>
          <CalculatorView
            definition={loaded.definition}
            start={draftsFromRaw(loaded.definition, {}, loaded.today, preferences)}
            preferences={preferences}
            today={loaded.today}
            openTable={null}
            isOverPage
          >
            {() => (
              <section className={styles.works}>
                <h3>How It Works</h3>
                {loaded.formula && <FormulaUsed formula={loaded.formula} />}
                <p>{loaded.definition.about[0]}</p>
              </section>
            )}
          </CalculatorView>
        </ErrorBoundary>
      )}
      <p className={styles.more}>
        <Link to={`/calculator/${id}`} onClick={onClose}>
          {loaded && "category" in loaded ? "Open its page" : "Open the page with examples, questions and sources"}
        </Link>
      </p>
    </Dialog>
  );
}

interface View {
  readonly chunk: string;
  readonly formula: TypesetFormula | null;
  readonly today: string;
  /** Of a calculator that converts money. */
  readonly rates?: ExchangeRates;
}

async function load(id: string): Promise<Loaded | Announced> {
  const response = await fetch(`/api/calculators/${id}/view`, { credentials: "include" });
  if (response.status === 404) return fetchJson<Announced>(`/api/calculators/${id}`);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const { chunk, formula, today, rates } = (await response.json()) as View;
  const module = (await import(/* @vite-ignore */ chunk)) as { default: AnyDefinition };
  interactNow();
  return { definition: withRates(module.default, rates), formula, today };
}
