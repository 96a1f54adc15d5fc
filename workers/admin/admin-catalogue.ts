import { eq, inArray, or, sql } from "drizzle-orm";
import * as v from "valibot";
import bundledRows from "#generated/rows.ts";
import type { Database } from "#workers/database/client.ts";
import { calculatorRequests, calculators } from "#workers/database/schema.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";

const flag = (what: string) => v.optional(v.nullable(v.boolean(`${what} must be true, false or null.`)));

/** What an admin changes in a row. Null gives the decision back to the definition. */
export const rowChangeSchema = v.pipe(
  v.object({
    id: v.string("Say which calculator."),
    visible: flag("Visible"),
    popular: flag("Popular"),
    status: v.optional(v.picklist(["active", "retired"], "The status must be active or retired.")),
  }),
  v.check(
    ({ visible, popular, status }) => visible !== undefined || popular !== undefined || status !== undefined,
    "Say what is to be changed.",
  ),
);

const CATEGORIES: ReadonlySet<string> = new Set(bundledRows.map((row) => row.category));

/** A row without a definition, usually for what a visitor asked for. */
export const additionSchema = v.object({
  name: v.pipe(
    v.string("Say what the calculator is called."),
    v.trim(),
    v.minLength(3, "The name must have at least 3 characters."),
    v.maxLength(80, "The name may have at most 80 characters."),
  ),
  description: v.pipe(
    v.string("Say what it will calculate."),
    v.trim(),
    v.minLength(1, "Say what it will calculate."),
    v.maxLength(300, "The description may have at most 300 characters."),
  ),
  category: v.pipe(
    v.string("Say in which category."),
    v.check((category) => CATEGORIES.has(category), "There is no category of that name."),
  ),
  /** The request that it comes from; it becomes planned. */
  requestId: v.optional(v.string("The request must be an id.")),
});

export type Refused = "missing" | "has-definition" | "exists" | "no-id";

/** Every row as an admin sees it, by name: what its definition says, and what an admin set in its place. */
export async function listRows(database: Database) {
  const rows = await database
    .select({
      id: calculators.id,
      name: calculators.name,
      category: calculators.category,
      uses: calculators.uses,
      isPopular: calculators.isPopular,
      isVisible: calculators.isVisible,
      popularOverride: calculators.popularOverride,
      visibleOverride: calculators.visibleOverride,
      hasConfig: calculators.hasConfig,
      status: calculators.status,
    })
    .from(calculators);
  // As people sort, not by code point: "Acceleration" before "APR".
  rows.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
  return { rows, categories: [...CATEGORIES].toSorted() };
}

/** Changes a row; null where it was done. The status of a row with a definition belongs to the directory sync. */
export async function changeRow(
  database: Database,
  { id, visible, popular, status }: v.InferOutput<typeof rowChangeSchema>,
): Promise<Refused | null> {
  const [row] = await database
    .select({ hasConfig: calculators.hasConfig })
    .from(calculators)
    .where(eq(calculators.id, id));
  if (!row) return "missing";
  if (status !== undefined && row.hasConfig) return "has-definition";
  await database
    .update(calculators)
    .set({
      ...(visible === undefined ? {} : { visibleOverride: visible }),
      ...(popular === undefined ? {} : { popularOverride: popular }),
      ...(status === undefined ? {} : { status }),
      updatedAt: new Date(),
    })
    .where(eq(calculators.id, id));
  forgetDirectory();
  return null;
}

/** The address of a calculator by its name: "Tide table (Cuxhaven)" becomes tide-table-cuxhaven. */
export function createId(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 64)
    .replaceAll(/^-+|-+$/g, "");
}

/** Whether a calculator has the name, in capitals or not, with or without "Calculator" behind it. */
function isNamed(name: string) {
  const short = name
    .trim()
    .toLowerCase()
    .replace(/\s+calculator$/, "");
  return inArray(sql`lower(${calculators.name})`, [short, `${short} calculator`]);
}

/** Adds a row without a definition; its page says 'Calculator Interface Coming Soon'. */
export async function addRow(
  database: Database,
  { name, description, category, requestId }: v.InferOutput<typeof additionSchema>,
): Promise<{ readonly id: string } | Refused> {
  const id = createId(name);
  if (id === "") return "no-id";
  const [taken] = await database
    .select({ id: calculators.id })
    .from(calculators)
    .where(or(eq(calculators.id, id), eq(calculators.slug, id), isNamed(name)));
  if (taken) return "exists";
  const insert = database.insert(calculators).values({
    id,
    slug: id,
    name,
    description,
    category,
    emoji: "🧮",
    hasConfig: false,
    definitionHash: "",
  });
  if (requestId === undefined) await insert;
  else {
    await database.batch([
      insert,
      database.update(calculatorRequests).set({ state: "planned" }).where(eq(calculatorRequests.id, requestId)),
    ]);
  }
  forgetDirectory();
  return { id };
}
