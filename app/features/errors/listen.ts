/**
 * What every page carries of the error handling: it keeps what goes wrong until the code that knows what to do with it is
 * there, which is loaded with the first error.
 */

/** Something that went wrong: an event of the window, or an error that a part of the page caught. */
export type ClientErrorEvent = Event | { readonly error: unknown; readonly component: string };

/** What went wrong without a connection: the notice of the lost connection has said it. */
export const withoutConnection = new WeakSet<ClientErrorEvent>();

const waiting: ClientErrorEvent[] = [];
let handle: ((event: ClientErrorEvent) => void) | undefined;
let loading: Promise<void> | undefined;

export function noteError(event: ClientErrorEvent): void {
  if (!navigator.onLine) withoutConnection.add(event);
  if (handle) return handle(event);
  // Of a storm the beginning says enough.
  if (waiting.length < 50) waiting.push(event);
  // Without a connection the code cannot come; "online" is listened to as well.
  if (navigator.onLine) loading ??= load();
}

async function load(): Promise<void> {
  try {
    ({ handle } = await import("./loaded.ts"));
    waiting.splice(0).forEach(handle);
  } catch {
    loading = undefined;
  }
}

/** Listens to what goes wrong: exceptions, rejections, files that do not load, the connection. */
export function listenToErrors(): void {
  for (const name of ["error", "unhandledrejection", "offline"]) addEventListener(name, noteError, true);
  addEventListener("online", (event) => (handle || waiting[0]) && noteError(event));
}
