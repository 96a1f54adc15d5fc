import { type AnyField, text } from "#engine/fields.ts";
import { Scale } from "./scale.tsx";
import { Frame, type PictureProps, writeLabel } from "./frame.tsx";

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
  const findBand = (one: number) => rows.findLast(({ from, isAbove }) => (isAbove ? one > from : one >= from));
  const others = (picture.others ?? []).flatMap((key) => {
    const other = values[key];
    if (typeof other !== "number" || other === value) return [];
    const band = findBand(other);
    return [
      {
        key,
        value: other,
        text: `${fieldOf(key).label}: ${writeLabel(fieldOf(key), other, preferences)}${band ? `, ${band.band}` : ""}`,
      },
    ];
  });
  const own = typeof value === "number" ? findBand(value) : undefined;
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
      others={others}
      {...(picture.until === undefined ? {} : { range: [rows[0]!.from, picture.until] })}
    />
  );
}
