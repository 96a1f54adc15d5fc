import type { ComponentType } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { boundField } from "#engine/format.ts";
import type { Picture as AnyPicture } from "#engine/pictures.ts";
import { applies } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";
import { BandsPicture } from "./bands.tsx";
import { BarsPicture, RowsPicture } from "./bars.tsx";
import { BellPicture } from "./bell.tsx";
import { CalendarPicture } from "./calendar.tsx";
import { ClockPicture } from "./clock.tsx";
import { DividerPicture } from "./divider.tsx";
import { FlowPicture } from "./flow.tsx";
import type { PictureProps } from "./frame.tsx";
import { GearsPicture } from "./gears.tsx";
import { GraphPicture } from "./graph.tsx";
import { PartsPicture } from "./parts.tsx";
import { RaysPicture } from "./rays.tsx";
import { RefractionPicture } from "./refraction.tsx";
import { ResistorPicture } from "./resistor.tsx";
import { RulerPicture } from "./ruler.tsx";
import { ScatterPicture } from "./scatter.tsx";
import { ShapePicture } from "./shape.tsx";
import { SkyPicture } from "./sky.tsx";
import { SpreadPicture } from "./spread.tsx";
import { SwatchesPicture } from "./swatches.tsx";
import { TimelinePicture } from "./timeline.tsx";

const KINDS: { readonly [K in AnyPicture["draw"]]: ComponentType<PictureProps<K>> } = {
  parts: PartsPicture,
  bars: BarsPicture,
  rows: RowsPicture,
  bands: BandsPicture,
  timeline: TimelinePicture,
  ruler: RulerPicture,
  bell: BellPicture,
  shape: ShapePicture,
  spread: SpreadPicture,
  calendar: CalendarPicture,
  clock: ClockPicture,
  sky: SkyPicture,
  flow: FlowPicture,
  graph: GraphPicture,
  swatches: SwatchesPicture,
  gears: GearsPicture,
  rays: RaysPicture,
  refraction: RefractionPicture,
  divider: DividerPicture,
  resistor: ResistorPicture,
  scatter: ScatterPicture,
};

interface Props {
  readonly name: string;
  readonly picture: AnyPicture;
  readonly definition: AnyDefinition;
  /** All inputs and outputs. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly preferences: Preferences;
}

/** One of the definition's pictures, as SVG: the same code at the edge and in the browser. */
export function Picture({ name, picture, definition, values, preferences }: Props) {
  if (!applies(picture, values)) return null;
  const Kind = KINDS[picture.draw] as ComponentType<PictureProps<AnyPicture["draw"]>>;
  const fieldOf = (key: string) => boundField((definition.outputs[key] ?? definition.inputs[key])!, values);
  const isEntry = (key: string) => !definition.outputs[key];
  return <Kind {...{ name, picture, fieldOf, isEntry, values, preferences }} />;
}
