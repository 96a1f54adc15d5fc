import type { ReactNode } from "react";
import { Link } from "react-router";
import { CategoryIcon } from "#ui/category-icon.tsx";
import * as styles from "./entry-with-figure.css.ts";

interface CalculatorEntryProps {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** What it answers: an {@link EntryFigure}. */
  readonly children: ReactNode;
}

/** Calculators with what they answer, side by side. */
export function CalculatorEntries({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.entries}>{children}</ul>;
}

/** A calculator by its name, what it answers and what it draws of that. */
export function CalculatorEntry({ id, name, category, children }: CalculatorEntryProps) {
  return (
    <li className={styles.entry}>
      <Link to={`/calculator/${id}`} className={styles.link}>
        <CategoryIcon category={category} />
        {name}
      </Link>
      {children}
      {/* Lazy, or React has it fetched before the scripts. */}
      <img src={`/previews/mini/${id}.svg`} alt="" width="96" height="44" loading="lazy" className={styles.drawing} />
    </li>
  );
}

/** "$2,528.27", "Monthly cost" */
export function EntryFigure({ figure, label }: { readonly figure: string; readonly label: string }) {
  return (
    <>
      <p className={styles.figure}>{figure}</p>
      <p className={styles.label}>{label}</p>
    </>
  );
}
