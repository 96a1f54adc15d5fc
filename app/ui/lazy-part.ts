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
