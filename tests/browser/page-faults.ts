/** Runs inside a page: what a visitor would take for a fault, in words. */
export function findPageFaults(): string[] {
  const main = document.querySelector("main")!;
  const clips = new Map<Element, Box | null>();
  // What lies further down has no layout until it is scrolled to.
  const whole = new CSSStyleSheet();
  whole.replaceSync("* { content-visibility: visible !important; contain-intrinsic-size: auto !important; }");
  document.adoptedStyleSheets = [whole];
  return [...findBadWords(), ...findClippedControls(), ...findOverlaps(), ...findSidewaysScrolling()];

  /** What JavaScript writes where a value is missing; formulas are left out. */
  function findBadWords(): string[] {
    const bad = /\[object|\b(?:NaN|undefined|null|Infinity)\b/;
    return listTexts().flatMap(({ node }) => (bad.test(node.data) ? [`reads “${shorten(node.data)}”`] : []));
  }

  function findClippedControls(): string[] {
    const controls = main.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLButtonElement>(
      "input:not([type=checkbox], [type=radio], [type=hidden]), select, button",
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const name = control.name || control.textContent || control.getAttribute("aria-label") || "";
      const room = measureRoom(control);
      const needed = control instanceof HTMLSelectElement ? measureOption(control) : control.scrollWidth;
      return needed > room + 1
        ? [`${control.tagName.toLowerCase()} ${shorten(name)} shows ${Math.round(room)} of ${Math.round(needed)} px`]
        : [];
    });
  }

  function measureRoom(control: Element): number {
    if (!(control instanceof HTMLSelectElement)) return control.clientWidth;
    const { paddingLeft, paddingRight } = getComputedStyle(control);
    return control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  }

  /** A select never scrolls: its text is measured. */
  function measureOption(select: HTMLSelectElement): number {
    const context = document.createElement("canvas").getContext("2d")!;
    context.font = getComputedStyle(select).font;
    return context.measureText(select.selectedOptions[0]?.text ?? "").width;
  }

  function findOverlaps(): string[] {
    const boxes = listTexts()
      .flatMap(({ node, element }) => {
        const clip = getClip(element);
        if (clip === null) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .map((rect) => intersect(trimToInk(rect), clip))
          .filter(({ left, top, right, bottom }) => right - left >= 2 && bottom - top >= 2)
          .map((box) => ({ ...box, node }));
      })
      .toSorted((a, b) => a.top - b.top);
    const overlaps: string[] = [];
    for (const [at, box] of boxes.entries()) {
      for (let next = at + 1; next < boxes.length && boxes[next]!.top < box.bottom; next++) {
        const other = boxes[next]!;
        if (other.node === box.node) continue;
        const { left, top, right, bottom } = intersect(box, other);
        const isLineOnLine = bottom - top > 0.45 * Math.min(box.bottom - box.top, other.bottom - other.top);
        if (right - left > 3 && isLineOnLine)
          overlaps.push(`“${shorten(box.node.data)}” lies on “${shorten(other.node.data)}”`);
      }
    }
    return overlaps.slice(0, 6);
  }

  function findSidewaysScrolling(): string[] {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth + 1 ? [`the page is ${scrollWidth} px wide`] : [];
  }

  /** The texts that are seen. */
  function listTexts(): { node: Text; element: Element }[] {
    const texts: { node: Text; element: Element }[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const element = node.parentElement!;
      if (node.data.trim() === "" || element.closest("script, style, select, option, math, .visually-hidden")) continue;
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) texts.push({ node, element });
    }
    return texts;
  }

  /** A box of text is taller than its letters, the more so the larger they are. */
  function trimToInk({ left, top, right, bottom, height }: DOMRect): Box {
    return { left, right, top: top + 0.2 * height, bottom: bottom - 0.2 * height };
  }

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  function intersect(a: Box, b: Box): Box {
    return {
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    };
  }

  /** What of an element its ancestors let be seen; null for what lies above the page on purpose. */
  function getClip(element: Element | null): Box | null {
    if (!element || element === document.documentElement)
      return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const outer = /fixed|sticky/.test(position) ? null : getClip(element.parentElement);
    const isClipping = overflowX !== "visible" || overflowY !== "visible";
    const clip = outer && isClipping ? intersect(outer, element.getBoundingClientRect()) : outer;
    clips.set(element, clip);
    return clip;
  }

  function shorten(text: string): string {
    return text.trim().replace(/\s+/g, " ").slice(0, 40);
  }
}
