declare module "virtual:calculator-chunks" {
  /** The public address of a chunk, and of every chunk that it needs. */
  interface Chunk {
    readonly url: string;
    readonly imports: readonly string[];
  }
  /** By calculator id. */
  export const calculators: Readonly<Record<string, Chunk>>;
  /** What a calculator's page runs before anything else. */
  export const firstScript: Chunk;
  /** What an embed runs at the first touch. */
  export const embedScript: Chunk;
  /** What /service-worker.js imports. */
  export const serviceWorker: Pick<Chunk, "url">;
}

declare module "virtual:built-stylesheets" {
  /** The text of each stylesheet of the client build by its public address; empty while developing. */
  const stylesheets: Readonly<Record<string, string>>;
  export default stylesheets;
}

/** The address of a picture. */
declare module "*.svg" {
  const address: string;
  export default address;
}

declare module "*.svg?raw" {
  const text: string;
  export default text;
}

/** The moment of the build, UTC: "20261122T051500" (vite.config.ts). */
declare const BUILD_VERSION: string;
/** False in what `npm run deploy` builds: there is no sign-in without a password in it (vite.config.ts). */
declare const HAS_DEVELOPMENT_SIGN_IN: boolean;
