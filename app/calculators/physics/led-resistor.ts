import { defineCalculator, integer, number, percent, quantity, refuse, table } from "#engine/define.ts";
import { E24, nextPreferred } from "#maths/preferred-numbers.ts";
import { electricCurrent } from "#units/electric-current.ts";
import { power } from "#units/power.ts";
import { resistance } from "#units/resistance.ts";
import { voltage } from "#units/voltage.ts";

export default defineCalculator({
  id: "led-resistor",
  name: "LED Resistor Calculator",
  category: "physics",
  emoji: "🚨",
  description:
    "The series resistor for one or more LEDs, the next standard value, its power rating and the actual current.",
  keywords: [
    "LED series resistor",
    "current limiting resistor",
    "LED calculator",
    "what resistor for led",
    "forward voltage",
    "LED strip",
  ],
  related: [
    { id: "ohms-law", stage: "complementary", relevance: 86 },
    { id: "resistor-color-code", stage: "next_step", relevance: 90 },
    "voltage-divider",
    "led-savings",
  ],
  inputs: {
    supplyVoltage: quantity("Supply voltage", voltage, {
      unit: "V",
      default: 12,
      min: 0.1,
      max: 1000,
      also: ["supply", "on", "battery", "source", "power supply", "motorcycle", "car", "from", "volt battery", "usb"],
    }),
    forwardVoltage: quantity("Forward voltage of one LED", voltage, {
      unit: "V",
      default: 2,
      min: 0.1,
      max: 100,
      also: ["LED voltage", "volts each", "each", "led", "forward voltage of"],
      help: "Red 1.8 to 2.2, green and blue 2.8 to 3.6.",
    }),
    current: quantity("LED current", electricCurrent, {
      unit: "A",
      metric: "mA",
      imperial: "mA",
      default: 0.02,
      min: 1e-6,
      max: 100,
      also: ["mA", "milliamps", "should get", "run it at"],
    }),
    ledsInSeries: integer("LEDs in series", { also: ["in series"], unsaid: 1, default: 3, min: 1, max: 1000 }),
    strings: integer("Strings in parallel", { default: 1, min: 1, max: 10_000 }),
  },
  outputs: {
    resistance: quantity("Resistor (exact)", resistance, {
      also: ["what size resistor", "how many ohms", "series resistor"],
      unit: "ohm",
    }),
    nextE24: quantity("Next E24 resistor", resistance, { unit: "ohm" }),
    actualCurrent: quantity("Current with that resistor", electricCurrent, { unit: "A", metric: "mA", imperial: "mA" }),
    resistorPower: quantity("Power in the resistor", power, { unit: "W" }),
    powerRating: quantity("Resistor rating to buy", power, {
      unit: "W",
      none: "Above 50 W: use an LED driver instead",
    }),
    ledPower: quantity("Power per LED", power, { unit: "W" }),
    totalCurrent: quantity("Total current", electricCurrent, { unit: "A", metric: "mA", imperial: "mA" }),
    totalPower: quantity("Total power", power, { unit: "W" }),
    efficiency: percent("Share of the power that reaches the LEDs"),
    maxLedsInSeries: integer("Maximum LEDs in series"),
    table: table(
      "Resistor by number of LEDs in series",
      { leds: integer("LEDs"), resistance: number("Resistor (exact)", { unit: "ohm" }) },
      { mark: { column: "leds", equals: "ledsInSeries" } },
    ),
  },
  pictures: [{ draw: "parts", of: ["ledPower", "resistorPower"], whole: "totalPower", rest: "The other LEDs" }],
  compute({ supplyVoltage, forwardVoltage, current, ledsInSeries, strings }) {
    const drop = supplyVoltage - ledsInSeries * forwardVoltage;
    if (drop <= 1e-9 * supplyVoltage) {
      refuse(
        "supplyVoltage",
        "The supply voltage must exceed the forward voltage of the LEDs in series. Raise it or use fewer LEDs.",
      );
    }
    const resistance = drop / current;
    const nextE24 = nextPreferred(E24, resistance);
    const actualCurrent = drop / nextE24;
    const resistorPower = drop ** 2 / nextE24;
    const totalCurrent = strings * actualCurrent;
    const maxLedsInSeries = Math.ceil(supplyVoltage / forwardVoltage - 1e-9) - 1;
    return {
      resistance,
      nextE24,
      actualCurrent,
      resistorPower,
      powerRating: RATINGS.find((rating) => rating >= 2 * resistorPower * (1 - 1e-12)) ?? null,
      ledPower: forwardVoltage * actualCurrent,
      totalCurrent,
      totalPower: supplyVoltage * totalCurrent,
      efficiency: (100 * ledsInSeries * forwardVoltage) / supplyVoltage,
      maxLedsInSeries,
      table: Array.from({ length: Math.min(20, maxLedsInSeries) }, (_, index) => ({
        leds: index + 1,
        resistance: (supplyVoltage - (index + 1) * forwardVoltage) / current,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    `Use a resistor of {nextE24}${inputs.strings > 1 ? " in each string" : ""}; the LEDs then get {actualCurrent}.`,
    outputs.powerRating === null
      ? `It turns {resistorPower} into heat, too much for an ordinary resistor: use a constant-current driver instead.`
      : `It turns {resistorPower} into heat, so a {powerRating} resistor runs at half its limit or less.`,
    outputs.efficiency! < 50
      ? inputs.ledsInSeries < outputs.maxLedsInSeries!
        ? `Only {efficiency} of the power reaches the LEDs; more of them in series, up to {maxLedsInSeries}, would waste less.`
        : `Only {efficiency} of the power reaches the LEDs; a lower supply voltage would waste less.`
      : `{efficiency} of the power reaches the LEDs; the supply must deliver {totalCurrent}.`,
  ],
  formula: {
    tex: [String.raw`R = \frac{V_S - n V_F}{I}`, String.raw`P_R = \frac{(V_S - n V_F)^2}{R_{\text{E24}}}`],
    where: {
      R: "exact resistance",
      V_S: "supply voltage",
      n: "LEDs in series",
      V_F: "forward voltage of one LED",
      I: "LED current",
      P_R: "power in the resistor",
      "R_{\\text{E24}}": "next standard value of the E24 series",
    },
  },
  howTo: [
    "Enter the Supply voltage: 5 V for USB, 12 V in a car (up to 14.4 V with the engine running).",
    "Enter the Forward voltage of one LED from the data sheet, and the LED current: 20 mA for common 5 mm LEDs, 2 to 10 mA for an indicator.",
    "Set LEDs in series, and how many such Strings in parallel; each string gets its own resistor.",
    "Buy the Next E24 resistor, with at least the Resistor rating to buy.",
  ],
  faq: [
    {
      question: "Why can't LEDs in parallel share one resistor?",
      answer:
        "Their forward voltages differ by a few percent, so the LED with the lowest one takes most of the current and fails first. Give each LED or each series string a resistor of its own.",
    },
    {
      question: "What happens without a resistor?",
      answer:
        "An LED has almost no resistance of its own above its forward voltage: 0.2 V too much can multiply the current and destroy it in seconds.",
    },
    {
      question: "Why the next higher value and not the nearest?",
      answer:
        "A higher resistance means a little less current, which costs hardly any light and prolongs the LED's life. A lower one would exceed the current you asked for.",
    },
  ],
  about: [
    "It suits indicator LEDs and small lighting LEDs on a steady DC supply. The more of the supply voltage the LEDs take, the better the efficiency, but the more the current depends on the supply: leave at least a fifth of the voltage for the resistor.",
    "Power LEDs of 1 W and more should have a constant-current driver. The forward voltage falls by about 2 mV per kelvin and varies from LED to LED.",
  ],
  sources: ["IEC 60063:2015 (E24 series)", "Horowitz and Hill, The Art of Electronics, 3rd ed. 2015"],
  caution:
    "For low-voltage DC only: never run LEDs from household voltage with just a resistor, and let resistors cool before touching them.",
  phrases: [
    "resistor for led on {supplyVoltage} {forwardVoltage} {current}",
    "led resistor {supplyVoltage} {ledsInSeries} leds",
    "led resistor {supplyVoltage} supply {forwardVoltage} led {current}",
    "what resistor for {ledsInSeries} red leds in series {forwardVoltage} each {supplyVoltage} supply {current}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Three red LEDs on 12 V",
      inputs: { supplyVoltage: 12, forwardVoltage: 2, current: 0.02, ledsInSeries: 3 },
      outputs: { resistance: 300, nextE24: 300, powerRating: 0.25 },
    },
    {
      title: "A blue LED on 5 V at 15 mA",
      inputs: { supplyVoltage: 5, forwardVoltage: 3.2, current: 0.015, ledsInSeries: 1 },
      outputs: { resistance: 120, efficiency: 64 },
    },
    {
      title: "Ten strings of three white LEDs in a car at 13.8 V",
      inputs: { supplyVoltage: 13.8, forwardVoltage: 3.2, current: 0.02, ledsInSeries: 3, strings: 10 },
      outputs: { nextE24: 220, totalCurrent: 0.190909091 },
    },
  ],
});

/** Ratings of usual resistors in W. */
const RATINGS = [0.125, 0.25, 0.5, 1, 2, 3, 5, 10, 25, 50];
