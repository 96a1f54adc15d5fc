import { choice, defineCalculator, number, quantity, refuse, table } from "#engine/define.ts";
import { conductance } from "#units/conductance.ts";
import { electricCharge } from "#units/electric-charge.ts";
import { electricCurrent } from "#units/electric-current.ts";
import { energy } from "#units/energy.ts";
import { power } from "#units/power.ts";
import { resistance } from "#units/resistance.ts";
import { voltage } from "#units/voltage.ts";

/** What is asked for where two are known. */
const ANSWERS = {
  "V-I": "resistance",
  "V-R": "current",
  "V-P": "current",
  "I-R": "voltage",
  "I-P": "voltage",
  "R-P": "voltage",
} as const;

export default defineCalculator({
  id: "ohms-law",
  name: "Ohm's Law Calculator",
  category: "physics",
  emoji: "🔌",
  description: "Voltage, current, resistance and power of a resistor or DC circuit, from any two of them.",
  keywords: [
    "volts amps ohms watts",
    "V=IR",
    "current",
    "voltage",
    "resistance",
    "power",
    "amps to watts",
    "electrical calculator",
    "how many amps",
    "watts to amps",
    "volts and ohms",
    "heating element watts",
    "how many amps does it pull",
  ],
  popular: true,
  related: [
    { id: "parallel-resistors", stage: "next_step", relevance: 88 },
    { id: "voltage-divider", stage: "next_step", relevance: 90 },
    "resistor-color-code",
    "voltage-drop",
    { id: "electricity-cost", stage: "next_step", relevance: 80 },
  ],
  inputs: {
    known: choice("Known", {
      default: "V-R",
      options: [
        ["V-I", "Voltage and current"],
        ["V-R", "Voltage and resistance"],
        ["V-P", "Voltage and power"],
        ["I-R", "Current and resistance"],
        ["I-P", "Current and power"],
        ["R-P", "Resistance and power"],
      ],
    }),
    voltage: quantity("Voltage", voltage, {
      unit: "V",
      default: 12,
      min: 0,
      max: 1_000_000_000,
      also: [
        "volts",
        "volt",
        "outlet",
        "volt outlet",
        "battery",
        "plugs into",
        "plugged into",
        "supply",
        "on",
        "across",
      ],
      when: { known: ["V-I", "V-R", "V-P"] },
    }),
    current: quantity("Current", electricCurrent, {
      unit: "A",
      default: 0.5,
      min: 0,
      max: 1_000_000_000,
      also: ["amps", "amperes", "draws", "pulls", "flows", "through", "milliamps", "passes"],
      when: { known: ["V-I", "I-R", "I-P"] },
    }),
    resistance: quantity("Resistance", resistance, {
      unit: "ohm",
      default: 220,
      min: 1e-12,
      max: 1e18,
      also: ["ohms", "heating element", "resistor", "element", "coil", "load of"],
      when: { known: ["V-R", "I-R", "R-P"] },
    }),
    power: quantity("Power", power, {
      unit: "W",
      default: 5,
      min: 0,
      max: 1e15,
      also: ["watts", "rated", "rated at", "heater", "uses", "consumes", "appliance", "bulb"],
      when: { known: ["V-P", "I-P", "R-P"] },
    }),
  },
  outputs: {
    voltage: quantity("Voltage", voltage, { also: ["how many volts", "volts"], unit: "V" }),
    current: quantity("Current", electricCurrent, {
      also: ["how many amps", "amperage", "amps", "how much current"],
      unit: "A",
    }),
    resistance: quantity("Resistance", resistance, { also: ["how many ohms", "ohms", "what resistor"], unit: "ohm" }),
    power: quantity("Power", power, { also: ["how many watts", "wattage", "watts", "how much power"], unit: "W" }),
    conductance: quantity("Conductance", conductance, { unit: "S" }),
    energyPerHour: quantity("Energy per hour", energy, { unit: "J", imperial: "J" }),
    kilowattHoursPerDay: number("Energy per day", { unit: "kWh" }),
    charge: quantity("Charge per hour", electricCharge, { unit: "C" }),
    table: table(
      "At other voltages, same resistance",
      {
        voltage: number("Voltage", { unit: "V" }),
        current: number("Current", { unit: "A" }),
        power: number("Power", { unit: "W" }),
      },
      { mark: { column: "voltage", equals: "voltage" } },
    ),
  },
  primary: ({ known }) => ANSWERS[known],
  pictures: [{ draw: "rows", table: "table", name: "voltage", value: "power", title: "Power by voltage" }],
  compute(inputs) {
    const { voltage, current, resistance, power } = circuitOf(inputs);
    return {
      voltage,
      current,
      resistance,
      power,
      conductance: 1 / resistance,
      energyPerHour: 3600 * power,
      kilowattHoursPerDay: 0.024 * power,
      charge: 3600 * current,
      table: [0.5, 0.75, 1, 1.25, 1.5, 2].map((factor) => ({
        voltage: factor * voltage,
        current: factor * current,
        power: factor ** 2 * power,
      })),
    };
  },
  takeaways: (_, outputs, say) => [
    outputs.current === 0
      ? `Without a voltage, no current flows through {resistance}.`
      : `{voltage} across {resistance} drives {current} and turns {power} into heat.`,
    outputs.current === 0
      ? `Enter a value above 0 to see the current and the power.`
      : `Left on all day, that is {kilowattHoursPerDay} of energy.`,
    outputs.current === 0
      ? `Twice the voltage means twice the current and four times the power.`
      : `At twice the voltage, the same resistance would take ${say.number(2 * outputs.current!)} A and ${say.number(4 * outputs.power!)} W: twice the current and four times the power.`,
  ],
  formula: {
    tex: [String.raw`V = I R`, String.raw`P = V I = I^2 R = \frac{V^2}{R}`],
    where: { V: "voltage in volts", I: "current in amperes", R: "resistance in ohms", P: "power in watts" },
  },
  howTo: [
    "Under Known, choose the two figures you have, for example Voltage and resistance.",
    "Enter them; change the unit beside a field to use milliamperes or kilohms.",
    "Read the other two, and the Energy per day if the load stays on.",
    "Check At other voltages, same resistance before you change a power supply: power grows with the square of the voltage.",
  ],
  faq: [
    {
      question: "How do I convert watts to amps?",
      answer:
        "Divide by the voltage: a 1,500 W heater draws 12.5 A at 120 V, but only 6.52 A at 230 V. Choose Voltage and power here. For AC loads with motors or power supplies, divide by the power factor too.",
    },
    {
      question: "Does Ohm's law hold for an LED or a light bulb?",
      answer:
        "Not with one fixed resistance. A diode keeps a nearly constant voltage, so its resistance falls as the current rises; a glowing tungsten filament has about ten times its cold resistance. The law then holds only at one operating point.",
    },
    {
      question: "Can I use it for alternating current?",
      answer:
        "Yes, for heaters and other purely resistive loads, with effective (RMS) values. With coils or capacitors, use the impedance instead of the resistance; the real power is then less than voltage times current.",
    },
  ],
  about: [
    "Any two of the four quantities determine the other two. Use it to choose a resistor and its power rating, to find the current a fuse or a wire must carry, or to see how much energy a load uses.",
    "It assumes a resistance that does not change with current or temperature. The resistance of copper rises by about 0.39% per kelvin. A resistor at its full rating gets hot: choose a rating of at least twice the calculated power.",
  ],
  sources: ["IEC 60050-131:2002 (circuit theory)", "Ohm, Die galvanische Kette, 1827"],
  caution: "For direct current and resistive loads; leave work on household wiring to a qualified electrician.",
  phrases: [
    "ohms law {voltage} {resistance}",
    "how many amps is {power} at {voltage}",
    "current through {resistance} at {voltage}",
    "what resistor drops {voltage} at {current}",
    "watts of {resistance} on {voltage}",
    "watts {voltage} {current}",
    "volts {current} {resistance}",
    "how many watts does a {resistance} heating element draw on {voltage}",
    "what resistance lets {current} through at {voltage}",
    "how many volts push {current} through a {resistance} resistor",
    "power of {voltage} across {resistance}",
    "{current} at {voltage} how many watts",
    "{power} and {current} voltage",
    "resistance of a {power} bulb on {voltage}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "12 V across a 220-ohm resistor",
      inputs: { known: "V-R", voltage: 12, resistance: 220 },
      outputs: { current: 0.0545454545, power: 0.654545455 },
    },
    {
      title: "A 1,500 W heater on 120 V",
      inputs: { known: "V-P", voltage: 120, power: 1500 },
      outputs: { current: 12.5, resistance: 9.6, kilowattHoursPerDay: 36 },
    },
    {
      title: "The maximum current through a quarter-watt 1-kilohm resistor",
      inputs: { known: "R-P", resistance: 1000, power: 0.25 },
      outputs: { current: 0.0158113883, voltage: 15.8113883 },
    },
  ],
});

interface Known {
  readonly known: string;
  readonly voltage: number;
  readonly current: number;
  readonly resistance: number;
  readonly power: number;
}

/** The four quantities from the two known ones. */
function circuitOf({ known, voltage, current, resistance, power }: Known): Omit<Known, "known"> {
  switch (known) {
    case "V-I":
      needCurrent(current);
      needVoltage(voltage);
      return { voltage, current, resistance: voltage / current, power: voltage * current };
    case "V-P":
      needVoltage(voltage);
      needPower(power);
      return { voltage, current: power / voltage, resistance: (voltage / power) * voltage, power };
    case "I-R":
      return { voltage: current * resistance, current, resistance, power: current ** 2 * resistance };
    case "I-P":
      needCurrent(current);
      needPower(power);
      return { voltage: power / current, current, resistance: power / current / current, power };
    case "R-P":
      return { voltage: Math.sqrt(power * resistance), current: Math.sqrt(power / resistance), resistance, power };
    default:
      return { voltage, current: voltage / resistance, resistance, power: voltage ** 2 / resistance };
  }
}

function needVoltage(voltage: number): void {
  if (voltage === 0) refuse("voltage", "Without a voltage the resistance is unknown. Enter a voltage above 0.");
}

function needCurrent(current: number): void {
  if (current === 0) refuse("current", "Without a current the resistance is unknown. Enter a current above 0.");
}

function needPower(power: number): void {
  if (power === 0) refuse("power", "Without power the resistance is unknown. Enter a power above 0.");
}
