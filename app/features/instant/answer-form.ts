import { type Answer, answerDrafts, type Result } from "#engine/answer.ts";
import type { AnyDefinition } from "#engine/define.ts";
import type { Drafts } from "#engine/drafts/draft.ts";
import { withTyped } from "#engine/drafts/form.ts";
import { arrangeFigures, readAsked, formatFigure, joinPieces } from "#engine/figures.ts";
import { preferencesFor } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { type Handover, HANDOVER, readForm } from "./handover.ts";

interface AnsweredForm {
  readonly form: HTMLFormElement;
  /** Where the server wrote the answer. */
  readonly results: HTMLElement;
  readonly definition: AnyDefinition;
  readonly preferences: Preferences;
  readonly today: string;
  /** What the server wrote into the fields. */
  readonly drafts: Drafts;
}

/**
 * Answers a form as it is typed into, with the functions that React uses: into the elements that the server rendered,
 * until React takes over. Sentences, charts and tables are left to React, and out of sight as long as they are old.
 */
export function answerForm({ form, results, definition, preferences, today, drafts }: AnsweredForm): void {
  const handedOver = new AbortController();
  let content: URLSearchParams | undefined;
  const answer = () => {
    const read = readForm(form);
    const typed = withTyped(definition, drafts, read, preferences.locale);
    if (typed === drafts && !content) return;
    content = read;
    const result = answerDrafts(definition, typed, preferences, today);
    showIssues(form, results, result);
    if (result.answer) showAnswer(form, results, definition, result.answer, preferences, typed);
    results.dataset["old"] = "";
  };
  form.addEventListener("input", answer, { signal: handedOver.signal });
  let caret: Caret | null = null;
  for (const event of ["input", "keyup", "pointerup"])
    form.addEventListener(event, () => (caret = readCaret()), { signal: handedOver.signal });
  form.addEventListener(
    HANDOVER,
    (event) => {
      handedOver.abort();
      delete results.dataset["old"];
      if (content) (event as CustomEvent<Handover>).detail.typed = content;
      // Behind React's next rendering, which writes what was typed.
      queueMicrotask(() => caret && caret.element.setSelectionRange(caret.start, caret.end));
    },
    { once: true },
  );
  // What was typed before this ran.
  answer();
}

interface Caret {
  readonly element: HTMLTextAreaElement;
  readonly start: number;
  readonly end: number;
}

/** The place of the caret in a textarea, which it loses when React takes it over. */
function readCaret(): Caret | null {
  const { activeElement: element } = document;
  if (!(element instanceof HTMLTextAreaElement)) return null;
  return { element, start: element.selectionStart, end: element.selectionEnd };
}

/** Marks the fields that are wrong, and the answer as the last right one. The sentences come with React. */
function showIssues(form: HTMLFormElement, results: HTMLElement, { issues }: Result): void {
  const wrong = new Set(issues.map(({ field }) => field));
  for (const control of form.querySelectorAll<HTMLElement>("[name]")) {
    const isWrong = wrong.has(control.getAttribute("name")!);
    if (isWrong) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
    control.closest<HTMLElement>("[data-wrong]")?.setAttribute("data-wrong", String(isWrong));
  }
  const isStale = issues.length > 0;
  results.querySelector<HTMLElement>("[data-stale]")?.setAttribute("data-stale", String(isStale));
  const note = results.querySelector<HTMLElement>("[data-stale-note]");
  if (note) note.hidden = !isStale;
  const bar = form.querySelector("[data-answer-bar]");
  if (bar && isStale) bar.textContent = "…";
}

function showAnswer(
  form: HTMLFormElement,
  results: HTMLElement,
  definition: AnyDefinition,
  answer: Answer,
  preferences: Preferences,
  drafts: Drafts,
): void {
  const shownIn = preferencesFor(definition, answer.inputs, preferences);
  const units = Object.fromEntries(Object.entries(drafts).flatMap(([key, { unit }]) => (unit ? [[key, unit]] : [])));
  const asked = readAsked(definition, readForm(form));
  const { answer: first, main, more } = arrangeFigures(definition, answer.inputs, asked);
  for (const figure of [...(first ? [first] : []), ...main, ...more]) {
    const pieces = formatFigure(figure, definition, answer, shownIn, units);
    for (const { key, figure: text, unit } of pieces) {
      // An answer that sums up rows is in no element of their name: that is their table, further down.
      const element =
        results.querySelector(`[data-output="${CSS.escape(key)}"]:not(figure)`) ??
        (figure === first && results.querySelector("output"));
      if (element) writeFigure(element, text, unit);
    }
    const bar = form.querySelector("[data-answer-bar]");
    if (figure === first && bar) bar.textContent = joinPieces(pieces);
  }
}

/** The unit of the answer stands in an element of its own. */
function writeFigure(element: Element, text: string, unit: string): void {
  const [first, second] = element.childNodes;
  if (element.localName === "output" && first instanceof Text && second instanceof HTMLElement) {
    first.data = text;
    second.textContent = unit;
  } else element.textContent = text + unit;
}
