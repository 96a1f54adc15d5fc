import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadDefinitionFrom } from "#catalogue/registry.ts";
import { firstInteraction } from "#features/calculator/first-interaction.ts";
import { measureWhenIdle } from "#features/vitals/index.ts";

// A calculator page renders its definition at once, so the definition has to be there before React takes over.
const chunk = document.querySelector<HTMLMetaElement>('meta[name="calculator-chunk"]');
if (chunk) {
  // A heavy one (the converter of all units) waits for the first touch: the page answers without it.
  if (chunk.dataset["waits"] === "true") await firstInteraction();
  await loadDefinitionFrom(chunk.content);
}

measureWhenIdle();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
