import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { useSuggestions } from "./use-suggestions.ts";
import * as styles from "./search.css.ts";

/**
 * The header's search: a form that works without a script, and a combobox (WAI-ARIA pattern with a list) that suggests
 * as one types. Enter goes to the results; an arrow and Enter open a suggestion; "/" focuses the box.
 */
export function SearchBox({ count }: { count: number }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text);
  const isShown = isOpen && suggestions.length > 0;

  useSlashKey(input);

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const open = (id: string) => {
    close();
    setText("");
    void navigate(`/calculator/${id}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      if (isShown) event.preventDefault();
      return close();
    }
    if (!isShown) {
      if (event.key === "ArrowDown" && suggestions.length > 0) setIsOpen(true);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const places = suggestions.length + 1;
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
        const chosen = isShown ? suggestions[active] : undefined;
        if (chosen) {
          event.preventDefault();
          return open(chosen.id);
        }
        if (text.trim() === "") return event.preventDefault();
        event.preventDefault();
        void navigate(`/?search=${encodeURIComponent(text.trim())}`);
        setText("");
        close();
        return undefined;
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
      <div id={listId} role="listbox" aria-label="Suggestions" className={styles.list} hidden={!isShown}>
        {suggestions.map((suggestion, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the keys (aria-activedescendant)
          <div
            key={suggestion.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // The press must not take the focus out of the box before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open(suggestion.id)}
          >
            <span aria-hidden="true">{suggestion.emoji}</span>
            <span>{suggestion.name}</span>
          </div>
        ))}
      </div>
    </Form>
  );
}

/** "/" puts the cursor into the search, unless something is being typed. */
function useSlashKey(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [input]);
}
