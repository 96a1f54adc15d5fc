import type { Answer } from "#assistant/index.ts";
import { AnswerLines } from "#features/assistant/index.ts";
import type { Suggestion } from "./use-suggestions.ts";
import * as styles from "./search.css.ts";

/** The addresses that the options open, in their order: the answer's first. */
export function listAddresses(answer: Answer | null, suggestions: readonly Suggestion[]): readonly string[] {
  return [...(answer ? [answer.url] : []), ...suggestions.map(({ id }) => `/calculator/${id}`)];
}

interface SearchOptionsProps {
  readonly id: string;
  readonly answer: Answer | null;
  readonly suggestions: readonly Suggestion[];
  /** The place of the option that the keys have chosen; -1 where it is none. */
  readonly active: number;
  readonly isShown: boolean;
  onOpen(address: string): void;
}

/** The answer and the suggestions under the box, which has the keys (aria-activedescendant). */
export function SearchOptions({ id, answer, suggestions, active, isShown, onOpen }: SearchOptionsProps) {
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className={styles.list} hidden={!isShown}>
      {listAddresses(answer, suggestions).map((address, index) => {
        const suggestion = suggestions[answer ? index - 1 : index];
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the keys (aria-activedescendant)
          <div
            key={answer && index === 0 ? "answer" : address}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={answer && index === 0 ? styles.answer : styles.option}
            // The press must not take the focus out of the box before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onOpen(address)}
          >
            {answer && index === 0 ? (
              <>
                <AnswerLines answer={answer} />
                <kbd className={styles.enter} aria-hidden="true">
                  Enter ↵
                </kbd>
              </>
            ) : (
              <>
                <span aria-hidden="true">{suggestion?.emoji}</span>
                <span>{suggestion?.name}</span>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
