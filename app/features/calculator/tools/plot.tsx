import { useMemo, useState } from "react";
import { readCurve } from "#engine/plot.ts";
import { formatNumber } from "#localization/number-format.ts";
import { Button } from "#ui/button.tsx";
import { color, font, radius, size } from "#ui/theme.css.ts";
import type { ToolProps } from "./field-tools.tsx";
import { type DrawnCurve, PlotDrawing, type Window } from "./plot-drawing.tsx";
import { PlotTable } from "./plot-table.tsx";

/** The names of the functions in their order; the first is the field's own. */
const NAMES = ["f", "g", "h", "k"] as const;
const START: Window = { from: -10, to: 10 };
const SLIM = { padding: "0 10px", minWidth: 40 };
/** Beyond these the numbers of a browser have no digits left for what is between. */
const [NARROWEST, FARTHEST] = [1e-6, 1e9];

/** The function of the field and up to three more in one drawing, with zoom, zeros, crossings and a table. */
export function Plot({ name, calculation, preferences }: ToolProps) {
  const own = calculation.drafts[name]?.text ?? "";
  const angleUnit = calculation.drafts["angleUnit"]?.text === "deg" ? "deg" : "rad";
  const [others, setOthers] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(START);
  const read = useMemo(
    () => [own, ...others].map((text) => (text.trim() === "" ? null : readCurve(text, angleUnit))),
    [own, others, angleUnit],
  );
  const curves = useMemo(
    () =>
      read.flatMap((one, index): readonly DrawnCurve[] =>
        one?.ok ? [{ name: NAMES[index]!, index, at: one.at }] : [],
      ),
    [read],
  );
  const move = (change: (middle: number, half: number) => readonly [middle: number, half: number]) =>
    setShown(({ from, to }) => {
      const [middle, half] = change((from + to) / 2, (to - from) / 2);
      if (half < NARROWEST || Math.abs(middle) + half > FARTHEST) return { from, to };
      return { from: clean(middle - half), to: clean(middle + half) };
    });
  const write = (x: number) => formatNumber(x, preferences.locale, { digits: 8 });
  return (
    <div role="group" aria-label="Graph" style={{ marginTop: 10, display: "grid", gap: 8 }}>
      {others.map((text, index) => {
        const reading = read[index + 1];
        const letter = NAMES[index + 1]!;
        const wrong = reading && !reading.ok ? reading.message : "";
        return (
          <div key={letter}>
            <div style={{ display: "flex", gap: 6, alignItems: "center" }}>
              <label style={{ fontSize: size.label }} htmlFor={`plot-${letter}`}>
                {letter}(x)
              </label>
              <input
                id={`plot-${letter}`}
                value={text}
                maxLength={500}
                autoComplete="off"
                spellCheck={false}
                aria-invalid={wrong !== ""}
                aria-describedby={wrong ? `plot-${letter}-wrong` : undefined}
                // One that was just asked for is to be typed.
                ref={focusNew}
                onChange={(event) => setOthers(others.with(index, event.target.value))}
                style={{
                  flex: 1,
                  minWidth: 0,
                  height: 40,
                  padding: "0 10px",
                  fontFamily: font.mono,
                  border: `1px solid ${wrong ? color.wrong : color.edge}`,
                  borderRadius: radius,
                  background: color.surface,
                }}
              />
              <Button
                style={SLIM}
                aria-label={`Remove ${letter}(x)`}
                onClick={() => setOthers(others.toSpliced(index, 1))}
              >
                ×
              </Button>
            </div>
            {wrong && (
              <p id={`plot-${letter}-wrong`} style={{ margin: "2px 0 0", fontSize: size.small, color: color.wrong }}>
                {wrong}
              </p>
            )}
          </div>
        );
      })}
      <PlotDrawing
        curves={curves}
        shown={shown}
        write={write}
        onMove={(share) => move((middle, half) => [middle - share * 2 * half, half])}
      />
      <div role="group" aria-label="Window" style={{ display: "flex", flexWrap: "wrap", gap: 6 }}>
        <Button style={SLIM} aria-label="To the left" onClick={() => move((middle, half) => [middle - half / 2, half])}>
          ←
        </Button>
        <Button
          style={SLIM}
          aria-label="To the right"
          onClick={() => move((middle, half) => [middle + half / 2, half])}
        >
          →
        </Button>
        <Button style={SLIM} aria-label="Zoom in" onClick={() => move((middle, half) => [middle, half / 2])}>
          +
        </Button>
        <Button style={SLIM} aria-label="Zoom out" onClick={() => move((middle, half) => [middle, half * 2])}>
          −
        </Button>
        <Button style={SLIM} onClick={() => setShown(START)}>
          −10 to 10
        </Button>
        <Button style={SLIM} disabled={others.length >= NAMES.length - 1} onClick={() => setOthers([...others, ""])}>
          + Function
        </Button>
      </div>
      <PlotTable curves={curves} shown={shown} write={write} />
    </div>
  );
}

/** Called once for each field, when it comes. */
const focusNew = (field: HTMLInputElement | null) => field?.focus();

const clean = (x: number) => Number(x.toPrecision(10));
