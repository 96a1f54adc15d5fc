import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import type { Part } from "./line.ts";
import type { Ran } from "./recorder.ts";

/** A part of a line as it was for these inputs: what was not evaluated is gone, and every value is known. */
export type Term =
  | { readonly is: "literal"; readonly value: unknown }
  /** A value with a name; `source` is the line that it comes from. */
  | {
      readonly is: "figure";
      readonly label: string;
      readonly value: unknown;
      readonly field?: AnyField;
      readonly source?: Source;
      /** What a sum or a product begins with: a number that stands in the code. */
      readonly isStart?: true;
    }
  /** A value that is looked up, found or put together from others, which are not written with it. */
  | {
      readonly is: "derived";
      readonly label: string;
      readonly value: unknown;
      readonly field?: AnyField;
      readonly from: readonly Term[];
    }
  | { readonly is: "unary"; readonly sign: string; readonly of: Term }
  | { readonly is: "binary"; readonly sign: string; readonly left: Term; readonly right: Term }
  /** A function that everybody knows: a root, a logarithm, the larger of two. */
  | { readonly is: "function"; readonly name: string; readonly parts: readonly Term[] }
  /** A step of the library, which is named and not taken apart. */
  | {
      readonly is: "library";
      readonly name: string;
      readonly about?: string;
      readonly parts: readonly Term[];
      readonly value: unknown;
    }
  | { readonly is: "sum"; readonly label: string; readonly values: readonly number[] };

/** Where a value was calculated: a part of a line that ran, and what the value is called. */
export interface Source {
  readonly ran: Ran;
  readonly part: Part;
  readonly name: string;
  readonly value: unknown;
}

/** Why a line reads as it does: a comparison and what came of it. */
export interface Because {
  readonly term: Term;
  readonly outcome: boolean;
}

/** A calculator whose fields name the values, with the inputs and outputs of the run. */
export interface Naming {
  readonly definition: AnyDefinition;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
}

export type Figure = Extract<Term, { is: "figure" }>;
