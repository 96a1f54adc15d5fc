import type { ShownAnswer } from "#assistant/index.ts";
import { AnswerLines } from "#features/assistant/index.ts";
import type { Suggestion } from "./use-suggestions.ts";
import * as styles from "./search.css.ts";
import { CategoryIcon } from "#ui/category-icon.tsx";

/** The addresses that the options open, in their order: those of the answers first. */
export function listAddresses(answers: readonly ShownAnswer[], suggestions: readonly Suggestion[]): readonly string[] {
  return [...answers.map(({ url }) => url), ...suggestions.map(({ id }) => `/calculator/${id}`)];
}

interface SearchOptionsProps {
  readonly id: string;
  /** One, or one for each way to read the sentence where they differ. */
  readonly answers: readonly ShownAnswer[];
  /** Why there is no answer. */
  readonly reason: string | undefined;
  readonly suggestions: readonly Suggestion[];
  /** The place of the option that the keys have chosen; -1 where it is none. */
  readonly active: number;
  readonly isShown: boolean;
  onOpen(address: string): void;
}

/**
 * The answers, or why there is none, and the suggestions under the box, which has the keys (aria-activedescendant) and
 * whose status says the reason aloud.
 */
export function SearchOptions({ id, answers, reason, suggestions, active, isShown, onOpen }: SearchOptionsProps) {
  return (
    <div className={styles.list} hidden={!isShown && !reason}>
      {reason && (
        <p className={styles.reason} aria-hidden="true">
          {reason}
        </p>
      )}
      <div id={id} role="listbox" aria-label="Suggestions" hidden={!isShown}>
        {listAddresses(answers, suggestions).map((address, index) => {
          const answer = answers[index];
          const suggestion = suggestions[index - answers.length];
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the keys (aria-activedescendant)
            <div
              key={answer ? `answer-${index}` : address}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={answer ? styles.answer : styles.option}
              // The press must not take the focus out of the box before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(address)}
            >
              {answer ? (
                <>
                  <AnswerLines answer={answer} />
                  {answers.length === 1 && (
                    <kbd className={styles.enter} aria-hidden="true">
                      Enter ↵
                    </kbd>
                  )}
                </>
              ) : (
                <>
                  {suggestion && <CategoryIcon category={suggestion.category} />}
                  <span>{suggestion?.name}</span>
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
