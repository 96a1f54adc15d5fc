import { describe, expect, it } from "vitest";
import {
  getContrastRatio,
  hexColor,
  rgbToHsl,
  parseHexColor,
  relativeLuminance,
  hslToRgb,
  roundChannel,
} from "./color.ts";

describe("hexadecimal colours", () => {
  it("are read short and long, with and without #, and written in capitals", () => {
    expect(parseHexColor("#fa0")).toEqual({ red: 255, green: 170, blue: 0 });
    expect(parseHexColor("1E90FF")).toEqual({ red: 30, green: 144, blue: 255 });
    expect(hexColor({ red: 30, green: 144, blue: 5 })).toBe("#1E9005");
  });

  it("are null for anything else", () => {
    for (const text of ["", "#12", "#12345", "red", "#GG0000", "##123"]) expect(parseHexColor(text)).toBeNull();
  });
});

describe("hue, saturation and lightness", () => {
  // W3C CSS Color Module Level 4, named colours and their HSL values.
  it.each([
    ["#FF0000", 0, 1, 0.5],
    ["#00FF00", 120, 1, 0.5],
    ["#0000FF", 240, 1, 0.5],
    ["#663399", 270, 0.5, 0.4],
    ["#808080", 0, 0, 128 / 255],
    ["#000000", 0, 0, 0],
  ])("of %s", (hex, hue, saturation, lightness) => {
    const hsl = rgbToHsl(parseHexColor(hex)!);
    expect(hsl.hue).toBeCloseTo(hue, 9);
    expect(hsl.saturation).toBeCloseTo(saturation, 9);
    expect(hsl.lightness).toBeCloseTo(lightness, 9);
  });

  it("return every colour of a grid unchanged", () => {
    for (let red = 0; red < 256; red += 17) {
      for (let green = 0; green < 256; green += 15) {
        for (let blue = 0; blue < 256; blue += 51) {
          expect(hslToRgb(rgbToHsl({ red, green, blue }))).toEqual({ red, green, blue });
        }
      }
    }
  });

  it("take a hue of any size", () => {
    expect(hslToRgb({ hue: 360, saturation: 1, lightness: 0.5 })).toEqual({ red: 255, green: 0, blue: 0 });
    expect(hslToRgb({ hue: -120, saturation: 1, lightness: 0.5 })).toEqual({ red: 0, green: 0, blue: 255 });
  });
});

describe("contrast", () => {
  it("is 21 for black on white and 4.48 for #777777", () => {
    const white = relativeLuminance({ red: 255, green: 255, blue: 255 });
    expect(getContrastRatio(white, relativeLuminance({ red: 0, green: 0, blue: 0 }))).toBeCloseTo(21, 12);
    expect(getContrastRatio(relativeLuminance({ red: 119, green: 119, blue: 119 }), white)).toBeCloseTo(4.478, 3);
  });
});

it("rounds halves up, dust included", () => {
  expect(roundChannel(127.5)).toBe(128);
  expect(roundChannel(127.4999999)).toBe(128);
  expect(roundChannel(127.49)).toBe(127);
});
