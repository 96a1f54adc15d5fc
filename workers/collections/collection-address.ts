/**
 * A collection is its address: `/collection?name=A+home&c=mortgage~homePrice%3D450000&c=bmi&end=1`. Each `c` is a
 * calculator's id and, behind "~", the query of its page; `end` stands last, so that an address that was cut says so.
 */
import * as v from "valibot";
import { type Collection, type CollectionEntry, MOST_ENTRIES, writeCollection } from "./write-collection.ts";

export const LONGEST_NAME = 80;
/** Characters of one entry; a page's address is hardly ever longer. */
const LONGEST_ENTRY = 2_000;
/** Characters of all entries as a link writes them: a page writes each several times. */
const LONGEST = 10_000;

export interface ReadCollection extends Collection {
  /** What could not be read of the address, in sentences. */
  readonly problems: readonly string[];
}

const entrySchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_ENTRY),
  v.regex(/^[a-z\d-]{1,64}(?:~|$)/),
  v.transform((text): CollectionEntry => {
    const [id = "", ...rest] = text.split("~");
    return { id, query: rest.join("~") };
  }),
);

/** Reads what can be read; what cannot is left out and said. */
export function readCollection(query: URLSearchParams): ReadCollection {
  const problems: string[] = [];
  const written = query.getAll("c");
  const isCut = written.length > 0 && !query.has("end");
  if (isCut) {
    problems.push(
      "The link seems to be cut: its end is missing. The last calculator in it was left out, as it may have other values.",
    );
    written.pop();
  }
  const read = written.map((text) => v.safeParse(entrySchema, text));
  const entries = read.flatMap(({ success, output }) => (success ? [output as CollectionEntry] : []));
  const unread = read.length - entries.length;
  if (unread > 0) problems.push(`${unread === 1 ? "One entry" : `${unread} entries`} of the link could not be read.`);
  if (entries.length > MOST_ENTRIES)
    problems.push(`A collection holds at most ${MOST_ENTRIES} calculators; these are the first of ${entries.length}.`);
  const kept = entries.slice(0, MOST_ENTRIES);
  let length = 0;
  const fitting = kept.filter((entry) => (length += writeCollection({ name: "", entries: [entry] }).length) <= LONGEST);
  if (fitting.length < kept.length)
    problems.push(
      `A collection's link holds at most ${LONGEST.toLocaleString("en-US")} characters; these are the first ${fitting.length} calculators.`,
    );
  const name = (query.get("name") ?? "").trim().slice(0, LONGEST_NAME);
  return { name, entries: fitting, problems };
}

/** The calculator that somebody pasted the address of, or named by its id; null where it is neither. */
export function readPasted(text: string, origin: string): CollectionEntry | null {
  const trimmed = text.trim();
  if (/^[a-z\d-]{1,64}$/.test(trimmed)) return { id: trimmed, query: "" };
  if (trimmed.length > LONGEST_ENTRY || !URL.canParse(trimmed, origin)) return null;
  const { origin: of, pathname, searchParams } = new URL(trimmed, origin);
  const id = of === origin ? /^\/calculator\/([a-z\d-]{1,64})\/?$/.exec(pathname)?.[1] : undefined;
  return id ? { id, query: searchParams.toString() } : null;
}
