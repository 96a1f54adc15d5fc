import type { AnyDefinition } from "#engine/define.ts";
import { cacheDefinition, getCachedDefinition } from "./registry.ts";

const files = import.meta.glob<AnyDefinition>(["../calculators/*/*.ts", "!../calculators/*/*.test.ts"], {
  import: "default",
});

/** The file of each calculator by its id: the path gives it, nobody keeps a list. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\//, "").replace(/\.ts$/, ""), load] as const),
);

/** The ids of all definitions. */
export function definitionIds(): readonly string[] {
  return [...loaders.keys()];
}

/** One definition by its id; null where there is none. */
export async function loadDefinition(id: string): Promise<AnyDefinition | null> {
  const load = loaders.get(id);
  if (!load) return null;
  // A module that is there is imported again at the price of half a millisecond.
  return (!import.meta.env.DEV && getCachedDefinition(id)) || cacheDefinition(await load());
}
