/** A sentence as a calculator and its inputs. */
import type { AnyField } from "#engine/fields.ts";
import type { UnitSystem } from "#localization/preferences.ts";
import type { Measure } from "#assistant/tokens/unit-names.ts";

/** A sentence as a calculator and its inputs, not yet calculated. */
export interface Reading {
  readonly calculator: string;
  /** Only what was said; everything else takes its default. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Those of `inputs` that a word or a unit names; absent where all have their places by the form of the sentence. */
  readonly listBound?: () => readonly string[];
  /** What was neither read nor is without meaning, as it was written. */
  readonly unread: readonly string[];
  /** The output that was asked for; the calculator's own first where none was. */
  readonly output?: string;
  /** Whether its name is said, so that no other one is meant. */
  readonly isOutputNamed?: boolean;
  /** Words that name what is asked for, "weeks" in "weeks until Christmas". */
  readonly asked?: string;
  /** The system to which all units of the sentence belong: its answer is told in it. */
  readonly system?: UnitSystem;
  /** The units in which the sentence says quantities, by input: they are shown so. */
  readonly units?: Readonly<Record<string, string>>;
  /** The inputs of `inputs` that nobody said: the class of a body mass index is that of any height, but the page needs one. */
  readonly supplied?: readonly string[];
  /** The unit in which the answer is asked for, and how it was written. */
  readonly target?: { readonly measures: readonly Measure[]; readonly text: string };
  /** The input that was asked for, with all its values that give the output which the sentence says. */
  readonly goal?: { readonly vary: string; readonly values: readonly number[]; readonly output: string };
  /** Whether its hours and minutes are a time of day. */
  readonly isClock?: boolean;
  /** Whether the figure is told with those that the calculator joins to it: both parts of a complex number. */
  readonly isJoined?: boolean;
  /** What its figure is, where the calculator counts without units: hours, money. */
  readonly told?: { readonly field: AnyField; readonly unit?: string };
  /** The sum as it was said, which its formula tells without its units: "5 ft 7 in + 2 ft 9 in". */
  readonly wording?: string;
  /** What a formula was made of, as it was said, each by what it is called where that has a name. */
  readonly madeOf?: readonly { readonly label: string; readonly text: string }[];
  /** Two units in which the result should be told: feet and inches. */
  readonly parts?: readonly [string, string];
}

/** A sentence that was understood well enough to say what is wrong with it. */
export interface Refusal {
  readonly calculator: null;
  readonly reason: string;
}

export type Direct = Reading | Refusal | null;

/** What people put around a question; it says nothing. */
const POLITE =
  /^(?:(?:hey|hi|please|can you|could you|tell me|i want to know|i need to know|so|ok|and|now|ask|calculate|compute|work out|find|solve|evaluate|what(?:'s| is| are|s)?|how much (?:is|are|does|do)|how much|equals?|=)(?:\s+|$))+/i;

/** A sentence without what is said before and behind the question. */
export function stripCourtesy(text: string): string {
  return text
    .replace(/[\s?!.=]+$/, (end, at: number) => (/\d$/.test(text.slice(0, at)) && end.startsWith("!") ? "!" : ""))
    .replace(/\s+(?:please|pls|thanks|thank you)$/i, "")
    .replace(POLITE, "")
    .trim();
}
