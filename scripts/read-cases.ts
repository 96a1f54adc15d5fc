/** The cases that stand beside a definition, held to their schema. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";
import type { Case } from "../app/engine/cases.ts";

const ROOT = join(import.meta.dirname, "..");
const text = v.pipe(v.string(), v.nonEmpty("must not be empty"));
const script = v.optional(
  v.pipe(
    text,
    v.regex(/^proof\/[a-z-]+\.py$/, "must be proof/<name>.py"),
    v.check((path) => existsSync(join(ROOT, path)), "names no file"),
  ),
);

const authoritySchema = v.variant("kind", [
  v.strictObject({
    kind: v.literal("published"),
    authority: text,
    citation: text,
    link: v.optional(v.pipe(v.string(), v.url())),
    accessed: v.optional(v.pipe(v.string(), v.isoDate())),
    script,
  }),
  v.strictObject({ kind: v.picklist(["program", "derived"]), authority: text, script }),
  v.strictObject({ kind: v.literal("definition"), authority: v.optional(text), script }),
  v.strictObject({ kind: v.literal("refusal"), authority: v.optional(text) }),
]);

const casesSchema = v.array(
  v.pipe(
    v.strictObject({
      by: authoritySchema,
      inputs: v.record(v.string(), v.unknown()),
      outputs: v.optional(
        v.record(
          v.string(),
          v.custom<NonNullable<Case["outputs"]>[string]>(() => true),
        ),
      ),
      refuses: v.optional(text),
      tolerance: v.optional(
        v.strictObject({ relative: v.optional(v.number()), absolute: v.optional(v.number()), because: text }),
      ),
    }),
    v.check(
      ({ by, outputs, refuses }) => (by.kind === "refusal") === (refuses !== undefined) && !(outputs && refuses),
      "is a refusal if, and only if, it has `refuses` and no outputs",
    ),
  ),
);

/**
 * The cases of the definition in `file`.
 * @throws Error with the file, the number of the case (from 1) and the key, where they do not follow the schema.
 */
export function readCases(file: string): readonly Case[] {
  const casesFile = file.replace(/\.ts$/, ".cases.json");
  const { success, output, issues } = v.safeParse(casesSchema, JSON.parse(readFileSync(casesFile, "utf8")));
  if (success) return output;
  const faults = issues.map(({ message, path = [] }) => {
    const [index, ...keys] = path.map(({ key }) => key);
    return `case ${Number(index) + 1}${keys.map((key) => `.${String(key)}`).join("")}: ${message}`;
  });
  throw new Error(`${relative(ROOT, casesFile)}: ${faults.join("; ")}`);
}
