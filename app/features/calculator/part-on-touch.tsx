import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
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
  const followers = new Set<() => void>();
  const follow = (follower: () => void) => {
    followers.add(follower);
    return () => followers.delete(follower);
  };
  return function PartOnTouch(props: Props) {
    // While a boundary is hydrated it is what the server wrote, though another one may have loaded it already.
    const Part = useSyncExternalStore(
      follow,
      () => loaded,
      () => null,
    );
    const [isMissing, setMissing] = useState(false);
    const [first] = useState(props);
    useEffect(() => {
      if (Part) return undefined;
      const gone = new AbortController();
      const start = async () => {
        try {
          loaded = await load();
          for (const tell of followers) tell();
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
