/** A rendered document whose first paint waits for nothing else. */
export interface PaintedFirst {
  readonly html: string;
  /** The text of the document's style element, for its policy; "" where it has none. */
  readonly styles: string;
}

interface FirstPaintOptions {
  /** Texts of stylesheets by their addresses. */
  readonly stylesheets: Readonly<Record<string, string>>;
  /** A script's text, run while the modules are on their way. */
  readonly meanwhile: string;
  /** A script's text, run once React has begun to take the page over. */
  readonly afterwards: string;
}

const PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)(?:#[^"]*)?"/g;
/**
 * The ids of what stands behind the first screen, the first that a document has: nothing is painted before the parser
 * has come there. Half a row would be laid out another way, and move. (Chromium waits for a start tag only.)
 */
const BEHIND = ["cards", "help", "footer"] as const;
const MODULE_SCRIPT = '<script type="module" async="">';
/** The last statement: React takes the page over. */
const ENTRY = /import\("[^"\n]+"\)(?=;\s*$)/;
/** An entry may wait for the first touch (the converter of all units). */
const AT_LATEST = "new Promise(go=>setTimeout(go,3000))";
/** In the router's manifest: what every page needs, each after what it needs itself. */
const SHARED = /"entry": \{\s*"module": "[^"]*",\s*"imports": (\[[^\]]*\])/;
const IMPORT = /^import \* as (\w+) from ("[^"\n]+");$/gm;

/** A page that is not painted (a tab in the background) waits so many milliseconds for its first frame. */
const LONGEST_WAIT = 1_000;
/** From the beginning of the first frame until scripts are asked for all the same. */
const LONGEST_FRAME = 150;

/**
 * A document that is painted before anything else is asked for: its stylesheets stand in it, and its scripts are asked
 * for once something is on the screen, all in one step, be the document whole by then or not. On a slow connection
 * nothing competes with what is read; what is typed before the scripts are there is kept.
 *
 * React hydrates what it finds: the links of the stylesheets stay in their places, disabled, and so does the script.
 * Works on the text that React Router writes; what it does not recognize stays as it is.
 */
export function paintFirst(html: string, options: FirstPaintOptions): PaintedFirst {
  const end = html.indexOf("</head>");
  if (end === -1) return { html, styles: "" };
  const rest = html.slice(end);
  const behind = BEHIND.find((id) => rest.includes(` id="${id}"`)) ?? BEHIND.at(-1)!;
  const styled = styledHead(html.slice(0, end), options.stylesheets, behind);
  const waiting = waitingScripts(styled.head, rest, options);
  return { html: waiting.head + waiting.rest, styles: styled.styles };
}

function styledHead(
  head: string,
  stylesheets: Readonly<Record<string, string>>,
  behind: string,
): { head: string; styles: string } {
  const addresses = [...head.matchAll(STYLESHEET)].map(([, address = ""]) => address);
  const texts = addresses.map((address) => stylesheets[address]);
  // In part would be in another order.
  if (addresses.length === 0 || texts.includes(undefined)) return { head, styles: "" };
  const styles = texts.join("\n");
  const disabled = head.replaceAll(STYLESHEET, (link) => `${link} disabled=""`);
  const first = disabled.search(STYLESHEET);
  const expected = `<link rel="expect" href="#${behind}" blocking="render">`;
  return { head: `${disabled.slice(0, first)}${expected}<style>${styles}</style>${disabled.slice(first)}`, styles };
}

function waitingScripts(
  head: string,
  rest: string,
  { meanwhile, afterwards }: FirstPaintOptions,
): { head: string; rest: string } {
  const start = rest.indexOf(MODULE_SCRIPT) + MODULE_SCRIPT.length;
  const end = rest.indexOf("</script>", start);
  if (start < MODULE_SCRIPT.length || end === -1) return { head, rest };
  const script = rest.slice(start, end);
  const shared = JSON.parse(SHARED.exec(script)?.[1] ?? "[]") as string[];
  const preloads = [...new Set([...shared, ...[...head.matchAll(PRELOAD)].map(([, address = ""]) => address)])];
  const imports = [...script.matchAll(IMPORT)].map(([, name, address]) => ({ name, address }));
  const loaded = `const [${imports.map(({ name }) => name).join(",")}]=await Promise.all([${imports.map(({ address }) => `import(${address})`).join(",")}]);`;
  return {
    head: `${head.replaceAll(PRELOAD, "")}<script>${atFirstPaint(preloads)}</script>`,
    rest: [
      rest.slice(0, start),
      "await painted;",
      meanwhile,
      oneByOne(shared),
      loaded,
      script
        .replaceAll(IMPORT, "")
        .replace(ENTRY, (entry) => `Promise.race([${entry},${AT_LATEST}]).then(()=>{${afterwards}})`)
        .trimStart(),
      rest.slice(end),
    ].join(""),
  };
}

/** Evaluates modules in tasks of their own: together they would hold up what a visitor does. */
function oneByOne(addresses: readonly string[]): string {
  return `for(const module of ${JSON.stringify(addresses)}){await import(module);await new Promise(go=>setTimeout(go))}`;
}

/**
 * The script that asks for all modules once something is painted, or a moment after the first frame was made where the
 * screen is slow. Sets `painted`, a promise of that moment.
 */
function atFirstPaint(preloads: readonly string[]): string {
  return [
    `var painted=new Promise(go=>{setTimeout(go,document.hidden?0:${LONGEST_WAIT});`,
    `requestAnimationFrame(()=>setTimeout(go,${LONGEST_FRAME}));`,
    'new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&go()).observe({type:"paint",buffered:true})})',
    `.then(async()=>{for(const href of ${JSON.stringify(preloads)}){`,
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    // To ask takes a slow telephone some milliseconds each time.
    "await globalThis.scheduler?.yield?.()}})",
  ].join("");
}
