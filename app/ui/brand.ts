/** The product's name; the only place where it is written for visitors. */
export const BRAND = "Reckoner";
