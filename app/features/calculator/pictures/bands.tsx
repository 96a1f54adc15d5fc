import { type AnyField, text } from "#engine/fields.ts";
import { Scale } from "./scale.tsx";
import { Frame, type PictureProps } from "./frame.tsx";

const NAME = text("Name");

/** A value on bands that the definition names; drawn as the bands of a table are. */
export function BandsPicture({ name, picture, fieldOf, values, preferences }: PictureProps<"bands">) {
  const field = fieldOf(picture.value);
  const value = values[picture.value];
  const limits = picture.bands.flatMap(([band, from, above]) => {
    const edge = typeof from === "number" ? from : values[from];
    return typeof edge === "number" && Number.isFinite(edge) ? [{ band, from: edge, isAbove: above === "above" }] : [];
  });
  const rows = limits.map((limit, index) => ({
    ...limit,
    to: limits[index + 1]?.from ?? null,
    hasEnd: limits[index + 1]?.isAbove === true,
  }));
  if (rows.length < picture.bands.length || rows.some(({ from, to }) => to !== null && !(to > from)))
    return <Frame name={name} title={picture.title ?? field.label} notes={["The limits leave no bands to draw."]} />;
  const own =
    typeof value === "number"
      ? rows.findLast(({ from, isAbove }) => (isAbove ? value > from : value >= from))
      : undefined;
  const bands = {
    ...field,
    kind: "table",
    columns: { band: NAME, from: field, to: field },
    mark: { column: "from", equals: "ownBand" },
    scale: { value: picture.value, name: "band", from: "from", to: "to" },
  } as unknown as AnyField;
  return (
    <Scale
      name={name}
      field={bands}
      valueField={picture.title ? { ...field, label: picture.title } : field}
      points={rows}
      preferences={preferences}
      values={{ ...values, ownBand: own?.from }}
      isNamed={picture.class === undefined || own?.band === values[picture.class]}
    />
  );
}
