import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { AnyDefinition } from "#engine/define.ts";
import { listOptions } from "#engine/values.ts";
import { spellUnit } from "#localization/unit-spelling.ts";
import { Button } from "#ui/button.tsx";
import { isSamePair, type Pair, readPairs, togglePair } from "./pinned-pairs.ts";
import type { PrintedProps } from "#features/calculator/results/printed-report.tsx";

const SLIM = { padding: "0 10px", minHeight: 36 };

/** Beside "Swap": pins the two units that are chosen, and brings back those that are pinned. */
export function PairButtons({ definition, calculation, preferences }: PrintedProps) {
  const start = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [pairs, setPairs] = useState(() => readPairs(definition.id));
  const [from, to] = definition.swap!;
  useLayoutEffect(() => {
    const row = start.current!.parentElement!.querySelector('form [name="swap"]')?.parentElement;
    if (!row) return undefined;
    const element = document.createElement("span");
    element.style.display = "contents";
    row.insertAdjacentElement("beforeend", element);
    setPlace(element);
    return () => {
      element.remove();
    };
  }, []);
  const shown = Object.fromEntries(
    listKeys(definition).map((key) => [key, calculation.drafts[key]?.text ?? ""]),
  ) satisfies Pair;
  const isPinned = pairs.some((pair) => isSamePair(pair, shown));
  const write = (pair: Pair) =>
    spellUnit(`${nameOf(definition, from, pair)} → ${nameOf(definition, to, pair)}`, preferences.locale);
  const choose = (pair: Pair) => {
    // What the options depend on comes first: it sets the units anew.
    for (const key of listKeys(definition)) calculation.setDraft(key, { text: pair[key] ?? "" });
  };
  const listed = pairs.filter((pair) => isKnown(definition, pair));
  return (
    <>
      <span hidden ref={start} />
      {place &&
        createPortal(
          <>
            <Button
              aria-pressed={isPinned}
              aria-label={`Pin ${write(shown)}`}
              onClick={() => setPairs(togglePair(definition.id, shown))}
            >
              <span aria-hidden="true">{isPinned ? "★" : "☆"}</span> Pin
            </Button>
            {listed.length > 0 && (
              <div
                role="group"
                aria-label="Pinned"
                style={{ flexBasis: "100%", display: "flex", flexWrap: "wrap", gap: 6 }}
              >
                {listed.map((pair) => (
                  <Button key={write(pair)} style={SLIM} onClick={() => choose(pair)}>
                    {write(pair)}
                  </Button>
                ))}
              </div>
            )}
          </>,
          place,
        )}
    </>
  );
}

/** The two inputs, after what their options depend on. */
function listKeys({ inputs, swap }: AnyDefinition): readonly string[] {
  const governing = swap!.flatMap((key) => inputs[key]!.optionsBy?.input ?? []);
  return [...new Set([...governing, ...swap!])];
}

function nameOf({ inputs }: AnyDefinition, key: string, pair: Pair): string {
  const label = listOptions(inputs[key]!, pair).find(([id]) => id === pair[key])?.[1] ?? pair[key] ?? "";
  // The symbol says enough where there is one: "Kilometer (km)".
  return /\(([^()]{1,12})\)$/.exec(label)?.[1] ?? label;
}

/** Whether the calculator still offers what was pinned. */
function isKnown({ inputs, swap }: AnyDefinition, pair: Pair): boolean {
  return swap!.every((key) => {
    const field = inputs[key]!;
    if (field.kind !== "choice") return Boolean(pair[key]);
    return listOptions(field, pair).some(([id]) => id === pair[key]);
  });
}
