/** What a page asks of the service worker. */
export interface KeepMessage {
  readonly pages: readonly {
    /** Path and query. */
    readonly address: string;
    /** Paths of the files that the page has loaded. */
    readonly loaded: readonly string[];
  }[];
}
