/**
 * A document whose stylesheets are asked for before its scripts. React writes the preloads of all modules before the
 * stylesheets, and what stands first gets the connection: the first paint would wait for scripts that it does not need.
 * The order of links in the head means nothing else; React finds each by its attributes.
 */
export function stylesheetsFirst(html: string): string {
  const head = html.slice(0, html.indexOf("</head>") + 1);
  const preload = head.indexOf('<link rel="modulepreload"');
  const sheets = [...head.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([sheet]) => sheet);
  if (preload === -1 || sheets.length === 0) return html;
  const scripts = head.slice(preload).replaceAll(/<link rel="stylesheet"[^>]*>/g, "");
  const before = head.slice(0, preload);
  const moved = sheets.filter((sheet) => !before.includes(sheet)).join("");
  return before + moved + lowered(scripts) + html.slice(head.length);
}

/** Modules are needed after the first paint: nothing else waits for them. */
function lowered(head: string): string {
  return head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');
}
