import type { ComponentType } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { boundField } from "#engine/format.ts";
import type { Picture as AnyPicture } from "#engine/pictures.ts";
import { applies } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";
import { BandsPicture } from "./picture-bands.tsx";
import { BarsPicture, RowsPicture } from "./picture-bars.tsx";
import { BellPicture } from "./picture-bell.tsx";
import { CalendarPicture } from "./picture-calendar.tsx";
import { ClockPicture } from "./picture-clock.tsx";
import { FlowPicture } from "./picture-flow.tsx";
import type { PictureProps } from "./picture-frame.tsx";
import { GraphPicture } from "./picture-graph.tsx";
import { PartsPicture } from "./picture-parts.tsx";
import { RulerPicture } from "./picture-ruler.tsx";
import { ShapePicture } from "./picture-shape.tsx";
import { SkyPicture } from "./picture-sky.tsx";
import { SpreadPicture } from "./picture-spread.tsx";
import { SwatchesPicture } from "./picture-swatches.tsx";
import { TimelinePicture } from "./picture-timeline.tsx";

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
  if (!applies({ when: picture.when } as Parameters<typeof applies>[0], values)) return null;
  const Kind = KINDS[picture.draw] as ComponentType<PictureProps<AnyPicture["draw"]>>;
  const fieldOf = (key: string) => boundField((definition.outputs[key] ?? definition.inputs[key])!, values);
  return <Kind name={name} picture={picture} fieldOf={fieldOf} values={values} preferences={preferences} />;
}
