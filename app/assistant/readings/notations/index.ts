/** Notations of mathematics: matrices, vectors, equations, rounding, ratios, sequences and what else has signs of its own. */
import { type Direct, stripCourtesy } from "#assistant/readings/reading.ts";
import { readComplexNumbers } from "./complex-numbers.ts";
import { readCounting, readLottery } from "./counting.ts";
import { readDerivative, readIntegral } from "./calculus.ts";
import { readEquations, readMatrix, readPoints, readVectors } from "./linear.ts";
import { readDice } from "./dice.ts";
import { readRounding, readScientific, readSignificantFigures } from "./digits.ts";
import { readProportion, readRatio, readWorkers } from "./ratios.ts";
import { readInchFraction, readTypography, readWireGauge, readWords } from "./scales.ts";
import { readBets } from "./bets.ts";
import {
  readBinomial,
  readBirthdays,
  readChildren,
  readRaffle,
  readOddsAsShare,
  readRepeated,
  readShares,
  readTwoEvents,
} from "./chances.ts";
import { readEquilateral, readRightTriangle, readThirdAngle } from "./triangles.ts";
import {
  readAppliance,
  readCollege,
  readFinalGrade,
  readFromRest,
  readHalfLife,
  readShift,
  readWeightedGrade,
} from "./stories.ts";
import {
  readBolt,
  readDecibels,
  readElo,
  readGears,
  readGlucose,
  readRefraction,
  readResistorBands,
  readSpindle,
} from "./trades.ts";
import { readAspect, readDensity, readMegaSide, readPixels, readStops } from "./pictures.ts";
import { readFraction } from "./fractions.ts";
import { readParallel, readPh } from "./letters.ts";
import { readAngleSum, readBox } from "./solids.ts";
import { readContrast, readHex } from "./colors.ts";
import { readOdds } from "./odds.ts";
import { Sentence } from "./sentence.ts";
import { readFibonacci, readRange, readRemainder, readPrime, readSequence, readProgression } from "./sequences.ts";

const READERS: readonly ((sentence: Sentence) => Direct)[] = [
  readMatrix,
  readVectors,
  readPoints,
  readEquations,
  readIntegral,
  readDerivative,
  readComplexNumbers,
  readSignificantFigures,
  readRounding,
  readScientific,
  readDensity,
  readMegaSide,
  readAspect,
  readPixels,
  readStops,
  readFraction,
  readParallel,
  readPh,
  readAngleSum,
  readBox,
  readProportion,
  readRatio,
  readWorkers,
  readRightTriangle,
  readEquilateral,
  readThirdAngle,
  readBets,
  readDice,
  readOdds,
  readBinomial,
  readTwoEvents,
  readOddsAsShare,
  readShares,
  readBirthdays,
  readRaffle,
  readChildren,
  readRepeated,
  readFibonacci,
  readSequence,
  readProgression,
  readRange,
  readRemainder,
  readPrime,
  readLottery,
  readCounting,
  readWireGauge,
  readTypography,
  readInchFraction,
  readWords,
  readContrast,
  readHex,
  readGears,
  readBolt,
  readResistorBands,
  readRefraction,
  readDecibels,
  readElo,
  readGlucose,
  readFinalGrade,
  readCollege,
  readAppliance,
  readFromRest,
  readHalfLife,
  readShift,
  readWeightedGrade,
  readSpindle,
];

/** Reads a sentence with a notation to the last word; null where it has none. A comma parts numbers as in English. */
export function readNotation(text: string, locale: string): Direct {
  if (!locale.startsWith("en") && /\d,\d/.test(text)) return null;
  const asked = stripCourtesy(text).replaceAll(
    /(?<=10)[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
    (power) =>
      `^${power
        .split("")
        .map((one) => "⁻⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(one) - 1)
        .map((one) => (one < 0 ? "-" : one))
        .join("")}`,
  );
  for (const read of READERS) {
    const reading = read(new Sentence(asked));
    if (reading) return reading;
  }
  return null;
}
