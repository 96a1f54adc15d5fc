import { type ComponentProps, useState } from "react";
import { trustHtml } from "./trusted-html.ts";

type Tag = "div" | "dt" | "tbody";

type StaticHtmlProps<As extends Tag> = Omit<ComponentProps<As>, "children" | "dangerouslySetInnerHTML"> & {
  readonly as?: As;
  /**
   * What the element holds at first; asked once. A browser may answer "" where the document came with it: hydration
   * keeps what the server wrote.
   */
  html(): string;
};

/**
 * An element whose content is HTML as text: the one way to write parts that are too large to be rendered, hydrated and
 * carried a second time as data (decision 0040). React never looks into it again. What it does comes from outside:
 * events that bubble to the element, and effects that change its content through `ref`. Texts in it must be escaped.
 */
export function StaticHtml<As extends Tag = "div">({ as, html, ...rest }: StaticHtmlProps<As>) {
  const [content] = useState(() => ({ __html: trustHtml(html()) }));
  const Element: Tag = as ?? "div";
  return <Element {...(rest as object)} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
}
