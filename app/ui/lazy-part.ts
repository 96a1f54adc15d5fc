import { type ComponentType, lazy } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Loads, and where that fails loads again when the network is back. */
const persist = <Props>(load: Load<Props>): ReturnType<Load<Props>> =>
  load().catch(() => new Promise((back) => addEventListener("online", () => back(persist(load)), { once: true })));

/**
 * A part whose code is loaded when it is first shown, in a Suspense boundary of its own. Where it cannot be loaded (no
 * connection) the boundary's fallback stays until the network is back.
 */
export function lazyPart<Props>(load: Load<Props>) {
  return lazy(() => persist(load));
}
