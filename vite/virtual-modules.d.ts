declare module "virtual:calculator-chunks" {
  /** By calculator id: the public address of its chunk, and of every chunk that this one needs. */
  const chunks: Readonly<Record<string, { readonly url: string; readonly imports: readonly string[] }>>;
  export default chunks;
}

declare module "virtual:built-stylesheets" {
  /** The text of each stylesheet of the client build by its public address; empty while developing. */
  const stylesheets: Readonly<Record<string, string>>;
  export default stylesheets;
}

declare module "*.svg?raw" {
  const text: string;
  export default text;
}

/** The moment of the build, UTC: "20261122T051500" (vite.config.ts). */
declare const BUILD_VERSION: string;
