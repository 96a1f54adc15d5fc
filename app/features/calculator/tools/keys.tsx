import { createElement, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import { formatValue } from "#engine/format.ts";
import { calculate } from "#engine/run.ts";
import { isUnfinished, typesetTyped } from "#engine/typed-formula.ts";
import { toMathElement } from "#features/calculator/fields/entered-formula.tsx";
import * as styles from "#features/calculator/fields/form.css.ts";
import { Button } from "#ui/button.tsx";
import { color, font, size } from "#ui/theme.css.ts";
import type { ToolProps } from "./field-tools.tsx";
import { asOperand, erase, press, pressAfter, type Typed } from "./key-presses.ts";

/** What a key shows, what it types, and what it is called where its sign does not say it. */
type Key = readonly [sign: string, types: string, name?: string];

const KEYS: readonly Key[] = [
  ["sin", "sin(|)", "sine"],
  ["cos", "cos(|)", "cosine"],
  ["tan", "tan(|)", "tangent"],
  ["sin⁻¹", "asin(|)", "inverse sine"],
  ["cos⁻¹", "acos(|)", "inverse cosine"],
  ["tan⁻¹", "atan(|)", "inverse tangent"],
  ["ln", "ln(|)", "natural logarithm"],
  ["log", "log10(|)", "logarithm to base 10"],
  ["√", "sqrt(|)", "square root"],
  ["x²", "^2", "squared"],
  ["xʸ", "^", "to the power of"],
  ["n!", "!", "factorial"],
  ["7", "7"],
  ["8", "8"],
  ["9", "9"],
  ["(", "(", "opening bracket"],
  [")", ")", "closing bracket"],
  ["÷", "/", "divided by"],
  ["4", "4"],
  ["5", "5"],
  ["6", "6"],
  ["π", "pi", "pi"],
  ["e", "e", "the number e"],
  ["×", "*", "times"],
  ["1", "1"],
  ["2", "2"],
  ["3", "3"],
  ["EXP", "*10^", "times ten to the power of"],
  ["%", "%", "percent"],
  ["−", "-", "minus"],
  ["0", "0"],
  [".", ".", "decimal point"],
  [",", ", ", "comma"],
  ["+", "+", "plus"],
];

/** In how many columns they stand. */
const COLUMNS = 6;
const MOST_HISTORY = 8;
const keyStyle = { minWidth: 0, padding: 0, minHeight: 44, fontSize: size.body, fontFamily: font.serif };
/** Digits stand out, operations are tinted, "=" is what one looks for. */
const DIGIT = { background: color.surface, borderColor: color.edge, fontWeight: 600 };
const OPERATION = { background: color.accentWash, fontWeight: 600 };
const styleOf = (sign: string) =>
  /^[\d.]$/.test(sign) ? { ...keyStyle, ...DIGIT } : /^[÷×−+]$/.test(sign) ? { ...keyStyle, ...OPERATION } : keyStyle;

interface Done {
  readonly expression: string;
  readonly result: number;
}

/** The keys of a scientific calculator, with memory, the last answer, and the calculations before. */
export function Keys({ name, control, definition, calculation, preferences }: ToolProps) {
  const input = control as HTMLInputElement;
  const [memory, setMemory] = useState(0);
  const [history, setHistory] = useState<readonly Done[]>([]);
  const { isCurrent } = calculation;
  const [finished, setFinished] = useState<string | null>(null);
  const showAsCalm = useCalmWhileTyping(input);
  const result = calculation.answer.outputs["result"];
  const current = isCurrent && typeof result === "number" ? result : null;
  const last = history[0]?.result ?? null;

  const type = (change: (typed: Typed) => Typed) => {
    const next = change(readTyped(input));
    showAsCalm(isUnfinished(next.text));
    flushSync(() => calculation.setDraft(name, { text: next.text }));
    // Without the focus: on a phone that would bring the keyboard over these keys.
    input.setSelectionRange(next.start, next.end);
  };
  /** Whether what was finished last stands there still, and is selected: what is typed now comes after it. */
  const isFinished = ({ text, start, end }: Typed) => text === finished && start === 0 && end === text.length;
  /** The example with which the page opens, before anybody has set a caret in it, is finished too. */
  const isExample = ({ end }: Typed) => calculation.drafts[name]?.exact !== undefined && end === 0 && current !== null;
  const typeKey = (key: string) =>
    type((typed) => {
      if (isFinished(typed)) return pressAfter(last!, typed, key);
      return isExample(typed) ? pressAfter(current!, { ...typed, end: typed.text.length }, key) : press(typed, key);
    });
  // What is rendered may still be the answer to what was typed before.
  const answerTyped = () => findResult(definition, { ...calculation.answer.inputs, [name]: input.value });
  const remember = (sign: 1 | -1) => setMemory((known) => known + sign * (answerTyped() ?? 0));
  const finish = () => {
    // Whoever asks for the answer has finished typing.
    showAsCalm(false);
    const answered = answerTyped();
    if (answered === null) return;
    setFinished(input.value);
    const expression = input.value.trim();
    setHistory((known) => {
      const isLast = known[0]?.expression === expression && known[0].result === answered;
      return isLast ? known : [{ expression, result: answered }, ...known].slice(0, MOST_HISTORY);
    });
    input.setSelectionRange(0, input.value.length);
  };
  const follow = useEffectEvent((event: KeyboardEvent | InputEvent) => {
    const key = event instanceof KeyboardEvent ? event.key : event.data;
    if (event instanceof KeyboardEvent) {
      if (key !== "Enter" || event.isComposing) return;
      // The form's own answer to it would lead away from the field.
      event.preventDefault();
      finish();
    } else if (key && event.inputType === "insertText" && isFinished(readTyped(input))) {
      event.preventDefault();
      typeKey(key);
    }
  });
  // The keyboard does what the keys do, Enter what "=" does: someone who types does not need them.
  useEffect(() => {
    const listen = (event: KeyboardEvent | InputEvent) => follow(event);
    input.addEventListener("keydown", listen);
    input.addEventListener("beforeinput", listen);
    return () => {
      input.removeEventListener("keydown", listen);
      input.removeEventListener("beforeinput", listen);
    };
  }, [input]);
  const write = (value: number) => formatValue(definition.outputs["result"]!, value, preferences).text;
  const commands: readonly (readonly [sign: string, name: string, run: () => void, isOff?: boolean])[] = [
    ["Ans", "the last answer", () => type((typed) => press(typed, asOperand(last!))), last === null],
    ["=", "equals: keep it in the history", finish],
    ["⌫", "delete the sign before", () => type(erase)],
    ["C", "clear", () => type(() => ({ text: "", start: 0, end: 0 }))],
    ["M+", "add the result to the memory", () => remember(1), current === null],
    ["M−", "take the result off the memory", () => remember(-1), current === null],
    ["MR", `memory: ${write(memory)}`, () => type((typed) => press(typed, asOperand(memory)))],
    ["MC", "clear the memory", () => setMemory(0), memory === 0],
  ];
  const buttons = [
    ...KEYS.map(([sign, types, called]) => ({
      sign,
      label: called ? `${sign} ${called}` : sign,
      isOff: false,
      run: () => typeKey(types),
    })),
    ...commands.map(([sign, called, run, isOff = false]) => ({ sign, label: `${sign} ${called}`, isOff, run })),
  ];
  return (
    <>
      {control && !isCurrent && <TypedFormula input={input} text={calculation.drafts[name]?.text ?? ""} />}
      <div
        role="toolbar"
        aria-label="Keys"
        tabIndex={-1}
        style={{ display: "grid", gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`, gap: 6 }}
        onKeyDown={moveFocus}
      >
        {buttons.map(({ sign, label, isOff, run }, index) => (
          <Button
            key={sign}
            look={sign === "=" ? "primary" : "plain"}
            style={styleOf(sign)}
            aria-label={label}
            aria-disabled={isOff}
            tabIndex={index === 0 ? 0 : -1}
            // The caret of the field stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!isOff) run();
            }}
          >
            {sign}
          </Button>
        ))}
      </div>
      <p style={{ margin: "6px 0 0", fontSize: size.small, color: color.soft }} role="status">
        {memory === 0 ? "" : `Memory: ${write(memory)}`}
      </p>
      {history.length > 0 && (
        <ol aria-label="History" style={{ listStyle: "none", margin: "4px 0 0", padding: 0 }}>
          {history.map(({ expression, result: value }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same calculation may stand there twice
            <li key={index}>
              <Button
                look="quiet"
                style={{
                  fontFamily: font.mono,
                  whiteSpace: "normal",
                  overflowWrap: "anywhere",
                  textAlign: "start",
                  justifyContent: "flex-start",
                  minHeight: 32,
                }}
                title="Take it again"
                onClick={() => calculation.setDraft(name, { text: expression })}
              >
                {expression} = {write(value)}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function findResult(definition: AnyDefinition, inputs: Readonly<Record<string, unknown>>): number | null {
  try {
    const { result } = calculate(definition, inputs);
    return typeof result === "number" ? result : null;
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

function readTyped(input: HTMLInputElement): Typed {
  const { value: text, selectionStart, selectionEnd } = input;
  return { text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length };
}

/**
 * What is unfinished at its end is not marked as wrong until somebody asks for the answer or leaves the field. An attribute, not
 * state: what is rendered here comes after the field's own mark.
 */
function useCalmWhileTyping(input: HTMLInputElement): (isCalm: boolean) => void {
  useLayoutEffect(() => {
    const field = input.parentElement!.parentElement!;
    const follow = () => setCalm(input, isUnfinished(input.value));
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Not where only the window was left.
      if (document.activeElement !== input && !field.contains(relatedTarget as Node | null)) setCalm(input, false);
    };
    if (document.activeElement === input) follow();
    input.addEventListener("input", follow);
    input.addEventListener("focusout", leave);
    const form = input.form!;
    const ask = () => setCalm(input, false);
    form.addEventListener("submit", ask);
    return () => {
      form.removeEventListener("submit", ask);
      input.removeEventListener("input", follow);
      input.removeEventListener("focusout", leave);
    };
  }, [input]);
  return (isCalm) => setCalm(input, isCalm);
}

/** Whether what is wrong is shown as what is not finished yet (form.css.ts). */
const setCalm = (input: HTMLInputElement, isCalm: boolean) =>
  void input.form!.parentElement!.toggleAttribute("data-calm", isCalm);

/** What is typed, in the line above in place of the last formula that has a result. */
function TypedFormula({ input, text }: { readonly input: HTMLInputElement; readonly text: string }) {
  const line = input.form!.getElementsByClassName(styles.formula)[0]!;
  useLayoutEffect(() => {
    const known = line.querySelector("math")!;
    known.style.display = "none";
    return () => void (known.style.display = "");
  }, [line]);
  return createPortal(createElement("math", null, toMathElement(typesetTyped(text))), line);
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
  Home: -Infinity,
  End: Infinity,
};

/** One of the keys is in the order of tabs; arrows lead to the others. */
function moveFocus(event: React.KeyboardEvent<HTMLDivElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const keys = [...event.currentTarget.querySelectorAll("button")];
  const at = keys.indexOf(document.activeElement as HTMLButtonElement) + step;
  keys[Math.max(0, Math.min(keys.length - 1, at))]?.focus();
}
