import { FILES_IN_DOCUMENT } from "./kept-pages.ts";
import {
  dataOf,
  DIRECTORY,
  DOCUMENTS,
  keep,
  LIST,
  MANIFEST,
  nameCache,
  type Pack,
  type PackCaches,
  type PackList,
  pointTo,
  RATES,
  readPack,
  removeAllBut,
  SHELL,
} from "./pack.ts";

export interface DownloadDependencies {
  readonly caches: PackCaches;
  fetch(address: string): Promise<Response>;
  /** The visitor's, as a code of two letters. */
  readonly language: string;
}

/** The site was renewed while its pack was downloaded: what came belongs to two builds. */
export class RenewedError extends Error {}

/** Requests that are under way at a time, and files that are compressed at a time. */
const AT_ONCE = 6;

/** How much of a download the one file with all scripts is; keeping what came takes the rest. */
const SHARE_OF_FILES = 0.6;

/**
 * Downloads a pack into a cache of its own; it counts once the pointer to it is written, which is last and one step. Wherever
 * this is cut off, the pack of before is whole, and what was begun is removed with the next one.
 *
 * @param onProgress from 0 to 1
 * @throws RenewedError, TypeError without a connection, DOMException where there is no room
 */
export async function downloadPack(
  { caches, fetch, language }: DownloadDependencies,
  onProgress: (part: number) => void,
  now: Date,
): Promise<Pack> {
  const ask = async (address: string) => {
    const response = await fetch(address);
    if (response.status !== 200) throw new TypeError(`${response.status}: ${address}`);
    return response;
  };
  const listed = await ask(LIST);
  const list = (await listed.clone().json()) as PackList;
  const old = await readPack(caches);
  await removeAllBut(old?.cache, caches);
  const name = nameCache(list.version, now);
  const cache = await caches.open(name);
  try {
    const address = `/generated/offline-${list.version}.json`;
    const all = await fetch(address);
    // Files of a build go with it.
    if (all.status === 404) throw new RenewedError();
    if (all.status !== 200) throw new TypeError(`${all.status}: ${address}`);
    const files = await readFiles(all, (read) => onProgress(SHARE_OF_FILES * Math.min(1, read / list.bytes)));

    const documents = await Promise.all([SHELL, ...DOCUMENTS].map(ask));
    const texts = await Promise.all(documents.map((document) => document.clone().text()));
    const named = texts.flatMap((text) => [...text.matchAll(FILES_IN_DOCUMENT)].map(([, file = ""]) => file));
    const others = [...new Set(named)].filter((file) => !Object.hasOwn(files, file));
    // The scripts that a document names are in its own build's file, but for React Router's list of routes, written last.
    if (others.some((file) => file.endsWith(".js") && !file.startsWith("/assets/manifest-"))) throw new RenewedError();

    const lexicon = Object.hasOwn(list.lexicons, language) ? [list.lexicons[language]!] : [];

    const pages = [...DOCUMENTS, ...list.categories.map((id) => `/calculators/${id}`)];
    const version = /"version":\s*"(\w+)"/.exec(texts[0] ?? "")?.[1] ?? "";
    const paths = [...pages, "/calculator/bmi"].toSorted().join(",");
    const work: readonly (readonly [address: string, answer: () => Promise<Response> | Response])[] = [
      [LIST, () => listed],
      ...documents.map((document, at) => [[SHELL, ...DOCUMENTS][at]!, () => document] as const),
      [`${MANIFEST}?version=${version}`, () => ask(`${MANIFEST}?${new URLSearchParams({ paths, version })}`)],
      ...[
        DIRECTORY,
        RATES,
        ...others,
        ...lexicon,
        ...pages.map(dataOf),
        ...["all", ...list.categories].map((id) => `/api/cards?category=${id}`),
      ].map((one) => [one, () => ask(one)] as const),
      ...Object.entries(files).map(([path, file]) => [path, () => writeFile(path, file)] as const),
    ];
    let [done, bytes] = [0, 0];
    await inParallel(work, async ([path, answer]) => {
      const size = await keep(cache, path, await answer());
      bytes += size;
      done += 1;
      onProgress(SHARE_OF_FILES + ((1 - SHARE_OF_FILES) * done) / work.length);
    });
    const again = (await (await ask(LIST)).json()) as PackList;
    if (again.version !== list.version) throw new RenewedError();
    const calculators = Object.keys(list.chunks).length;
    const pack: Pack = { cache: name, version: list.version, date: now.toISOString(), bytes, calculators };
    await pointTo(pack, caches);
    await removeAllBut(name, caches);
    return pack;
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Reads the file of all files, and says how much of it has come. */
async function readFiles(
  response: Response,
  onRead: (read: number) => void,
): Promise<Readonly<Record<string, string>>> {
  let read = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      read += part.byteLength;
      onRead(read);
      controller.enqueue(part);
    },
  });
  return (await new Response(response.body!.pipeThrough(counter)).json()) as Record<string, string>;
}

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  json: "application/json",
};

function writeFile(path: string, text: string): Response {
  const type = TYPES[path.split(".").at(-1) ?? ""] ?? "text/plain";
  return new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}

/** Does some at a time. All that was begun has ended before an error is said: nothing is written after that. */
async function inParallel<T>(work: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const left = work.values();
  let isBroken = false;
  const runner = async () => {
    for (const one of left) {
      if (isBroken) return;
      try {
        await run(one);
      } catch (error) {
        isBroken = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, runner));
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}
