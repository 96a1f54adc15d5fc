/** A text field with the part that is selected, or where it is typed. */
export interface Typed {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Types a text in place of what is selected. In `sin(|)` the bar says where typing goes on. */
export function press({ text, start, end }: Typed, key: string): Typed {
  const caret = key.indexOf("|");
  const typed = key.replace("|", "");
  const place = start + (caret < 0 ? typed.length : caret);
  return { text: text.slice(0, start) + typed + text.slice(end), start: place, end: place };
}

/** Takes away what is selected, else the sign before, of a function's name all of it. */
export function erase({ text, start, end }: Typed): Typed {
  const name = /[a-z][a-z0-9]*\($/i.exec(text.slice(0, start))?.[0].length ?? 1;
  const from = start < end ? start : Math.max(0, start - name);
  return { text: text.slice(0, from) + text.slice(end), start: from, end: from };
}

/** What goes on with what stands before it. */
const OPERATOR = /^[-+*/^!%×÷·−]/;

/** Types a text behind a finished calculation: an operator goes on with its answer, all else begins anew. */
export function pressAfter(answer: number, typed: Typed, key: string): Typed {
  if (!OPERATOR.test(key)) return press(typed, key);
  const text = asOperand(answer);
  return press({ text, start: text.length, end: text.length }, key);
}

/** A number as a formula has it: in brackets where its sign would join what stands before it. */
export const asOperand = (value: number): string => (value < 0 ? `(${value})` : String(value));
