import type { AnyDefinition } from "#engine/define.ts";

const loaded = new Map<string, AnyDefinition>();

/** Caches a definition that was loaded, so that rendering finds it without waiting. */
export function cacheDefinition(definition: AnyDefinition): AnyDefinition {
  loaded.set(definition.id, definition);
  return definition;
}

/** A definition that was loaded before; undefined where it was not. */
export function getCachedDefinition(id: string): AnyDefinition | undefined {
  return loaded.get(id);
}

/** A definition that was loaded before; an error where it was not. */
export function requireDefinition(id: string): AnyDefinition {
  const definition = loaded.get(id);
  if (!definition) throw new Error(`Not loaded yet: ${id}`);
  return definition;
}

/** In the browser: loads a calculator's chunk from the address that the server named. */
export async function loadDefinitionFrom(url: string): Promise<AnyDefinition> {
  const module = (await import(/* @vite-ignore */ url)) as { default: AnyDefinition };
  return cacheDefinition(module.default);
}
