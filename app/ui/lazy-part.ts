import { type ComponentType, lazy } from "react";

/**
 * A part whose code is loaded when it is first shown. Where it cannot be loaded (no connection) nothing is shown in its
 * place, and the page that it belongs to stays as it is.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return await load();
    } catch {
      return { default: () => null };
    }
  });
}

/**
 * A part that the server rendered and whose code a browser loads later: until then, and where it cannot be loaded, what
 * the server wrote stays as it is. It stands in a Suspense boundary of its own.
 */
export function servedPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => new Promise<never>(() => {})));
}
