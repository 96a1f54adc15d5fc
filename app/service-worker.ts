/**
 * The service worker. With a connection it changes nothing: the network answers. Without one it answers with the pages
 * that this browser kept (features/offline).
 */
import { answerWithoutConnection, fileWithoutConnection, isFile, keepPage } from "#features/offline/kept-pages.ts";
import type { KeepMessage } from "#features/offline/keep-message.ts";

/** What is used of a service worker's global scope; TypeScript's library for it contradicts the one for pages. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "message", listener: (event: Extendable & { readonly data: KeepMessage }) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

const scope = globalThis as unknown as Scope;
const dependencies = {
  open: (name: string) => caches.open(name),
  fetch: (address: string) => fetch(address, { credentials: "same-origin" }),
};

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  // The request of a page need not wait until the worker has started.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** One page after the other, so that none removes the files of another that is still being kept. */
let last: Promise<unknown> = Promise.resolve();

scope.addEventListener("message", (event) => {
  for (const { address, loaded } of event.data.pages) {
    // Without a connection the page stays as it was kept before.
    last = last.then(() => keepPage(address, loaded, dependencies)).catch(() => {});
  }
  event.waitUntil(last);
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event, pathname + search));
  else if (isFile(pathname))
    event.respondWith(fetch(request).catch(() => fileWithoutConnection(pathname, dependencies)));
});

async function answerPage(event: FetchEvent, address: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return answerWithoutConnection(address, dependencies);
  }
}
