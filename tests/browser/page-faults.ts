/** Runs inside a page: what a visitor would take for a fault, in words. */
export function findPageFaults(): string[] {
  const clips = new Map<Element, Clip>();
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
    const controls = document.body.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLButtonElement>(
      "input:not([type=checkbox], [type=radio], [type=hidden]), select, button",
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const name = control.name || control.textContent || control.getAttribute("aria-label") || "";
      const [room, need] = [control.clientWidth, Math.round(measureNeed(control))];
      return need > room + 1 ? [`${control.tagName.toLowerCase()} ${shorten(name)} shows ${room} of ${need} px`] : [];
    });
  }

  /** A select and a placeholder never scroll: their text is measured. A placeholder may end in an ellipsis. */
  function measureNeed(control: Element): number {
    const { font, paddingLeft, paddingRight, textOverflow } = getComputedStyle(control);
    const isEmpty = control instanceof HTMLInputElement && control.value === "" && textOverflow !== "ellipsis";
    const text =
      control instanceof HTMLSelectElement
        ? control.selectedOptions[0]?.text
        : isEmpty
          ? control.placeholder
          : undefined;
    if (!text) return control.scrollWidth;
    const context = document.createElement("canvas").getContext("2d")!;
    context.font = font;
    return context.measureText(text).width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  }

  function findOverlaps(): string[] {
    const boxes = listTexts()
      .flatMap(({ node, element }) => {
        const clip = getClip(element);
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .map((rect) => intersect(trimToInk(rect), clip.box))
          .filter(({ left, top, right, bottom }) => right - left >= 2 && bottom - top >= 2)
          .map((box) => ({ ...box, node, layer: clip.layer }));
      })
      .toSorted((a, b) => a.top - b.top);
    const overlaps: string[] = [];
    for (const [at, box] of boxes.entries()) {
      for (let next = at + 1; next < boxes.length && boxes[next]!.top < box.bottom; next++) {
        const other = boxes[next]!;
        if (other.node === box.node || other.layer !== box.layer) continue;
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
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
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

  interface Clip {
    /** What of an element its ancestors let be seen. */
    readonly box: Box;
    /** What sticks or floats lies above the page on purpose. */
    readonly layer: Element;
  }

  function getClip(element: Element | null): Clip {
    if (!element || element === document.documentElement)
      return {
        box: { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity },
        layer: document.documentElement,
      };
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const outer = getClip(element.parentElement);
    const isClipping = overflowX !== "visible" || overflowY !== "visible";
    const clip = {
      box: isClipping ? intersect(outer.box, element.getBoundingClientRect()) : outer.box,
      layer: /fixed|sticky/.test(position) ? element : outer.layer,
    };
    clips.set(element, clip);
    return clip;
  }

  function shorten(text: string): string {
    return text.trim().replace(/\s+/g, " ").slice(0, 40);
  }
}
