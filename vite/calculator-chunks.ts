import { basename, dirname, relative, sep } from "node:path";
import MagicString from "magic-string";
import type { ESTree, Plugin, ResolvedConfig, Rolldown } from "vite";
import { listCalculators, readCatalogueRows, readSearchPhrases, readSetFormulas } from "./catalogue-files.ts";
import { takeData } from "./data-of-definitions.ts";
import { asciiJson, importData, importEntries, importEntry, type Text, textModules } from "./text-modules.ts";

/** Where a calculator's code is for browsers: its chunk, and every chunk that it needs, to be preloaded in one step. */
export interface CalculatorChunk {
  url: string;
  imports: string[];
}

const chunksModule = "virtual:calculator-chunks";
const rowsModule = "virtual:catalogue-rows";
const phrasesModule = "virtual:search-phrases";
const formulasModule = "virtual:set-formulas";
const serverModules: readonly string[] = [chunksModule, rowsModule, phrasesModule, formulasModule];

/** Code of a module that only the server has. */
interface ServerModule {
  readonly code: string;
  readonly moduleSideEffects: false;
}

const resolved = (id: string) => `\0${id}`;

/**
 * Makes each app/calculators/<category>/<id>.ts a client chunk of its own, and tells only the server where they are:
 *
 * - `virtual:calculator-chunks` (server): `Record<id, CalculatorChunk>`. A document names the chunks it needs; no
 *   client code holds a list of the calculators.
 * - `virtual:catalogue-rows` (server): the directory's rows as plain data, so that a worker starts without evaluating
 *   a single definition.
 * - `virtual:search-phrases` (server): what the search reads in the texts of these rows, read by the build.
 * - `virtual:set-formulas` (server): the formula of a calculator, set by the build.
 * - `cases` (what tests assert) are cut out of the definitions that are shipped to browsers. The server has them, as it
 *   has all other data of a definition, in a text for each category, of which a definition reads what is its own.
 */
export function calculatorChunks(): Plugin[] {
  const texts = new Map<string, Text>();
  return [textModules(texts), chunksPlugin(texts)];
}

/** `texts`: where it puts what the server reads as text, by name. */
function chunksPlugin(texts: Map<string, Text>): Plugin {
  let config: ResolvedConfig;
  /** Chunks by id. The client build fills it before the server build reads it. */
  let built: Record<string, CalculatorChunk> | undefined;
  const references = new Map<string, string>();
  /** What is data in the definitions of a category, by the name of its text. */
  const definitions = new Map<string, Map<string, string>>();

  const isCalculator = (id: string) => {
    const path = relative(config.root, id.split("?")[0] ?? id)
      .split(sep)
      .join("/");
    return /^app\/calculators\/[^/]+\/[^/]+\.ts$/.test(path) && !path.endsWith(".test.ts");
  };
  const isPure = (id: string) =>
    /^app\/(?:calculators|engine|localization|maths|units)\//.test(relative(config.root, id).split(sep).join("/"));

  /** What is read in the definitions, by the module that gives it to the server. */
  const readers: Readonly<Record<string, (root: string) => Promise<ServerModule>>> = {
    [resolved(rowsModule)]: async (root) => exportData("rows", await readCatalogueRows(root)),
    [resolved(phrasesModule)]: async (root) => exportData("phrases", await readSearchPhrases(root)),
    [resolved(formulasModule)]: async (root) => exportEntries("formulas", await readSetFormulas(root)),
  };

  return {
    name: "reckoner:calculator-chunks",
    enforce: "post",
    sharedDuringBuild: true,

    configResolved(value) {
      config = value;
    },

    buildStart() {
      if (config.command !== "build" || this.environment.name !== "client") return;
      references.clear();
      for (const { id, file } of listCalculators(config.root)) {
        references.set(id, this.emitFile({ type: "chunk", id: file, name: id, preserveSignature: "strict" }));
      }
    },

    generateBundle(_options, bundle) {
      if (config.command !== "build" || this.environment.name !== "client") return;
      built = {};
      for (const [id, reference] of references) {
        const fileName = this.getFileName(reference);
        built[id] = {
          url: config.base + fileName,
          imports: staticImports(bundle, fileName).map((name) => config.base + name),
        };
      }
    },

    resolveId(source) {
      if (!serverModules.includes(source)) return undefined;
      if (this.environment.config.consumer === "client") {
        this.error(`${source} is for the server only: no client code may hold a list of the calculators.`);
      }
      return resolved(source);
    },

    async load(id) {
      if (id === resolved(chunksModule)) {
        return exportData(
          "chunks",
          config.command === "build" ? (built ?? this.error("The client has to be built first.")) : sources(),
        );
      }
      const read = readers[id];
      if (!read) return undefined;
      for (const { file } of listCalculators(config.root)) this.addWatchFile(file);
      return read(config.root);
    },

    transform(code, id) {
      if (!isPure(id)) return undefined;
      // Pure modules do nothing by being imported: what nobody uses of them is left out.
      const isServed = config.command === "build" && this.environment.config.consumer === "server";
      if (!isCalculator(id) || !(isServed || shipped(this.environment.name))) return { moduleSideEffects: false };
      const program = this.parse(code);
      const shortened = new MagicString(code);
      if (isServed) {
        const data = takeData(shortened, program, "$data");
        if (data) {
          const file = id.split("?")[0] ?? id;
          const [name, key] = [`definitions-${basename(dirname(file))}`, basename(file, ".ts")];
          shortened.prepend(importEntry(name, key, "$data"));
          entriesOf(name).set(key, asciiJson(data));
        }
      } else {
        for (const argument of definitionsIn(program)) dropProperty(shortened, argument, "cases");
      }
      if (!shortened.hasChanged()) return { moduleSideEffects: false };
      return {
        code: shortened.toString(),
        map: shortened.generateMap({ hires: "boundary" }),
        moduleSideEffects: false,
      };
    },

    /** In development: a calculator that comes or goes changes all of them. */
    hotUpdate({ type, file }) {
      if (type === "update" || !isCalculator(file)) return;
      for (const name of serverModules) {
        const module = this.environment.moduleGraph.getModuleById(resolved(name));
        if (module) this.environment.moduleGraph.invalidateModule(module);
      }
    },
  };

  /** Browsers never get the cases; the server shows them as the proof of a calculator. */
  function shipped(environment: string): boolean {
    return environment === "client";
  }

  function entriesOf(name: string): Map<string, string> {
    const entries = definitions.get(name) ?? new Map<string, string>();
    definitions.set(name, entries);
    texts.set(name, entries);
    return entries;
  }

  /** A module of the server with these data for its default: a text in the build, a literal in development. */
  function exportData(name: string, value: unknown): ServerModule {
    const json = asciiJson(value);
    if (config.command !== "build") return { code: `export default ${json};`, moduleSideEffects: false };
    texts.set(name, json);
    return { code: `${importData(name, "data")}export default data;`, moduleSideEffects: false };
  }

  /** The same of entries: a function that reads the one of a key, null where there is none. */
  function exportEntries(name: string, entries: ReadonlyMap<string, unknown>): ServerModule {
    if (config.command !== "build") {
      const code = `const data = new Map(${asciiJson([...entries])});\nexport default (key) => data.get(key) ?? null;`;
      return { code, moduleSideEffects: false };
    }
    texts.set(name, new Map([...entries].map(([key, value]) => [key, asciiJson(value)])));
    return { code: `${importEntries(name, "entryOf")}export default entryOf;`, moduleSideEffects: false };
  }

  /** In development the dev server transforms the files where they are. */
  function sources(): Record<string, CalculatorChunk> {
    return Object.fromEntries(
      listCalculators(config.root).map(({ id, category }) => [
        id,
        { url: `${config.base}app/calculators/${category}/${id}.ts`, imports: [] },
      ]),
    );
  }
}

/** The chunks that a chunk imports statically, and those that these import, and so on; nearest first. */
function staticImports(bundle: Rolldown.OutputBundle, start: string): string[] {
  const seen = new Set([start]);
  // A set's iteration also visits what is added while it goes on.
  for (const fileName of seen) {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk") continue;
    for (const name of chunk.imports) if (bundle[name]) seen.add(name);
  }
  seen.delete(start);
  return [...seen];
}

/** The object literals that are the first argument of a call of `defineCalculator` or a definer of its kind. */
function definitionsIn(program: ESTree.Program): ESTree.ObjectExpression[] {
  const found: ESTree.ObjectExpression[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
    } else if (isNode(value)) {
      if (
        value.type === "CallExpression" &&
        value.callee.type === "Identifier" &&
        /^define[A-Z]/.test(value.callee.name)
      ) {
        const [argument] = value.arguments;
        if (argument?.type === "ObjectExpression") {
          found.push(argument);
          return;
        }
      }
      for (const child of Object.values(value)) visit(child);
    }
  };
  visit(program.body);
  return found;
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** Removes a property with its comma from an object literal. */
function dropProperty(target: MagicString, object: ESTree.ObjectExpression, name: string): void {
  for (const [index, property] of object.properties.entries()) {
    if (property.type !== "Property" || property.computed) continue;
    const { key } = property;
    const keyName = key.type === "Identifier" ? key.name : key.type === "Literal" ? key.value : undefined;
    if (keyName !== name) continue;
    const next = object.properties[index + 1];
    const previous = object.properties[index - 1];
    if (next) target.remove(property.start, next.start);
    else if (previous) target.remove(previous.end, property.end);
    else target.remove(property.start, property.end);
  }
}
