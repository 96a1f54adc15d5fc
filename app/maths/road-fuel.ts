/** Motor fuels: the units in which they are sold and the carbon dioxide that they leave in the exhaust. */

const US_GALLON = 3.785411784;

/** Litres in the unit that a price is quoted for: NIST SP 811 (2008), exact. */
export const LITRES_PER_PRICE_UNIT = { litre: 1, "gal-us": US_GALLON, "gal-uk": 4.54609 } as const;

/**
 * Kilograms of CO2 from burning a litre, without making the fuel.
 * Source: US EPA, 8.887 kg per US gallon of gasoline and 10.180 of diesel (2023), 5.68 of LPG (Emission Factors, 2024).
 */
export const CO2_PER_LITRE = { petrol: 8.887 / US_GALLON, diesel: 10.18 / US_GALLON, lpg: 5.68 / US_GALLON } as const;
