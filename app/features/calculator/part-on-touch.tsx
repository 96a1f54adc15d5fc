import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { firstInteraction, interactNow } from "#features/instant/index.ts";
import { StaticHtml } from "#ui/static-html.tsx";

interface OnTouch<Props> {
  /** Draws it on the server at once; null in a browser. */
  readonly served: ComponentType<Props> | null;
  /** What is shown once something changes and the code cannot be loaded; left out, what the server wrote stays. */
  readonly missing?: ReactNode;
  load(): Promise<ComponentType<Props>>;
}

/**
 * A part of a calculator whose code a browser loads with the visitor's first key or touch: until then what the server
 * wrote stands as it is. No Suspense: React drops a boundary that still waits where any context above it changes, as one
 * does when an account's favorites come, and all that stands below would jump.
 */
export function partOnTouch<Props extends object>({ served: Served, missing, load }: OnTouch<Props>) {
  let loaded: ComponentType<Props> | null = null;
  return function PartOnTouch(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [isMissing, setMissing] = useState(false);
    const [first] = useState(props);
    // While it is hydrated it is what the server wrote, though it may have been loaded for another place.
    useLayoutEffect(() => setPart(() => loaded), []);
    useEffect(() => {
      if (Part) return undefined;
      const gone = new AbortController();
      const start = async () => {
        try {
          loaded = await load();
          setPart(() => loaded);
        } catch {
          // The calculator goes on without it, and it comes when the connection does.
          setMissing(true);
          addEventListener("online", () => void start(), { once: true, signal: gone.signal });
        }
      };
      void firstInteraction().then(start);
      return () => gone.abort();
    }, [Part]);
    if (Served)
      return (
        <div>
          <Served {...props} />
        </div>
      );
    if (Part) return <Part {...props} />;
    if (isMissing && missing !== undefined && props !== first) return missing;
    // A mouse that comes to it wants to read it.
    return <StaticHtml onPointerEnter={interactNow} html={() => ""} />;
  };
}
