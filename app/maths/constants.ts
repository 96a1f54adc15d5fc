/**
 * Constants of nature and conventional values, in SI units. "SI 2019" are exact by the definition of the units (BIPM SI
 * Brochure, 9th edition, 2019); "CODATA 2022" are measured (NIST, CODATA recommended values 2022), with the standard
 * uncertainty of their last digits.
 */

/** c in m/s. SI 2019, exact. */
export const SPEED_OF_LIGHT = 299_792_458;

/** h in J s. SI 2019, exact. */
export const PLANCK_CONSTANT = 6.626_070_15e-34;

/** e in C. SI 2019, exact; one electronvolt is this many joules. */
export const ELEMENTARY_CHARGE = 1.602_176_634e-19;

/** N_A in 1/mol. SI 2019, exact. */
export const AVOGADRO_CONSTANT = 6.022_140_76e23;

/** R = N_A k in J/(mol K). SI 2019, exact. */
export const GAS_CONSTANT = 8.314_462_618_153_24;

/** G in m³/(kg s²), ± 0.00015e-11. CODATA 2022. */
export const GRAVITATIONAL_CONSTANT = 6.6743e-11;

/** 1/(4 π ε₀) in N m²/C², ± 0.0000000014e9. CODATA 2022, from ε₀ = 8.8541878188(14)e-12 F/m. */
export const COULOMB_CONSTANT = 8.987_551_786_2e9;

/** b in m K: a black body at T glows brightest at the wavelength b/T. SI 2019, exact; rounded to ten digits. */
export const WIEN_DISPLACEMENT = 2.897_771_955e-3;

/** g₀ in m/s². Conventional, 3rd General Conference on Weights and Measures, 1901. */
export const STANDARD_GRAVITY = 9.806_65;

/** 0 °C in K. Conventional, exact since 1954. */
export const ZERO_CELSIUS = 273.15;

/** Joules in a kilowatt-hour, exact. */
export const JOULES_PER_KILOWATT_HOUR = 3.6e6;
