import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadDefinitionFrom } from "#catalogue/registry.ts";
import { listenToErrors, noteError } from "#features/errors/index.ts";
import { keepPagesLater } from "#features/offline/index.ts";
import { drawMonitor } from "#features/monitor/index.ts";
import { measureWhenIdle } from "#features/vitals/index.ts";

/** The serif of names and numbers comes last (fonts.css, theme.css.ts): until then a local one with its metrics stands in. */
function setSerifWhenIdle(): void {
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    document.documentElement.dataset["serif"] = "";
  });
}

listenToErrors();

// A calculator page renders its definition at once, so the definition has to be there before React takes over.
const chunk = document.querySelector<HTMLMetaElement>('meta[name="calculator-chunk"]');
if (chunk) {
  // A heavy one (the converter of all units) waits for the first touch: the page answers without it.
  if (chunk.dataset["waits"] === "true") {
    setSerifWhenIdle();
    const { firstInteraction } = await import("#features/instant/index.ts");
    await firstInteraction();
  }
  await loadDefinitionFrom(chunk.content);
}

measureWhenIdle();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error) => noteError({ error, component: "page" })} />
    </StrictMode>,
  );
});

setSerifWhenIdle();

// Once React has taken the document over.
setTimeout(drawMonitor, 1000);
keepPagesLater();
