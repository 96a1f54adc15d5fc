import { createContext, type ReactNode, useContext } from "react";

/** What only the server knows of a document while it renders it. */
export interface DocumentParts {
  /** The random word by which the document's policy knows our own inline scripts and styles. */
  readonly nonce: string;
  /** What it adds to the head; no browser loads the code for it. */
  readonly head: ReactNode;
}

const DocumentContext = createContext<DocumentParts | null>(null);

/** Given by the server around a rendering; there is none in a browser. */
export const DocumentProvider = DocumentContext.Provider;

/** The parts of the document that is being rendered; null in a browser, where it is there already. */
export function useDocumentParts(): DocumentParts | null {
  return useContext(DocumentContext);
}
