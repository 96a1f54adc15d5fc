/** The paint of a resistor's bands (IEC 60062), as it looks on one. */
export const PAINT: Readonly<Record<string, string>> = {
  black: "#111111",
  brown: "#7b3f1d",
  red: "#d22020",
  orange: "#f07d1a",
  yellow: "#f5d90a",
  green: "#1f9a4a",
  blue: "#2456c9",
  violet: "#8a3ab9",
  grey: "#8a8a8a",
  white: "#ffffff",
  gold: "#c9a227",
  silver: "#c4c8cc",
  pink: "#f29ac0",
};
