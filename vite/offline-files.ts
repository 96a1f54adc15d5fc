import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { listCalculators } from "../scripts/catalogue-files.ts";

/** Of each lexicon of the assistant (`app/assistant/words/lexicons`). */
const LANGUAGES: Readonly<Record<string, string>> = { german: "de", spanish: "es", french: "fr", portuguese: "pt" };

/**
 * Writes what a pack of all calculators consists of: `/generated/offline.json` says which build it is of and where each
 * calculator's code is, `/generated/offline-<version>.json` holds every script, style, picture and formula by its path. One file is
 * a third smaller than its 1,200 parts, compressed. Workings are left out: they weigh as much as the calculators. Lexicons of the
 * assistant are named apart, since a visitor needs one of them at most.
 */
export function offlineFiles(): Plugin {
  let root = "";
  return {
    name: "reckoner:offline-files",
    enforce: "post",
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // Once all others have named their files.
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client" || this.environment.mode !== "build") return;
        const calculators = listCalculators(root);
        const lexicons = new Map(
          Object.entries(LANGUAGES).map(([file, language]) => [
            join(root, `app/assistant/words/lexicons/${file}.ts`),
            language,
          ]),
        );
        const formulas = calculators.map(({ id }): [string, string] => {
          const path = `generated/formulas/${id}.json`;
          return [`/${path}`, readFileSync(join(root, "public", path), "utf8")];
        });
        const files = JSON.stringify(Object.fromEntries([...listTexts(bundle, lexicons), ...formulas]));
        const version = createHash("sha256").update(files).digest("hex").slice(0, 16);
        const list = {
          version,
          bytes: Buffer.byteLength(files),
          categories: [...new Set(calculators.map(({ file }) => basename(dirname(file))))].toSorted(),
          chunks: findChunks(bundle, new Map(calculators.map(({ id, file }) => [file, id]))),
          lexicons: findChunks(bundle, lexicons),
        };
        this.emitFile({ type: "asset", fileName: `generated/offline-${version}.json`, source: files });
        this.emitFile({ type: "asset", fileName: "generated/offline.json", source: JSON.stringify(list) });
      },
    },
  };
}

/** Scripts and styles with their paths, in the order of their names. */
function listTexts(
  bundle: Rolldown.OutputBundle,
  lexicons: ReadonlyMap<string, string>,
): readonly (readonly [string, string])[] {
  const isLexicon = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
    file.type === "chunk" && lexicons.has(file.facadeModuleId ?? "");
  return Object.values(bundle)
    .filter(
      (file) =>
        /^assets\/(?!service-worker-).+\.(?:js|css|svg)$/.test(file.fileName) &&
        !needsConnection(file) &&
        !isLexicon(file),
    )
    .toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))
    .map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : String(file.source)]);
}

/** Administration, signing in, collections and the pages about the site are of no use without it (routes/offline). */
function needsConnection(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return (
    file.type === "chunk" &&
    file.moduleIds.length > 0 &&
    file.moduleIds.every((id) =>
      /\/app\/(?:routes\/(?:admin|login|login-development|developers|collection|information|proof|embed-builder)|features\/monitor)\//.test(
        id,
      ),
    )
  );
}

function findChunks(bundle: Rolldown.OutputBundle, idOf: ReadonlyMap<string, string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const file of Object.values(bundle)) {
    const id = file.type === "chunk" && file.facadeModuleId ? idOf.get(file.facadeModuleId) : undefined;
    if (id) found[id] = `/${file.fileName}`;
  }
  return found;
}
