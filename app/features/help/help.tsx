import { memo } from "react";
import { Link } from "react-router";
import type { AnyDefinition, Related } from "#engine/define.ts";
import { findPrimary } from "#engine/describe.ts";
import type { Rows } from "#engine/fields.ts";
import { getKind } from "#engine/kinds/index.ts";
import { formatEntry } from "#engine/format-entry.ts";
import { boundField, formatValue, preferencesFor } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { toReaderQuery } from "#engine/query.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { applies } from "#engine/values.ts";
import type { TypesetFormula } from "#engine/typeset-formula.ts";
import { CategoryIcon } from "#ui/category-icon.tsx";
import { buttonClass } from "#ui/button.tsx";
import { keepTogether } from "#localization/keep-together.ts";
import { getCachedOutputs } from "./cached-outputs.ts";
import { FormulaUsed, Section } from "./formula-used.tsx";
import * as styles from "./help.css.ts";

export interface RelatedLink extends Related {
  readonly name: string;
  readonly category: string;
}

export interface HelpProps {
  readonly definition: AnyDefinition;
  readonly formula: TypesetFormula | null;
  readonly related: readonly RelatedLink[];
  /** Where each source can be read; null where it is on paper. */
  readonly sourceAddresses: readonly (string | null)[];
  readonly preferences: Preferences;
  readonly today: string;
}

const STAGES = { next_step: "Next step", advanced_planning: "Plan further", complementary: "Goes with it" } as const;

/**
 * Everything below the calculator: how to use it, why it is right, what else to look at. No keystroke changes it, so
 * none renders it: each example is a calculation.
 */
export const Help = memo(function Help({
  definition,
  formula,
  related,
  sourceAddresses,
  preferences,
  today,
}: HelpProps) {
  return (
    <div id="help" className={styles.help}>
      <div>
        {definition.howTo.length > 0 && (
          <Section title="How to Use">
            <ol className={styles.steps}>
              {definition.howTo.map((step) => (
                <li key={step}>{keepTogether(step)}</li>
              ))}
            </ol>
          </Section>
        )}
        {formula && <FormulaUsed formula={formula} />}
        {definition.examples.length > 0 && (
          <Section title="Example Calculations">
            {definition.examples.map((example, index) => (
              <ExampleRow
                key={example.title}
                index={index}
                definition={definition}
                example={example}
                preferences={preferences}
                today={today}
              />
            ))}
          </Section>
        )}
        {definition.faq.length > 0 && (
          <Section title="FAQ">
            {definition.faq.map(({ question, answer }) => (
              <details key={question} className={styles.question}>
                <summary>{keepTogether(question)}</summary>
                <p>{keepTogether(answer)}</p>
              </details>
            ))}
          </Section>
        )}
        {definition.about.length > 0 && (
          <Section title="About">
            {definition.about.map((paragraph) => (
              <p key={paragraph}>{keepTogether(paragraph)}</p>
            ))}
            {definition.caution && <p className={styles.caution}>{keepTogether(definition.caution)}</p>}
          </Section>
        )}
      </div>
      <aside className={styles.aside}>
        {related.length > 0 && (
          <Section title="Related calculators">
            <ul className={styles.related}>
              {related.map((link) => (
                <li key={link.id} className={styles.relatedItem}>
                  <CategoryIcon category={link.category} />
                  <Link to={`/calculator/${link.id}`} className={styles.relatedName}>
                    {link.name}
                  </Link>
                  <span className={styles.stage}>{STAGES[link.stage]}</span>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {definition.sources.length > 0 && (
          <Section title="Sources">
            <ul className={styles.sources}>
              {definition.sources.map((source, index) => {
                const address = sourceAddresses[index];
                return <li key={source}>{address ? <a href={address}>{source}</a> : source}</li>;
              })}
            </ul>
            <p className={styles.exampleLine}>
              <Link to={`/calculator/${definition.id}/cases`}>How this calculator is checked</Link>
            </p>
            {!definition.special && (
              <p className={styles.exampleLine}>
                <Link to={`/embed?calculator=${definition.id}`}>Embed this calculator on your site</Link>
              </p>
            )}
            <p className={styles.exampleLine}>
              <Link to={`/developers?calculator=${definition.id}`}>Use this from code</Link>
            </p>
          </Section>
        )}
      </aside>
    </div>
  );
});

interface ExampleRowProps extends Pick<HelpProps, "definition" | "preferences" | "today"> {
  readonly index: number;
  readonly example: AnyDefinition["examples"][number];
}

/** An example, computed by the calculator itself, so that it can never be wrong. */
function ExampleRow({ definition, example, index, preferences, today }: ExampleRowProps) {
  const { inputs } = readInputs(definition, example.inputs, today);
  const outputs = import.meta.env.SSR
    ? getCachedOutputs({ definition, example, today }, inputs)
    : calculate(definition, inputs);
  const primary = findPrimary(definition, inputs);
  // An example may be in another currency than what stands in the form: the rule of another country.
  const shownIn = preferencesFor(definition, inputs, preferences);
  const shown = [...new Set([primary, ...Object.keys(example.outputs)])].filter(
    (key): key is string => key !== undefined && hasScalar(definition.outputs, key),
  );
  const given = Object.keys(example.inputs).filter(
    (key) => hasScalar(definition.inputs, key) && applies(definition.inputs[key]!, inputs),
  );
  return (
    <div className={styles.example}>
      <h3 className={styles.exampleTitle}>{keepTogether(example.title)}</h3>
      <p className={styles.exampleLine}>
        {joinFigures(
          given.map(
            (key) =>
              `${definition.inputs[key]!.label}: ${formatEntry(boundField(definition.inputs[key]!, inputs), inputs[key], shownIn)}`,
          ),
        )}
      </p>
      <p className={styles.exampleResult}>
        {joinFigures(
          shown
            .slice(0, 4)
            .map(
              (key) =>
                `${definition.outputs[key]!.label}: ${formatValue(boundField(definition.outputs[key]!, inputs), outputs[key], shownIn).text}`,
            ),
        )}
      </p>
      {/* Without a script it opens the page with the example's values, with one it fills the form (help-part.tsx). */}
      <a
        className={buttonClass.quiet}
        href={`/calculator/${definition.id}?${toReaderQuery(definition, inputs, today, preferences.unitSystem)}`}
        data-example={index}
        aria-label={`Try this example: ${example.title}`}
      >
        Try this example
      </a>
    </div>
  );
}

/** Figures in one line; no line begins with the point between two of them. */
function joinFigures(figures: readonly string[]): string {
  return keepTogether(figures.join("\u00A0· "));
}

/** Whether there is such a field, and its value fits into a sentence. */
function hasScalar(fields: Rows, key: string): boolean {
  return fields[key] !== undefined && getKind(fields[key]).isScalar;
}
