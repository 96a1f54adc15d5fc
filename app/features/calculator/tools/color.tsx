import { color, radius, size } from "#ui/theme.css.ts";
import type { ToolProps } from "./field-tools.tsx";

/** The system's own picker of colors, with the color that the field names. */
export function ColorPicker({ name, field, calculation }: ToolProps) {
  const text = (calculation.drafts[name]?.text ?? "").trim().replace(/^#?/, "#");
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  const hex = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : text;
  return (
    <label
      style={{ display: "flex", alignItems: "center", gap: 8, marginTop: 6, fontSize: size.small, color: color.soft }}
    >
      <input
        type="color"
        aria-label={`Pick: ${field.label}`}
        value={/^#[\da-f]{6}$/i.test(hex) ? hex.toLowerCase() : "#000000"}
        style={{
          width: 64,
          height: 44,
          padding: 2,
          border: `1px solid ${color.edge}`,
          borderRadius: radius,
          background: "none",
        }}
        onChange={(event) => calculation.setDraft(name, { text: event.target.value.toUpperCase() })}
      />
      Pick a color
    </label>
  );
}
