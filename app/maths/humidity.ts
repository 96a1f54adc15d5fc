/**
 * Saturation vapour pressure over water and dew point by the Magnus formula, in hPa and °C, for −45 to 60 °C.
 * Source: WMO-No. 8, Guide to Instruments and Methods of Observation, 2018 edition, annex 4.B.
 */
const [PRESSURE, SLOPE, OFFSET] = [6.112, 17.62, 243.12];

/** Saturation vapour pressure over water in hPa at a temperature in °C. */
export function saturationPressure(celsius: number): number {
  return PRESSURE * Math.exp((SLOPE * celsius) / (OFFSET + celsius));
}

/** The temperature in °C at which a vapour pressure in hPa (above 0) is that of saturation. */
export function computeDewPoint(vapourPressure: number): number {
  const exponent = Math.log(vapourPressure / PRESSURE);
  return (OFFSET * exponent) / (SLOPE - exponent);
}
