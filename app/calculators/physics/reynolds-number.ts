import { choice, defineCalculator, number, quantity, refuse, table, text } from "#engine/define.ts";
import { STANDARD_GRAVITY } from "#maths/constants.ts";
import { findRoot } from "#maths/root.ts";
import { density } from "#units/density.ts";
import { dynamicViscosity } from "#units/dynamic-viscosity.ts";
import { kinematicViscosity } from "#units/kinematic-viscosity.ts";
import { length } from "#units/length.ts";
import { pressure } from "#units/pressure.ts";
import { speed } from "#units/speed.ts";
import { volumeFlow } from "#units/volume-flow.ts";

export default defineCalculator({
  id: "reynolds-number",
  name: "Reynolds Number Calculator",
  category: "physics",
  emoji: "🌊",
  description:
    "Reynolds number of a flow, whether the flow is laminar or turbulent, and the friction and pressure drop in a pipe.",
  keywords: [
    "laminar or turbulent",
    "pipe flow",
    "friction factor",
    "pressure drop in pipe",
    "darcy weisbach",
    "colebrook",
    "head loss",
    "fluid dynamics",
    "water flow laminar turbulent",
  ],
  related: [
    { id: "viscosity-converter", stage: "complementary", relevance: 86 },
    { id: "flow-rate-converter", stage: "complementary", relevance: 84 },
    "pressure-converter",
    "density-converter",
  ],
  inputs: {
    flow: choice("Flow", {
      default: "pipe",
      options: [
        ["pipe", "In a pipe"],
        ["plate", "Along a plate"],
      ],
    }),
    speed: quantity("Flow speed", speed, {
      unit: "m/s",
      default: 1.5,
      defaultIn: { imperial: "5 ft/s" },
      min: 0,
      max: 100_000,
      also: ["speed", "velocity", "flows at", "flowing at", "moving at", "at"],
    }),
    diameter: quantity("Pipe diameter or plate length", length, {
      unit: "m",
      metric: "mm",
      imperial: "in",
      default: 0.05,
      defaultIn: { imperial: "2 in" },
      min: 1e-9,
      max: 1_000_000,
      also: ["pipe", "tube", "pipe of", "inch pipe"],
    }),
    density: quantity("Density", density, {
      also: ["density of", "fluid of", "oil of", "water of"],
      unit: "kg/m3",
      default: 998.2,
      defaultIn: { imperial: "62.3 lb/ft³" },
      min: 1e-6,
      max: 30_000,
      help: "In kg/m³ (lb/ft³) at 20 °C (68 °F): water 998.2 (62.3), air 1.204 (0.0752).",
    }),
    dynamicViscosity: quantity("Dynamic viscosity", dynamicViscosity, {
      unit: "Pa.s",
      metric: "mPa.s",
      imperial: "cP",
      default: 0.001002,
      min: 1e-9,
      max: 1_000_000,
      also: ["viscosity", "viscosity of"],
      help: "In mPa·s (cP) at 20 °C: water 1.002, air 0.0181.",
    }),
    length: quantity("Pipe length", length, {
      unit: "m",
      default: 100,
      defaultIn: { imperial: "330 ft" },
      min: 0,
      max: 10_000_000,
      when: { flow: "pipe" },
    }),
    roughness: quantity("Wall roughness", length, {
      unit: "m",
      metric: "mm",
      imperial: "in",
      default: 4.5e-5,
      defaultIn: { imperial: "0.00175 in" },
      min: 0,
      max: 0.1,
      when: { flow: "pipe" },
      help: "In mm (in): commercial steel 0.045 (0.0018), PVC 0.0015 (0.00006).",
    }),
  },
  outputs: {
    reynoldsNumber: number("Reynolds number", { also: ["Re"], decimals: 0 }),
    regime: text("Type of flow", {
      also: ["laminar or turbulent", "laminar", "turbulent"],
      labels: { laminar: "Laminar", transitional: "In transition", turbulent: "Turbulent" },
    }),
    kinematicViscosity: quantity("Kinematic viscosity", kinematicViscosity, {
      unit: "m2/s",
      metric: "mm2/s",
      imperial: "cSt",
    }),
    frictionFactor: number("Darcy friction factor", { none: "Only for a pipe with flow" }),
    pressureDrop: quantity("Pressure drop", pressure, {
      unit: "Pa",
      metric: "kPa",
      imperial: "psi",
      none: "Only for a pipe",
    }),
    headLoss: quantity("Head loss", length, { unit: "m", none: "Only for a pipe" }),
    flowRate: quantity("Flow rate", volumeFlow, {
      unit: "m3/s",
      metric: "L/s",
      imperial: "gal-us/min",
      none: "Only for a pipe",
    }),
    entranceLength: quantity("Entrance length", length, { unit: "m", none: "Only for a pipe with flow" }),
    criticalSpeed: quantity("Speed where laminar flow ends", speed, { unit: "m/s" }),
    table: table(
      "At other speeds",
      { speed: quantity("Speed", speed, { unit: "m/s" }), reynoldsNumber: number("Reynolds number", { decimals: 0 }) },
      { mark: { column: "speed", equals: "speed" } },
    ),
  },
  pictures: [
    {
      draw: "bands",
      value: "reynoldsNumber",
      bands: [
        ["Laminar", 0],
        ["In transition", 2300],
        ["Turbulent", 4000, "above"],
      ],
      when: { flow: "pipe" },
    },
  ],
  compute(inputs) {
    const { flow, speed, diameter, density, dynamicViscosity } = inputs;
    const isPipe = flow === "pipe";
    const reynoldsNumber = (density * speed * diameter) / dynamicViscosity;
    const [critical, turbulent] = isPipe ? [2300, 4000] : [500_000, 1_000_000];
    const frictionFactor =
      isPipe && reynoldsNumber > 0 ? frictionOf(reynoldsNumber, inputs.roughness / diameter) : null;
    const perDensity = ((frictionFactor ?? 0) * (inputs.length / diameter) * speed ** 2) / 2;
    return {
      reynoldsNumber,
      regime: reynoldsNumber < critical ? "laminar" : reynoldsNumber > turbulent ? "turbulent" : "transitional",
      kinematicViscosity: dynamicViscosity / density,
      frictionFactor,
      pressureDrop: isPipe ? perDensity * density : null,
      headLoss: isPipe ? perDensity / STANDARD_GRAVITY : null,
      flowRate: isPipe ? (speed * Math.PI * diameter ** 2) / 4 : null,
      entranceLength: frictionFactor === null ? null : entranceLength(reynoldsNumber, diameter),
      criticalSpeed: (critical * dynamicViscosity) / (density * diameter),
      table: [0.1, 0.25, 0.5, 1, 2, 5, 10].map((factor) => ({
        speed: factor * speed,
        reynoldsNumber: factor * reynoldsNumber,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    inputs.speed === 0
      ? `At a speed of 0 nothing flows, so the Reynolds number is 0.`
      : `The Reynolds number is {reynoldsNumber}: the flow is ${outputs.regime === "transitional" ? "in transition between laminar and turbulent" : outputs.regime}.`,
    `Here, laminar flow ends at {criticalSpeed}.`,
    inputs.flow === "plate"
      ? `Along a plate, the length counts from the leading edge: the flow starts out laminar there and may become turbulent farther along.`
      : outputs.pressureDrop === 0
        ? `Enter a Flow speed and a Pipe length to see the pressure drop.`
        : `Over {length} of pipe the pressure drops by {pressureDrop}, a head loss of {headLoss}, at a flow rate of {flowRate}.`,
  ],
  formula: {
    tex: [
      String.raw`Re = \frac{\rho v D}{\mu}`,
      String.raw`f = \frac{64}{Re} \ \text{(laminar)}, \qquad \frac{1}{\sqrt f} = -2 \log_{10}\!\left(\frac{\varepsilon}{3.7 D} + \frac{2.51}{Re \sqrt f}\right)`,
      String.raw`\Delta p = f\, \frac{L}{D}\, \frac{\rho v^2}{2}`,
    ],
    where: {
      Re: "Reynolds number",
      "\\rho": "density",
      v: "flow speed",
      D: "pipe diameter (or plate length)",
      "\\mu": "dynamic viscosity",
      f: "Darcy friction factor, four times Fanning's",
      "\\varepsilon": "wall roughness",
      L: "pipe length",
      "\\Delta p": "pressure drop",
    },
  },
  howTo: [
    "Choose the Flow: in a round pipe or along a flat plate.",
    "Enter the Flow speed and the Pipe diameter or plate length; of a pipe the inside counts.",
    "Enter the Density and the Dynamic viscosity at the fluid's temperature; the preset is water at 20 °C.",
    "For a pipe, set the Pipe length and the Wall roughness to get the Pressure drop and the Head loss.",
  ],
  faq: [
    {
      question: "What does the Reynolds number mean?",
      answer:
        "It compares inertia with friction. A low number means orderly layers (honey), a high one eddies; in a pipe it turns between about 2,300 and 4,000.",
    },
    {
      question: "How do I use it for a duct that is not round?",
      answer:
        "Enter the hydraulic diameter, four times the area divided by the wetted perimeter: the side of a square, twice the height of a slot.",
    },
  ],
  about: [
    "Colebrook's equation is accurate to about 15% for real pipes; between 2,300 and 4,000 the turbulent value is used.",
    "Bends, valves and fittings add to the loss. Gases: up to Mach 0.3 and a drop of a tenth of the pressure.",
  ],
  sources: ["Colebrook, Journal of the ICE 11 (1939) 133-156", "White, Fluid Mechanics, 8th ed. 2016, chapter 6"],
  caution: "An estimate for straight, clean pipes: have an engineer check gas lines and high pressure.",
  phrases: [
    "reynolds number {speed} {diameter}",
    "pressure drop in a {diameter} pipe of {length} at {speed}",
    "reynolds number {speed} pipe {diameter} density {density} viscosity {dynamicViscosity}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Water at 1.5 m/s in 100 m of 50 mm steel pipe",
      inputs: { flow: "pipe", speed: 1.5, diameter: 0.05 },
      outputs: { reynoldsNumber: 74715.5689, regime: "turbulent", frictionFactor: 0.0225361243 },
    },
    {
      title: "Oil in a hydraulic line stays laminar",
      inputs: { flow: "pipe", speed: 2, diameter: 0.012, density: 870, dynamicViscosity: 0.04, length: 5 },
      outputs: { reynoldsNumber: 522, regime: "laminar", pressureDrop: 88888.8889 },
    },
    {
      title: "Air at 20 m/s along a 0.5 m plate",
      inputs: { flow: "plate", speed: 20, diameter: 0.5, density: 1.204, dynamicViscosity: 0.0000181 },
      outputs: { reynoldsNumber: 665193.37, regime: "transitional", pressureDrop: null },
    },
  ],
});

/** Darcy friction factor: laminar below Re 2300, else the solution of Colebrook's equation. */
function frictionOf(reynoldsNumber: number, relativeRoughness: number): number {
  if (reynoldsNumber < 2300) return 64 / reynoldsNumber;
  if (relativeRoughness >= 1)
    refuse("roughness", "The roughness must be much smaller than the pipe. Enter a smaller value.");
  const excess = (x: number) => x + 2 * Math.log10(relativeRoughness / 3.7 + (2.51 * x) / reynoldsNumber);
  return findRoot(excess, 1e-9, 100)! ** -2;
}

function entranceLength(reynoldsNumber: number, diameter: number): number {
  return (reynoldsNumber < 2300 ? 0.06 * reynoldsNumber : 4.4 * reynoldsNumber ** (1 / 6)) * diameter;
}
