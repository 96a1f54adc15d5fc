import { basename } from "node:path";
import MagicString from "magic-string";
import type { ESTree, Plugin } from "vite";

/** Of a plugin that changes React in one of the builds, and not in development. */
const inBuildOf = (consumer: "client" | "server") =>
  ({
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === consumer,
  }) as const satisfies Partial<Plugin>;

const LEGACY = /react-dom-server-legacy\.browser\.production\.js$/;
const EDGE = /react-dom-server\.edge\.production\.js$/;

/**
 * Leaves `renderToString` and `renderToStaticMarkup` out of the worker: `react-dom/server` brings a second renderer of
 * 100 KB for them, which would be compiled whenever the worker starts, and nothing here calls it.
 */
export function withoutLegacyRenderer(): Plugin {
  return {
    name: "reckoner:without-legacy-renderer",
    ...inBuildOf("server"),
    load: { filter: { id: LEGACY }, handler: () => ({ code: "module.exports = {};", moduleSideEffects: false }) },
  };
}

/**
 * Functions of React's renderer, replaced. A chunk is a text, as in React's own renderers for Node and Bun; the one for
 * the edge makes bytes of every name, value and text on its own, by a call out of JavaScript for each.
 * `writtenBytes` is set to 0 by React where it begins to write.
 */
const CHUNKS_ARE_TEXT: Readonly<Record<string, string>> = {
  stringToChunk: `function stringToChunk(content) { return "" + content; }`,
  stringToPrecomputedChunk: `function stringToPrecomputedChunk(content) { return content; }`,
  writeChunk: `var pendingText = "";
    function writeChunk(destination, chunk) {
      pendingText = writtenBytes === 0 ? chunk : pendingText + chunk;
      writtenBytes += chunk.length;
    }`,
  completeWriting: `function completeWriting(destination) {
      if (writtenBytes > 0) destination.enqueue(textEncoder.encode(pendingText));
      pendingText = "";
      writtenBytes = 0;
    }`,
  // Sizes decide what is sent behind the page; nothing is (app/entry.server.tsx).
  finishedSegment: `function finishedSegment() {}`,
};

/** React's renderer for the edge with texts as chunks (docs/decisions/0025-chunks-are-text.md). */
export function rendererOfTexts(): Plugin {
  return {
    name: "reckoner:renderer-of-texts",
    ...inBuildOf("server"),
    transform: {
      filter: { id: EDGE },
      handler(code) {
        for (const used of ["writtenBytes = 0", "var textEncoder = "]) {
          if (!code.includes(used)) this.error(`React's renderer has no "${used}".`);
        }
        let rest = code;
        for (const name of Object.keys(CHUNKS_ARE_TEXT)) {
          const [before, after, ...more] = rest.split(`function ${name}(`);
          if (after === undefined || more.length > 0) this.error(`React's renderer has no one function ${name}.`);
          rest = `${before}function ${name}Replaced(${after}`;
        }
        return { code: [rest, ...Object.values(CHUNKS_ARE_TEXT)].join("\n"), map: null };
      },
    },
  };
}

const ROUTER = /react-router\/dist\/production\/.*\.js$/;
const CHECKS = /^(?:invariant|warning|warningOnce|Error|console\.(?:warn|error))$/;

/**
 * What the router says where it is used in a wrong way is for who develops: visitors load the place of it instead,
 * "hooks:120" (as React's own production build has numbers for its messages).
 */
export function routerOfFewWords(): Plugin {
  let shortenedModules = 0;
  return {
    name: "reckoner:router-of-few-words",
    ...inBuildOf("client"),
    transform: {
      filter: { id: ROUTER },
      handler(code, id) {
        const shortened = new MagicString(code);
        const said = (node: ESTree.Node, at: number) => {
          const line = code.slice(0, at).split("\n").length;
          shortened.update(node.start, node.end, JSON.stringify(`${basename(id, ".js")}:${line}`));
        };
        walk(this.parse(code), (node) => {
          if (node.type !== "CallExpression" && node.type !== "NewExpression") return;
          if (!CHECKS.test(code.slice(node.callee.start, node.callee.end))) return;
          const message = node.arguments.find(isText);
          if (message) said(message, node.start);
        });
        if (!shortened.hasChanged()) return undefined;
        shortenedModules += 1;
        return { code: shortened.toString(), map: null };
      },
    },
    buildEnd(error) {
      if (!error && shortenedModules === 0) this.error("React Router's messages are not where they were.");
    },
  };
}

/** A text, or texts added to one another and to what is found at run time. */
function isText(node: ESTree.Node): boolean {
  if (node.type === "BinaryExpression") return node.operator === "+" && (isText(node.left) || isText(node.right));
  return node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");
}

/** Calls with every node of a tree. */
function walk(node: unknown, visit: (node: ESTree.Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node === "object" && node !== null && "type" in node) {
    visit(node as ESTree.Node);
    for (const value of Object.values(node)) walk(value, visit);
  }
}

const CLIENT = /react-dom-client\.production\.js$/;
/** `SuspenseException = Error(formatProdErrorMessage(460))` and four others, made while the module is evaluated. */
const SENTINEL = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const SENTINELS = 5;

/**
 * The errors that React's client makes as it is evaluated, to throw them as signs, bear no stack: nobody reads it, and
 * where a debugger listens (Lighthouse, developer tools), the first one makes V8 read all of React once more for the
 * places in it (docs/decisions/0026-scripts-are-compiled-aside.md).
 */
export function sentinelsWithoutStacks(): Plugin {
  return {
    name: "reckoner:sentinels-without-stacks",
    ...inBuildOf("client"),
    transform: {
      filter: { id: CLIENT },
      handler(code) {
        const found = [...code.matchAll(SENTINEL)].length;
        if (found !== SENTINELS) this.error(`React's client makes ${found} errors in advance, not ${SENTINELS}.`);
        const make =
          "function sentinel(message) { return Object.create(Error.prototype, { message: { value: message } }); }";
        return { code: `${code.replaceAll(SENTINEL, "$1 = sentinel($2)")}\n${make}`, map: null };
      },
    },
  };
}
