import { chart, choice, defineCalculator, percent, quantity } from "#engine/define.ts";
import { capacitance } from "#units/capacitance.ts";
import { electricCharge } from "#units/electric-charge.ts";
import { electricCurrent } from "#units/electric-current.ts";
import { energy } from "#units/energy.ts";
import { frequency } from "#units/frequency.ts";
import { resistance } from "#units/resistance.ts";
import { time as duration } from "#units/time.ts";
import { voltage } from "#units/voltage.ts";

export default defineCalculator({
  id: "capacitor-charge",
  name: "Capacitor Charge Calculator (RC)",
  category: "physics",
  emoji: "🔋",
  description:
    "Voltage, current, charge and energy of a capacitor charging or discharging through a resistor, and the time to reach a given level.",
  keywords: [
    "RC time constant",
    "RC circuit",
    "capacitor discharge",
    "capacitor energy",
    "charging time",
    "tau",
    "RC filter cutoff",
  ],
  related: [
    { id: "ohms-law", stage: "complementary", relevance: 86 },
    "half-life",
    { id: "battery-life", stage: "next_step", relevance: 76 },
    "voltage-divider",
  ],
  inputs: {
    mode: choice("The capacitor is", {
      default: "charge",
      options: [
        ["charge", "Charging"],
        ["discharge", "Discharging"],
      ],
    }),
    voltage: quantity("Supply or starting voltage", voltage, {
      unit: "V",
      default: 12,
      min: 0,
      max: 10_000_000,
      also: ["voltage", "volts", "charged to", "charging from", "from", "supply", "starts at", "source"],
    }),
    resistance: quantity("Resistance", resistance, {
      unit: "ohm",
      default: 10_000,
      min: 1e-9,
      max: 1e15,
      also: ["resistor", "ohms", "through", "through a", "resistor of"],
    }),
    capacitance: quantity("Capacitance", capacitance, {
      unit: "F",
      metric: "uF",
      imperial: "uF",
      also: ["capacitor", "farad", "capacitor of", "cap"],
      default: 0.0001,
      min: 1e-18,
      max: 1_000_000,
    }),
    time: quantity("After", duration, {
      unit: "s",
      default: 1,
      min: 0,
      max: 1_000_000_000_000,
      also: ["seconds later"],
    }),
    targetPercent: percent("Time to reach (share of the voltage)", {
      also: ["charge to", "to reach", "charged to", "discharge to", "reach", "to"],
      default: 90,
      min: 0.0001,
      max: 99.9999,
    }),
  },
  outputs: {
    voltageAtTime: quantity("Voltage", voltage, {
      also: ["what voltage", "voltage is on", "voltage is left", "voltage left", "how many volts"],
      unit: "V",
    }),
    percent: percent("Share of the full voltage"),
    timeConstant: quantity("Time constant", duration, { also: ["tau"], unit: "s" }),
    currentAtTime: quantity("Current", electricCurrent, { unit: "A", metric: "mA", imperial: "mA" }),
    chargeAtTime: quantity("Charge", electricCharge, { unit: "C", metric: "mC", imperial: "mC" }),
    energyAtTime: quantity("Energy", energy, { also: ["how much energy"], unit: "J", imperial: "J" }),
    timeToTarget: quantity("Time to the target share", duration, {
      also: ["how long", "how long charge", "time to charge"],
      unit: "s",
    }),
    fullCharge: quantity("Full charge", electricCharge, { unit: "C", metric: "mC", imperial: "mC" }),
    fullEnergy: quantity("Full energy", energy, { unit: "J", imperial: "J" }),
    initialCurrent: quantity("Initial current", electricCurrent, { unit: "A", metric: "mA", imperial: "mA" }),
    cutoffFrequency: quantity("RC filter cutoff frequency", frequency, { unit: "Hz" }),
    curve: chart("Voltage and current over five time constants", {
      x: { time: quantity("Time", duration, { unit: "s" }) },
      y: {
        voltage: quantity("Voltage", voltage, { unit: "V" }),
        current: quantity("Current", electricCurrent, { unit: "A", metric: "mA", imperial: "mA" }),
      },
      own: { x: "time", y: "voltageAtTime", label: "Your time" },
    }),
  },
  compute({ mode, voltage, resistance, capacitance, time, targetPercent }) {
    const timeConstant = resistance * capacitance;
    const isCharging = mode === "charge";
    const share = (elapsed: number) => (isCharging ? -Math.expm1(-elapsed) : Math.exp(-elapsed));
    const initialCurrent = voltage / resistance;
    const reachedShare = share(time / timeConstant);
    const voltageAtTime = voltage * reachedShare;
    const target = targetPercent / 100;
    return {
      voltageAtTime,
      percent: 100 * reachedShare,
      timeConstant,
      currentAtTime: initialCurrent * Math.exp(-time / timeConstant),
      chargeAtTime: capacitance * voltageAtTime,
      energyAtTime: (capacitance * voltageAtTime ** 2) / 2,
      timeToTarget: -timeConstant * (isCharging ? Math.log1p(-target) : Math.log(target)),
      fullCharge: capacitance * voltage,
      fullEnergy: (capacitance * voltage ** 2) / 2,
      initialCurrent,
      cutoffFrequency: 1 / (2 * Math.PI * timeConstant),
      curve: Array.from({ length: 51 }, (_, index) => ({
        time: (timeConstant * index) / 10,
        voltage: voltage * share(index / 10),
        current: initialCurrent * Math.exp(-index / 10),
      })),
    };
  },
  takeaways: (inputs) => [
    inputs.voltage === 0
      ? `Without a voltage the capacitor stays empty.`
      : `After {time} the capacitor ${inputs.mode === "charge" ? "has reached" : "still has"} {voltageAtTime}, which is {percent} of {voltage}.`,
    `It ${inputs.mode === "charge" ? "reaches" : "falls to"} {targetPercent} after {timeToTarget}; the time constant is {timeConstant}.`,
    inputs.voltage === 0
      ? `Enter a Supply or starting voltage to see its charge and energy.`
      : `Fully charged, it stores {fullEnergy}; the current starts at {initialCurrent}.`,
  ],
  formula: {
    tex: [
      String.raw`v = V\left(1 - e^{-t/\tau}\right) \quad \text{(charging)}`,
      String.raw`v = V e^{-t/\tau} \quad \text{(discharging)}`,
      String.raw`\tau = R C, \qquad i = \frac{V}{R} e^{-t/\tau}, \qquad E = \tfrac{1}{2} C v^2`,
    ],
    where: {
      v: "voltage across the capacitor at that time",
      V: "supply voltage, or starting voltage",
      t: "time",
      "\\tau": "time constant",
      R: "resistance",
      C: "capacitance",
      i: "magnitude of the current",
      E: "energy stored in the capacitor",
    },
  },
  howTo: [
    "Choose whether the capacitor is Charging or Discharging.",
    "Enter the Supply or starting voltage, the Resistance and the Capacitance (in microfarads, nanofarads or picofarads).",
    "Under After, enter the time you are interested in.",
    "Set Time to reach to the share of the voltage you are waiting for: when charging, 63.2% takes one time constant.",
  ],
  faq: [
    {
      question: "How long until a capacitor is full?",
      answer:
        "In theory, never; after 5 time constants it is at 99.3%, which counts as full. For 100 µF charged through 10 kilohms, the time constant is 1 s, so it takes 5 s.",
    },
    {
      question: "How do I size a resistor to discharge a capacitor safely?",
      answer:
        "Going from 400 V to below 50 V takes 2.08 time constants. 470 µF with a 10-kilohm bleeder resistor takes 9.8 s, and the resistor must withstand 16 W at the start. Measure the voltage before you touch anything.",
    },
    {
      question: "What is the cutoff frequency?",
      answer:
        "Used as a filter, R and C pass a signal of this frequency at 70.7% of its voltage (−3 dB). It is 1/(2πRC): 10 kilohms and 100 nF give 159 Hz.",
    },
  ],
  about: [
    "It describes one capacitor and one resistor at a steady voltage, as in timers, reset circuits, debouncing, camera flashes and smoothing. Half of the energy the supply delivers is lost in the resistor, however small the resistance.",
    "Real electrolytic capacitors have tolerances of ±20%, leak a little, and have a series resistance of their own that matters when R is small.",
  ],
  sources: [
    "Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 27",
    "Horowitz and Hill, The Art of Electronics, 3rd ed. 2015, section 1.4",
  ],
  caution:
    "Capacitors above about 50 V or 10 J can injure; discharge them through a resistor and measure before touching.",
  phrases: [
    "rc time constant {resistance} {capacitance}",
    "capacitor voltage after {time} {resistance} {capacitance}",
    "rc {resistance},{capacitance},{voltage}",
    "time constant of {capacitance} and {resistance}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "100 µF through 10 kilohms, after 1 second",
      inputs: { mode: "charge", voltage: 12, resistance: 10000, capacitance: 0.0001, time: 1, targetPercent: 90 },
      outputs: { voltageAtTime: 7.58544671, timeConstant: 1, timeToTarget: 2.30258509 },
    },
    {
      title: "Bleeding 470 µF from 400 V to 50 V",
      inputs: {
        mode: "discharge",
        voltage: 400,
        resistance: 10000,
        capacitance: 0.00047,
        time: 5,
        targetPercent: 12.5,
      },
      outputs: { timeToTarget: 9.77337525, fullEnergy: 37.6 },
    },
  ],
});
