import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { color } from "#ui/theme.css.ts";
import { GUTTER } from "#features/calculator/fields/form.css.ts";
import { findDropPlace, findShift, type RowPlace } from "./row-order.ts";

interface RowHandlesProps {
  /** The list in the form. */
  readonly control: HTMLElement;
  readonly count: number;
  move(from: number, to: number): void;
}

interface Drag {
  readonly from: number;
  readonly items: readonly HTMLElement[];
  readonly places: readonly RowPlace[];
  /** Where it was taken, from the top of the document: the page may scroll meanwhile. */
  readonly start: number;
  readonly gone: AbortController;
  pointer: number;
  to: number;
}

/** From how near to the window's edge on the page scrolls along, and how far at once at most. */
const EDGE = 70;
const FASTEST = 14;

/**
 * A handle in the gutter of each row, to drag it to another place with a mouse, a pen or a finger. By keyboard rows move
 * from within their cells, so that the handles are not stops of the tab key.
 */
export function RowHandles({ control, count, move }: RowHandlesProps) {
  const [hosts, setHosts] = useState<readonly HTMLElement[]>([]);
  const drag = useRef<Drag | null>(null);
  // Rows come and go: after each change they are looked for anew, and each gets a place for its handle.
  useLayoutEffect(() => {
    const found = [...control.querySelectorAll<HTMLElement>("ol > li")].slice(0, count).map((item) => {
      const known = hosts.find((host) => host.parentElement === item);
      return known ?? item.appendChild(document.createElement("span"));
    });
    if (found.length === hosts.length && found.every((host, index) => host === hosts[index])) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the rows stand in the document only now
    setHosts(found);
  }, [control, count, hosts]);
  useEffect(() => () => void drop(drag), []);

  const take = (event: React.PointerEvent, from: number) => {
    if (event.button !== 0 || drag.current) return;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const gone = new AbortController();
    const items = hosts.map((host) => host.parentElement!);
    drag.current = {
      from,
      items,
      places: items.map((item) => {
        const { top, height } = item.getBoundingClientRect();
        return { top, height };
      }),
      start: event.clientY + scrollY,
      gone,
      pointer: event.clientY,
      to: from,
    };
    addEventListener(
      "keydown",
      (pressed) => {
        if (pressed.key !== "Escape") return;
        pressed.preventDefault();
        drop(drag);
      },
      { capture: true, signal: gone.signal },
    );
    scrollAlong(drag);
  };
  return hosts.map((host, index) =>
    createPortal(
      <button
        type="button"
        data-drag
        tabIndex={-1}
        aria-label={`Drag row ${index + 1}`}
        title="Drag to another place"
        onPointerDown={(event) => take(event, index)}
        onPointerMove={({ clientY }) => {
          if (!drag.current) return;
          drag.current.pointer = clientY;
          draw(drag.current);
        }}
        onPointerUp={() => {
          const to = drop(drag);
          if (to !== null && to !== index) move(index, to);
        }}
        onPointerCancel={() => drop(drag)}
        onKeyDown={({ key }) => {
          const to = index + (key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0);
          if (to !== index && hosts[to]) move(index, to);
        }}
        style={{
          position: "absolute",
          inset: "var(--head, 0px) auto 0 0",
          width: GUTTER,
          minHeight: 0,
          padding: 0,
          border: 0,
          background: "none",
          color: color.soft,
          cursor: "grab",
          // A finger on it drags, and does not scroll.
          touchAction: "none",
        }}
      >
        <Grip />
      </button>,
      host,
      String(index),
    ),
  );
}

/** Six dots below the row's number. */
function Grip() {
  return (
    <svg
      viewBox="0 0 8 14"
      width="8"
      height="14"
      aria-hidden="true"
      style={{ display: "block", margin: "18px auto 0" }}
    >
      {[2, 7, 12].flatMap((y) =>
        [1.5, 6.5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.3" fill="currentColor" />),
      )}
    </svg>
  );
}

/** The dragged row below the pointer, and the others where they would be. */
function draw(drag: Drag) {
  const { from, items, places, start, pointer } = drag;
  const [first, last] = [places[0]!, places.at(-1)!];
  const { top, height } = places[from]!;
  const far = pointer + scrollY - start;
  const by = Math.min(last.top + last.height - height - top, Math.max(first.top - top, far));
  drag.to = findDropPlace(places, from, by);
  for (const [index, { style }] of items.entries()) {
    const isDragged = index === from;
    style.transform = `translateY(${isDragged ? by : findShift(index, from, drag.to, height)}px)`;
    style.transition = isDragged ? "" : "transform 120ms";
    if (!isDragged) continue;
    style.zIndex = "1";
    style.background = color.surface;
    style.boxShadow = `0 0 0 2px ${color.accent}, 0 4px 14px rgb(0 0 0 / 25%)`;
  }
}

/** Ends the drag with everything where it was; says where the row was let go. */
function drop(dragged: { current: Drag | null }): number | null {
  const drag = dragged.current;
  if (!drag) return null;
  dragged.current = null;
  drag.gone.abort();
  for (const { style } of drag.items) {
    for (const name of ["transform", "transition", "z-index", "background", "box-shadow"]) style.removeProperty(name);
  }
  return drag.to;
}

/** Near the edge of the window the page scrolls along, as long as the row is held there. */
function scrollAlong(dragged: { readonly current: Drag | null }) {
  const { current: drag } = dragged;
  if (!drag) return;
  const over = drag.pointer > innerHeight - EDGE ? drag.pointer - innerHeight + EDGE : Math.min(0, drag.pointer - EDGE);
  const isMoved = Math.abs(drag.pointer + scrollY - drag.start) > 4;
  if (over !== 0 && isMoved) {
    scrollBy(0, Math.max(-FASTEST, Math.min(FASTEST, over / 4)));
    draw(drag);
  }
  requestAnimationFrame(() => scrollAlong(dragged));
}
