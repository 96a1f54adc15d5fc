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

/**
 * Texts that the server's code imports: `import text from "reckoner-text:NAME"`, where another plugin has put a text under that name.
 * They are uploaded as text modules, which workerd reads when they are imported and never compiles.
 */
export function textModules(texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: "reckoner:text-modules",
    enforce: "pre",
    sharedDuringBuild: true,
    apply: "build",

    resolveId(source) {
      if (!source.startsWith(PREFIX)) return undefined;
      return { id: `__RECKONER_TEXT__${source.slice(PREFIX.length)}__`, external: true };
    },

    renderChunk(code, chunk) {
      const used = new Set<string>();
      const replaced = code.replaceAll(REFERENCE, (_, name: string) => {
        used.add(name);
        const path = posix.relative(posix.dirname(chunk.fileName), fileOf(name));
        return path.startsWith(".") ? path : `./${path}`;
      });
      for (const name of used) {
        const source = texts.get(name) ?? this.error(`There is no text "${name}".`);
        this.emitFile({ type: "asset", fileName: fileOf(name), source });
      }
      return used.size > 0 ? { code: replaced, map: null } : undefined;
    },
  };
}
