import { type RefObject, useEffect, useState } from "react";
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

/** A calculator's code, loaded when one comes to see the element. */
export function useDefinitionInView(element: RefObject<Element | null>, id: string) {
  const [loaded, setLoaded] = useState<LoadedDefinition | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadOnce(id).then(
        (found) => isWanted && setLoaded(found),
        () => isWanted && setHasFailed(true),
      );
    });
    if (element.current) observer.observe(element.current);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [element, id]);
  return { loaded, hasFailed };
}
