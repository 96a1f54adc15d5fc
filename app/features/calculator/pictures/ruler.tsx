import { ticks } from "d3-array";
import { formatNumber } from "#localization/number-format.ts";
import { spellUnit } from "#localization/unit-spelling.ts";
import { listOptions } from "#engine/values.ts";
import { color } from "#ui/theme.css.ts";
import { at, Frame, lineStyle, type PictureProps, valueStyle, wordStyle } from "./frame.tsx";

/** Two scales along one line: what stands above and below each other is the same amount. */
export function RulerPicture({ name, picture, fieldOf, values, preferences }: PictureProps<"ruler">) {
  const [value, result] = [values[picture.value], values[picture.result]];
  const title = picture.title ?? "Both scales";
  const unitOf = (key: string) => {
    const label = listOptions(fieldOf(key), values).find(([option]) => option === values[key])?.[1];
    return spellUnit(label ?? String(values[key]), preferences.locale);
  };
  if (
    typeof value !== "number" ||
    typeof result !== "number" ||
    !(value * result > 0) ||
    !Number.isFinite(value * result)
  )
    return <Frame name={name} title={title} notes={["Two scales are drawn for amounts above zero."]} />;
  const write = (figure: number) => formatNumber(Number(figure.toPrecision(4)), preferences.locale);
  const scales = [
    { key: picture.value, own: value, unit: unitOf(picture.from), y: 38, up: -1 },
    { key: picture.result, own: result, unit: unitOf(picture.to), y: 78, up: 1 },
  ];
  return (
    <Frame name={name} title={title}>
      <svg
        width="100%"
        height="116"
        role="img"
        aria-label={`${title}: ${write(value)} ${scales[0]!.unit} and ${write(result)} ${scales[1]!.unit} stand at the same place.`}
        overflow="visible"
        style={{ marginTop: 6 }}
      >
        {scales.map(({ key, own, unit, y, up }) => (
          <g key={y} data-key={key} data-value={String(own)}>
            <line x1="0" x2="100%" y1={y} y2={y} style={{ ...lineStyle, strokeWidth: 2 }} />
            {ticks(0, 2 * Math.abs(own), write(own).length > 8 ? 2 : 4).map((tick) => {
              const x = (50 * tick) / Math.abs(own);
              return (
                <g key={tick}>
                  <line x1={`${at(x)}%`} x2={`${at(x)}%`} y1={y} y2={y - 8} style={lineStyle} />
                  <text
                    x={`${at(x)}%`}
                    y={up < 0 ? y - 12 : y + 18}
                    textAnchor={x < 5 ? "start" : x > 95 ? "end" : "middle"}
                    style={wordStyle}
                  >
                    {write(Math.sign(own) * tick)}
                  </text>
                </g>
              );
            })}
            <text x="0" y={up < 0 ? 8 : y + 36} style={valueStyle}>
              {unit}
            </text>
          </g>
        ))}
        <line x1="50%" x2="50%" y1="29" y2="83" style={{ stroke: color.accent, strokeWidth: 3 }} />
      </svg>
    </Frame>
  );
}
