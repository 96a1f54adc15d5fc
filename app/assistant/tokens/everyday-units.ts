/** The quantities known from the start. */
import type { Dimension } from "#units/dimension.ts";
import { angle } from "#units/angle.ts";
import { area } from "#units/area.ts";
import { data } from "#units/data.ts";
import { dataRate } from "#units/data-rate.ts";
import { electricCurrent } from "#units/electric-current.ts";
import { energy } from "#units/energy.ts";
import { fuelEconomy } from "#units/fuel-economy.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { power } from "#units/power.ts";
import { pressure } from "#units/pressure.ts";
import { resistance } from "#units/resistance.ts";
import { speed } from "#units/speed.ts";
import { temperature } from "#units/temperature.ts";
import { time } from "#units/time.ts";
import { voltage } from "#units/voltage.ts";
import { volume } from "#units/volume.ts";

/** The quantities of daily life; where a name stands for units of several, the first one is meant. */
export const EVERYDAY_DIMENSIONS = [
  length,
  mass,
  temperature,
  time,
  volume,
  area,
  speed,
  data,
  dataRate,
  energy,
  power,
  pressure,
  fuelEconomy,
  angle,
  voltage,
  electricCurrent,
  resistance,
] as unknown as readonly Dimension[];
