/**
 * What the lift (vite/lift) knows of a line of `compute` before anything runs. A slot is the place in a record where the
 * value of that part is kept when the line runs; parts that are not evaluated (the other branch) leave theirs empty.
 */
export type Part =
  | { readonly is: "literal"; readonly value: number | string | boolean | null }
  /** A constant, a variable, or an input (`input` is its key). */
  | {
      readonly is: "name";
      readonly slot: number;
      readonly name: string;
      readonly binding?: string;
      readonly input?: string;
    }
  /** `of.key` or `of[index]`. */
  | { readonly is: "member"; readonly slot: number; readonly of: Part; readonly key: string | Part }
  | { readonly is: "unary"; readonly sign: "-" | "+" | "!"; readonly of: Part }
  | { readonly is: "binary"; readonly sign: string; readonly left: Part; readonly right: Part }
  /** `&&`, `||`, `??`: the slot holds the left side. */
  | { readonly is: "logical"; readonly slot: number; readonly sign: string; readonly left: Part; readonly right: Part }
  | { readonly is: "choice"; readonly slot: number; readonly test: Part; readonly yes: Part; readonly no: Part }
  /** A call: `of` where it is a method, `from` where it is not of the calculator's own file: "Math" or a module. */
  | {
      readonly is: "call";
      readonly slot: number;
      readonly name: string;
      readonly from?: string;
      readonly of?: Part;
      readonly parts: readonly Part[];
    }
  /** `parts` are what is spread into it; its properties are lines of their own. */
  | { readonly is: "object"; readonly slot: number; readonly parts: readonly Part[] }
  | { readonly is: "list"; readonly slot: number; readonly parts: readonly Part[] }
  /** A text with values in it. */
  | { readonly is: "text"; readonly slot: number; readonly parts: readonly Part[] }
  /** What is not taken apart. */
  | { readonly is: "whole"; readonly slot: number };

/** Why a line was reached: the line of a test, and what came of it; or the case of a `switch`. */
export type Reason = readonly [line: number, outcome: boolean | { readonly equals: string | number }];

export interface Line {
  /** What the value is called: a variable, a property, the function that returns it; "" where it has no name. */
  readonly name: string;
  readonly role: "value" | "property" | "return" | "test";
  readonly part: Part;
  /** The place of this line in the list of its file, by which reasons find it. */
  readonly index: number;
  readonly binding?: string;
  readonly reasons?: readonly Reason[];
}
