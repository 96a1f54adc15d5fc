/** A ref of a panel that opens below the page, where its button is: it comes into sight. */
export function scrollToPanel(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: "nearest" });
}
