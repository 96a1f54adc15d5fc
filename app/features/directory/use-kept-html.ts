import { useState } from "react";

/**
 * What an element holds as HTML, for `dangerouslySetInnerHTML`. Read only where it is written: a document that the
 * server wrote keeps what it holds, and hundreds of cards are not turned back into text for that.
 */
export function useKeptHtml(read: () => string): { readonly __html: string } {
  const [content] = useState(() => {
    let text: string | undefined;
    return {
      get __html() {
        return (text ??= read());
      },
    };
  });
  return content;
}
