/** Formats cached of one kind; visitors name locales and currencies, which are many. */
const MAX_FORMATS = 500;

/** Returns what is cached under a key, and makes it where it is not there; a full cache starts again. */
export function getCachedFormat<T>(formats: Map<string, T>, key: string, make: () => T): T {
  let format = formats.get(key);
  if (!format) {
    if (formats.size >= MAX_FORMATS) formats.clear();
    formats.set(key, (format = make()));
  }
  return format;
}
