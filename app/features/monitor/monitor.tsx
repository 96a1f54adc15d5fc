import { Suspense, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { corners, floating, panels } from "#ui/floating.css.ts";
import { lazyPart } from "#ui/lazy-part.ts";

const AdminPanels = lazyPart(() => import("./admin-panels.tsx"));

/** Beside the page, in a root of its own: the page is the same for everybody. */
export function draw(isAdmin: boolean): void {
  const place = document.createElement("div");
  place.className = panels;
  document.body.appendChild(place);
  // Hydrated as empty: so that pages do not carry a second way of rendering.
  hydrateRoot(place, <Monitor isAdmin={isAdmin} />);
}

/** The button that opens the error monitor; who has the flag gets the System Health button as well. */
function Monitor({ isAdmin }: { readonly isAdmin: boolean }) {
  const [drawn, setDrawn] = useState<"" | "button" | "panels">("");
  // oxlint-disable-next-line react/set-state-in-effect -- the first rendering is the empty one that is hydrated
  useEffect(() => setDrawn(isAdmin ? "panels" : "button"), [isAdmin]);
  if (drawn === "") return null;
  if (drawn === "panels")
    return (
      <Suspense fallback={null}>
        <AdminPanels isAdmin={isAdmin} />
      </Suspense>
    );
  return (
    <aside className={corners.end} aria-label="Administration">
      <button type="button" className={floating} aria-label="Error monitor" onClick={() => setDrawn("panels")}>
        !
      </button>
    </aside>
  );
}
