const MODULE = /<link rel="modulepreload"[^>]*>/g;

/**
 * A document whose modules are asked for after its stylesheets. React writes the preloads of all modules before the
 * stylesheets, and what stands first gets the connection: the first paint would wait for scripts that it does not need.
 * Only preloads are moved, to the head's end: React finds those by their attributes, everything else by its place.
 */
export function stylesheetsFirst(html: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  const modules = [...head.matchAll(MODULE)].map(([link]) => link);
  if (end === -1 || modules.length === 0) return html;
  // Needed after the first paint: nothing else waits for them. What is named twice is asked for once.
  const last = [...new Set(modules)].map((link) => link.replace("<link", '<link fetchPriority="low"'));
  return head.replaceAll(MODULE, "") + last.join("") + html.slice(end);
}
