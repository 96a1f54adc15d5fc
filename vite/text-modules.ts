import { posix } from "node:path";
import type { Plugin } from "vite";

/** What stands in the code for the address of a text, until the place of the chunk is known. */
const REFERENCE = /__RECKONER_TEXT__([\w-]+)__/g;
const PREFIX = "reckoner-text:";
const fileOf = (name: string) => `texts/${name}.txt`;

/** Code that makes a constant of the data of a text: the first lines of a module of the server. */
export function importData(name: string, constant: string): string {
  return `import ${constant}Text from "${PREFIX}${name}";\nconst ${constant} = JSON.parse(${constant}Text);\n`;
}

/** The same of one entry of a text of entries. */
export function importEntry(name: string, key: string, constant: string): string {
  const [text, from] = [`${constant}Text`, `${constant}From`];
  const before = `\n${key}\t`;
  return [
    `import ${text} from "${PREFIX}${name}";`,
    `const ${from} = ${text}.indexOf(${JSON.stringify(before)}) + ${before.length};`,
    `const ${constant} = JSON.parse(${text}.slice(${from}, ${text}.indexOf("\\n", ${from})));`,
    "",
  ].join("\n");
}

/** Code that makes a function of the entries of a text: the data of a key, null where it has none. */
export function importEntries(name: string, constant: string): string {
  const text = `${constant}Text`;
  return [
    `import ${text} from "${PREFIX}${name}";`,
    `function ${constant}(key) {`,
    `  const start = ${text}.indexOf("\\n" + key + "\\t");`,
    "  if (start === -1) return null;",
    `  const from = start + key.length + 2;`,
    `  return JSON.parse(${text}.slice(from, ${text}.indexOf("\\n", from)));`,
    "}",
    "",
  ].join("\n");
}

/** JSON in ASCII: workerd reads a text faster of which no character needs two bytes. */
export function asciiJson(value: unknown): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  // oxlint-disable-next-line no-control-regex -- all that is not ASCII
  return JSON.stringify(value).replaceAll(/[^\x00-\x7f]/g, escaped);
}

/** A text, or its entries by their keys: JSON without line ends, a line each. */
export type Text = string | ReadonlyMap<string, string>;

function written(text: Text): string {
  if (typeof text === "string") return text;
  return `\n${[...text].map(([key, json]) => `${key}\t${json}\n`).join("")}`;
}

/**
 * Texts that the server's code imports: `import text from "reckoner-text:NAME"`, where another plugin has put a text under that name.
 * They are uploaded as text modules, which workerd reads when they are imported and never compiles. Each of them takes
 * workerd a tenth of a millisecond as it starts: what is small shares one with others of its kind.
 */
export function textModules(texts: ReadonlyMap<string, Text>): Plugin {
  const emitted = new Set<string>();
  return {
    name: "reckoner:text-modules",
    enforce: "pre",
    sharedDuringBuild: true,
    apply: "build",

    resolveId(source) {
      if (!source.startsWith(PREFIX)) return undefined;
      return { id: `__RECKONER_TEXT__${source.slice(PREFIX.length)}__`, external: true };
    },

    renderStart() {
      emitted.clear();
    },

    renderChunk(code, chunk) {
      const used = new Set<string>();
      const replaced = code.replaceAll(REFERENCE, (_, name: string) => {
        used.add(name);
        const path = posix.relative(posix.dirname(chunk.fileName), fileOf(name));
        return path.startsWith(".") ? path : `./${path}`;
      });
      for (const name of used) {
        const text = texts.get(name) ?? this.error(`There is no text "${name}".`);
        if (!emitted.has(name)) this.emitFile({ type: "asset", fileName: fileOf(name), source: written(text) });
        emitted.add(name);
      }
      return used.size > 0 ? { code: replaced, map: null } : undefined;
    },
  };
}
