/**
 * The service worker. With a connection it changes nothing: the network answers. Without one it answers with the pages
 * that this browser kept, and from a pack of all calculators (features/offline).
 */
import {
  answerWithoutConnection,
  fileWithoutConnection,
  findKept,
  isFile,
  keepPage,
} from "#features/offline/kept-pages.ts";
import type { KeepMessage } from "#features/offline/keep-message.ts";
import { answerFromPack, DIRECTORY, LIST, type PackList, RATES, readPack } from "#features/offline/pack.ts";
import { answerCallOffline } from "#workers/offline/answer-calls.ts";

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
  if (request.mode === "navigate") event.respondWith(answerPage(event, pathname, search));
  else if (isFile(pathname) || isAskedByPage(pathname)) event.respondWith(answerAsked(request, pathname, search));
});

/** The data of a page, the routes that a document does not name, and what lists, search and quick views ask for. */
const isAskedByPage = (pathname: string) =>
  pathname.endsWith(".data") ||
  pathname === "/__manifest" ||
  pathname.startsWith("/generated/") ||
  /^\/api\/(?:cards|rates|assistant\/(?:candidates|chunks)|calculators(?:\/search-enhanced|\/[\w-]+\/view)?)$/.test(
    pathname,
  );

async function answerAsked(request: Request, pathname: string, search: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const packed = await answerFromPack({ pathname, search, isPage: false }, caches);
    return packed ?? (await answerCall(pathname, search)) ?? fileWithoutConnection(pathname, dependencies);
  }
}

/** A call that is answered from what a pack holds. */
async function answerCall(pathname: string, search: string): Promise<Response | undefined> {
  const pack = await readPack(caches);
  if (!pack) return undefined;
  const read = async <Content>(address: string) => {
    const found = await answerFromPack({ pathname: address, search: "", isPage: false }, caches);
    if (!found) throw new TypeError(`Not kept: ${address}`);
    return (await found.json()) as Content;
  };
  const answer = await answerCallOffline({ pathname, search }, pack.cache, {
    directory: () => read(DIRECTORY),
    chunks: async () => (await read<PackList>(LIST)).chunks,
    rates: () => read(RATES),
    formula: (id) => read(`/generated/formulas/${id}.json`),
  });
  return answer === undefined ? undefined : Response.json(answer);
}

async function answerPage(event: FetchEvent, pathname: string, search: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const kept = await findKept(pathname + search, dependencies);
    const packed = kept ?? (await answerFromPack({ pathname, search, isPage: true }, caches));
    return packed ?? answerWithoutConnection(pathname + search, dependencies, (await readPack(caches)) !== null);
  }
}
