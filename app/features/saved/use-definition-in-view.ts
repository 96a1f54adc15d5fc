import { type RefObject, useEffect, useState } from "react";
import { noteError } from "#features/errors/index.ts";
import { loadDefinition, type LoadedDefinition } from "./load-definition.ts";

/** One request for all that is shown of a calculator. */
const loads = new Map<string, Promise<LoadedDefinition>>();

function loadOnce(id: string): Promise<LoadedDefinition> {
  const known = loads.get(id);
  if (known) return known;
  const load = loadDefinition(id);
  loads.set(id, load);
  load.catch(() => loads.delete(id));
  return load;
}

/** A calculator's code, loaded when one comes to see the element; once more when the connection is back. */
export function useDefinitionInView(element: RefObject<Element | null>, id: string) {
  const [loaded, setLoaded] = useState<LoadedDefinition | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const load = async () => {
      try {
        const found = await loadOnce(id);
        if (!signal.aborted) setLoaded(found);
      } catch (error) {
        if (signal.aborted) return;
        noteError({ error, component: `definition of ${id}` });
        setHasFailed(true);
        addEventListener("online", () => void load(), { once: true, signal });
      }
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load();
    });
    if (element.current) observer.observe(element.current);
    return () => {
      gone.abort();
      observer.disconnect();
    };
  }, [element, id]);
  return { loaded, hasFailed };
}
