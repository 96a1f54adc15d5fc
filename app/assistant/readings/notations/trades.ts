/** Figures that a trade writes its own way: teeth of gears, names of bolts, bands of resistors, indices of refraction. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read } from "#assistant/readings/slots/form.ts";
import { QUANTITY, takeQuantity } from "./quantities.ts";
import { NUMBER, type Sentence, toNumber } from "./sentence.ts";

/** "12 teeth driving 48": of "40 to 16" nobody knows which one drives. */
export function readGears(sentence: Sentence): Direct {
  if (!sentence.says(/\b(?:teeth|tooth|gears?)\b/)) return null;
  const pair = sentence.take(
    /(?<![\w.])(\d+)[\s-]*(?:teeth|tooth|t)?(?: (?:gear|sprocket|pinion|driver))?\s*(?:driving|drives|turning|turns)(?: an?)?\s*(\d+)[\s-]*(?:teeth|tooth|t\b)?(?![\w.:]*\d)/,
  );
  if (
    !pair ||
    sentence.says(/\d/) ||
    !sentence.isRead("gear gears ratio teeth tooth sprocket sprockets pinion driver driven gearing")
  )
    return null;
  const stage = { driverTeeth: Number(pair[1]), drivenTeeth: Number(pair[2]), kind: "external" };
  return read("gear-ratio", { stages: [stage] }, "ratio");
}

/** "Torque for an M8 8.8 bolt". */
export function readBolt(sentence: Sentence): Direct {
  const bolt = sentence.take(/\bm(3|4|5|6|8|10|12|14|16|18|20|22|24|27|30|33|36)\b/);
  const grade = sentence.take(/\b(?:grade |class )?(4\.6|5\.8|8\.8|10\.9|12\.9|a2-70)(?![\w.])/);
  const output = sentence.take(/\b(torque|preload|clamp)\b/)?.[1];
  if (
    !bolt ||
    !grade ||
    output === undefined ||
    !sentence.isRead("bolt bolts screw tighten tightening grade class spec force load")
  )
    return null;
  const inputs = { system: "metric", boltMetric: `M${bolt[1]}`, gradeMetric: grade[1]!.toUpperCase() };
  return read("bolt-torque", inputs, output === "torque" ? "torque" : "preload");
}

const COLORS = "black|brown|red|orange|yellow|green|blue|violet|purple|gray|grey|white|gold|silver";

/** "Resistor brown black orange gold". */
export function readResistorBands(sentence: Sentence): Direct {
  if (!sentence.take(/\bresistors?\b/)) return null;
  const bands: string[] = [];
  for (let band = sentence.take(`\\b(${COLORS})\\b`); band; band = sentence.take(`\\b(${COLORS})\\b`))
    bands.push(band[1]!.replace("purple", "violet").replace("gray", "grey"));
  if (bands.length < 3 || bands.length > 5 || !sentence.isRead("color code colors bands band resistance ohms with"))
    return null;
  const digits = bands.slice(0, bands.length < 5 ? 2 : 3);
  const [multiplier, tolerance] = bands.slice(digits.length);
  const inputs = {
    mode: "decode",
    bands: String(bands.length),
    ...Object.fromEntries(digits.map((digit, at) => [`digit${at + 1}`, digit])),
    multiplier,
    ...(tolerance === undefined ? {} : { tolerance }),
  };
  return read("resistor-color-code", inputs, "resistance");
}

/** "Snell's law n1 = 1, n2 = 1.5, angle 30". */
export function readRefraction(sentence: Sentence): Direct {
  const [n1, n2] = [1, 2].map((at) => sentence.take(String.raw`\bn_?${at}\s*(?:=|is|of)?\s*(${NUMBER})(?![\w.])`));
  const angle = sentence.take(
    String.raw`\b(?:angle|incidence|theta)(?: of incidence)?\s*(?:=|is|of)?\s*(${NUMBER})\s?(?:°|deg(?:rees?)?)?|(${NUMBER})\s?(?:°|deg(?:rees?)?)`,
  );
  if (!n1 || !n2 || !angle || !sentence.isRead("snell snells snell's law refraction angle refracted incidence degrees"))
    return null;
  const inputs = { n1: toNumber(n1[1]!), n2: toNumber(n2[1]!), angle: toNumber((angle[1] ?? angle[2])!) };
  return read("snells-law", inputs, "refractionAngle");
}

/** "Power ratio of 1000 in dB". */
export function readDecibels(sentence: Sentence): Direct {
  const kind = sentence.take(/\b(power|voltage|amplitude|current) (?:ratio|gain)\b/)?.[1];
  const unit = sentence.take(/\b(?:db|decibels?)\b/);
  const ratio = kind && unit ? sentence.takeNumber() : null;
  if (ratio === null || !sentence.isRead("ratio gain convert")) return null;
  const mode = kind === "power" ? "power-ratio" : "amplitude-ratio";
  return read("decibel", { mode, value1: 1, value2: ratio }, "decibels");
}

/** "Elo 1500 beats 1700 k 32". */
export function readElo(sentence: Sentence): Direct {
  if (!sentence.take(/\belo\b/)) return null;
  const factor = sentence.take(/\bk(?:[- ]?factor)?\s*(?:=|is|of)?\s*(\d+)\b/);
  const game = sentence.take(
    /\b(\d{3,4})(?: (?:player|rated))?\s*(beats?|beating|defeats?|wins? against|wins? (?:vs|over)|loses? (?:to|against)|losing to|draws? (?:with|against|vs)) (?:an? )?(\d{3,4})\b/,
  );
  if (!game || !sentence.isRead("rating ratings new chess player change points")) return null;
  const result = game[2]!.startsWith("los") ? "loss" : game[2]!.startsWith("draw") ? "draw" : "win";
  const inputs = { ratingA: Number(game[1]), ratingB: Number(game[3]), result };
  return read("elo-rating", { ...inputs, ...(factor ? { kFactor: Number(factor[1]) } : {}) }, "newRatingA");
}

/** Blood sugar in the other of its two units. */
export function readGlucose(sentence: Sentence): Direct {
  if (!sentence.take(/\b(?:glucose|blood sugar)\b/)) return null;
  const value = sentence.take(/(?<![\w.])(\d+(?:\.\d+)?)\s*(mg\/dl|mmol\/l)/);
  const target = sentence.take(/\b(mg\/dl|mmol\/l|mmol|mg)\b/);
  if (!value || !target || value[2]!.startsWith(target[1]!.slice(0, 2)) || !sentence.isRead("level convert reading"))
    return null;
  const [from, to] = value[2] === "mg/dl" ? ["mg/dL", "mmol/L"] : ["mmol/L", "mg/dL"];
  return read("concentration-converter", { value: Number(value[1]), from, to }, "result");
}

/** "Spindle speed for a 10 mm end mill at 200 m/min". */
export function readSpindle(sentence: Sentence): Direct {
  if (!sentence.take(/\bspindle speed\b|\brpm\b/) || !sentence.says(/\b(?:end ?mill|mill|drill|cutter|tool)\b/))
    return null;
  const cuttingSpeed = takeQuantity(sentence, QUANTITY, "speed", "m/min");
  const diameter = takeQuantity(sentence, QUANTITY, "length", "mm");
  if (cuttingSpeed === null || diameter === null || sentence.says(/\d/)) return null;
  const words =
    "spindle speed endmill end mill milling drill drilling bit cutter tool diameter cutting surface aluminum aluminium steel brass";
  return sentence.isRead(words)
    ? read("speeds-feeds", { material: "custom", cuttingSpeed, diameter }, "idealSpindleSpeed")
    : null;
}
