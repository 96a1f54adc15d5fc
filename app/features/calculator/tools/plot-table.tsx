import { sampleCurve } from "#engine/plot.ts";
import { color, size } from "#ui/theme.css.ts";
import type { DrawnCurve, Window } from "./plot-drawing.tsx";

interface PlotTableProps {
  readonly curves: readonly DrawnCurve[];
  readonly shown: Window;
  write(x: number): string;
}

const CELL = { padding: "3px 10px", textAlign: "end", borderBottom: `1px solid ${color.rule}` } as const;

/** The values of the curves at twenty steps of the window. */
export function PlotTable({ curves, shown, write }: PlotTableProps) {
  const points = sampleCurve((x) => x, shown.from, shown.to, 20);
  return (
    <details>
      <summary style={{ cursor: "pointer", fontSize: size.label, color: color.accent }}>Table of values</summary>
      <div style={{ overflowX: "auto" }}>
        <table style={{ borderCollapse: "collapse", fontSize: size.small, marginTop: 6 }}>
          <thead>
            <tr>
              <th scope="col" style={CELL}>
                x
              </th>
              {curves.map(({ name }) => (
                <th key={name} scope="col" style={CELL}>
                  {name}(x)
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ x }) => (
              <tr key={x}>
                <td style={CELL}>{write(x)}</td>
                {curves.map((curve) => {
                  const y = curve.at(x);
                  return (
                    <td key={curve.name} style={CELL}>
                      {Number.isFinite(y) ? write(y) : "–"}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
