import type { MouseEvent } from "react";

/**
 * The link within the site that a plain press was on: for parts that are HTML as text (`StaticHtml`), whose links the
 * router does not know. Null where the browser is to do what it does with a press.
 */
export function findPressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest("a");
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  return link?.origin !== location.origin || ctrlKey || metaKey || shiftKey || altKey ? null : link;
}
