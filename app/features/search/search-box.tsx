import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { findAnswer, useAnswer } from "#features/assistant/index.ts";
import { usePreferences } from "#features/localization/index.ts";
import { hiddenText } from "#ui/layout.css.ts";
import { takeOverSuggestions } from "./early-suggestions.ts";
import { listAddresses, SearchOptions } from "./search-options.tsx";
import { useSlashKey } from "./use-slash-key.ts";
import { adoptSuggestions, useSuggestions } from "./use-suggestions.ts";
import { useTextOfAddress } from "./use-text-of-address.ts";
import * as styles from "./search.css.ts";

/**
 * The header's search: a form that works without a script, and a combobox (WAI-ARIA pattern with a list) that answers
 * and suggests as one types. The answer to a sentence is the first option and opens the calculator with its values.
 * Enter opens the answer where there is one, else the results; an arrow and Enter open an option; "/" focuses the box.
 */
export function SearchBox({ count }: { count: number }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { preferences } = usePreferences();
  const [text, setText] = useTextOfAddress();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text);
  const found = useAnswer(text);
  const refused = found?.calculator === null ? found : null;
  const answers = found?.calculator ? [found] : (refused?.readings ?? []);
  const reason = refused?.reason;
  const options = listAddresses(answers, suggestions);
  const isShown = isOpen && options.length > 0;

  useSlashKey(input);
  // What was typed before React was there is answered as well.
  useLayoutEffect(() => {
    adoptSuggestions(takeOverSuggestions());
    const typed = input.current?.value;
    if (!typed || document.activeElement !== input.current) return;
    setText(typed);
    setIsOpen(true);
  }, [setText]);

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const open = (address: string) => {
    close();
    void navigate(address);
  };
  const search = async (sentence: string) => {
    close();
    // Telephones put their keyboard away, so that the results are seen.
    input.current?.blur();
    const known = found ?? (await Promise.race([findAnswer(sentence, preferences), wait(LONGEST_WAIT)]));
    open(known?.calculator ? known.url : `/?search=${encodeURIComponent(sentence)}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      if (isShown) event.preventDefault();
      return close();
    }
    if (!isShown) {
      if (event.key === "ArrowDown" && options.length > 0) setIsOpen(true);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const places = options.length + 1;
      setActive((known) => ((known + 1 + step + places) % places) - 1);
    }
  };

  return (
    <Form
      action="/"
      role="search"
      aria-label="The site"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = isShown ? options[active] : undefined;
        if (chosen) open(chosen);
        else if (text.trim() !== "") void search(text.trim());
      }}
    >
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="search"
        role="combobox"
        aria-label="Search calculators"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={`Search ${count}+ calculators and tools...`}
        autoComplete="off"
        maxLength={500}
        value={text}
        onChange={(event) => {
          // Not loaded now, it is tried again with the next key.
          setText(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <kbd className={styles.slash} aria-hidden="true">
        /
      </kbd>
      <p role="status" className={hiddenText}>
        {(isOpen && (reason ?? answers.map(({ label, answer: figure }) => `${label}: ${figure}`).join(" or "))) || ""}
      </p>
      <SearchOptions
        id={listId}
        answers={answers}
        reason={isOpen ? reason : undefined}
        suggestions={suggestions}
        active={active}
        isShown={isShown}
        onOpen={open}
      />
    </Form>
  );
}

/** Milliseconds that Enter waits for an answer that is still being read. */
const LONGEST_WAIT = 500;

const wait = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));
