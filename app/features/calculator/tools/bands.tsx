import { useState } from "react";
import type { Option } from "#engine/fields.ts";
import { applies, listOptions } from "#engine/values.ts";
import { color, radius, size } from "#ui/theme.css.ts";
import type { ToolProps } from "./field-tools.tsx";

/** From left to right; a resistor of fewer bands leaves some out. */
const BANDS = ["digit1", "digit2", "digit3", "multiplier", "tolerance", "temperatureCoefficient"] as const;
const swatch = (paint: string, isChosen: boolean) => ({
  width: 44,
  height: 44,
  padding: 0,
  border: `${isChosen ? 3 : 1}px solid ${isChosen ? color.ink : color.edge}`,
  borderRadius: radius,
  background: paint,
});

/** The resistor with its bands: one that is pressed is painted anew. */
export function ResistorBands({ definition, calculation }: ToolProps) {
  // Those of its picture: code that two parts share would be loaded by every calculator.
  const paint = definition.pictures?.find((picture) => picture.draw === "resistor")?.paint ?? {};
  const [opened, setOpened] = useState<string | null>(null);
  const values = Object.fromEntries(Object.keys(definition.inputs).map((key) => [key, calculation.drafts[key]?.text]));
  const shown = BANDS.filter((key) => applies(definition.inputs[key]!, values) && values["mode"] === "decode");
  if (shown.length === 0) return null;
  const open = shown.find((key) => key === opened);
  const options = open ? listOptions(definition.inputs[open]!, values) : [];
  const nameOf = (key: string) => {
    const own = listOptions(definition.inputs[key]!, values).find(([value]) => value === values[key]);
    return own?.[1] ?? "none";
  };
  return (
    <div role="group" aria-label="The resistor: press a band to paint it" style={{ marginTop: 10 }}>
      <div style={{ position: "relative", maxWidth: 340, height: 76 }}>
        <div style={{ position: "absolute", insetInline: 0, top: 36, height: 4, background: color.edge }} />
        <div
          style={{
            position: "absolute",
            insetInline: "9%",
            insetBlock: 8,
            borderRadius: 18,
            background: "#e6cfa1",
            border: `1px solid ${color.edge}`,
            display: "flex",
            justifyContent: "space-evenly",
          }}
        >
          {shown.map((key) => (
            <button
              key={key}
              type="button"
              aria-label={`${definition.inputs[key]!.label}: ${nameOf(key)}`}
              aria-expanded={key === open}
              onClick={() => setOpened(key === open ? null : key)}
              style={{
                width: 24,
                height: "100%",
                padding: 0,
                border: 0,
                background: paint[values[key] ?? ""] ?? "none",
                outlineOffset: 3,
                boxShadow: key === open ? `0 0 0 3px ${color.accent}` : `0 0 0 1px ${color.edge}`,
              }}
            />
          ))}
        </div>
      </div>
      {open && (
        <div
          role="group"
          aria-label={`Color of: ${definition.inputs[open]!.label}`}
          style={{ display: "flex", flexWrap: "wrap", gap: 6, marginTop: 6 }}
        >
          {options.map(([value, label]: Option) => (
            <button
              key={value}
              type="button"
              title={label}
              aria-label={label}
              aria-pressed={values[open] === value}
              style={swatch(paint[value] ?? "none", values[open] === value)}
              onClick={() => calculation.setDraft(open, { text: value })}
            />
          ))}
        </div>
      )}
      <p style={{ margin: "4px 0 0", fontSize: size.small, color: color.soft }}>Press a band to choose its color.</p>
    </div>
  );
}
