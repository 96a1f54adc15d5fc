import { createContext, useContext } from "react";

/** What link previews and search engines read of a page, and no browser. */
export interface PageDescription {
  /** Open Graph and its kin: `property` or `name`, and the content. */
  readonly metas: readonly { readonly property?: string; readonly name?: string; readonly content: string }[];
  /** A schema.org graph as JSON in which no text can end the element. */
  readonly jsonLd: string;
}

/** A stylesheet of the build: where it is, and what it says. */
export interface Stylesheet {
  readonly address: string;
  readonly text: string;
}

/** What the script needs that answers a calculator's form before React does. */
export interface CalculatorParts {
  /** The definition's chunk. */
  readonly url: string;
  readonly firstScript: string;
  /** What is asked for at once. */
  readonly preloads: readonly string[];
  /** As in the cookie. */
  readonly preferences: string;
  /** "YYYY-MM-DD". */
  readonly today: string;
  /** Exchange rates as JSON, where it converts money. */
  readonly rates: string | undefined;
  /** Whether its many chunks are loaded at the first touch only, and nothing waits for the first script. */
  readonly waits: boolean;
}

/** What only the server knows of a document while it renders it. */
export interface DocumentParts {
  /** The random word by which the document's policy knows our own inline scripts and styles. */
  readonly nonce: string;
  /** The stylesheets that stand in the document; none while developing, where they are linked. */
  readonly stylesheets: readonly Stylesheet[];
  /** The site's icon as a data address. */
  readonly icon: string;
  /** On a calculator's page: what its first script needs. */
  readonly calculator: CalculatorParts | null;
  /** Null for a page that is not to be found: an error, a search, an account's pages. */
  readonly description: PageDescription | null;
}

const DocumentContext = createContext<DocumentParts | null>(null);

/** Given by the server around a rendering; there is none in a browser. */
export const DocumentProvider = DocumentContext.Provider;

/** The parts of the document that is being rendered; null in a browser, where it is there already. */
export function useDocumentParts(): DocumentParts | null {
  return useContext(DocumentContext);
}
