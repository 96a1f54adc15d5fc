import { defineCalculator, choice, number, quantity, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";

const GAMES_AND_OTHER = [
  ["cs2", "Counter-Strike 2"],
  ["valorant", "Valorant"],
  ["apex", "Apex Legends"],
  ["overwatch", "Overwatch 2"],
  ["cod", "Call of Duty"],
  ["fortnite", "Fortnite (percent)"],
  ["r6", "Rainbow Six Siege"],
  ["destiny2", "Destiny 2"],
  ["tf2", "Team Fortress 2"],
  ["quake", "Quake"],
  ["custom", "Other, by yaw"],
] as const;

/** Degrees turned per mouse count at sensitivity 1. */
const YAW = {
  cs2: 0.022,
  valorant: 0.07,
  apex: 0.022,
  overwatch: 0.0066,
  cod: 0.0066,
  fortnite: 0.005555,
  r6: 0.00572957795131,
  destiny2: 0.0066,
  tf2: 0.022,
  quake: 0.022,
};

export default defineCalculator({
  id: "mouse-sensitivity",
  name: "Mouse Sensitivity Converter",
  category: "gaming",
  emoji: "🖱️",
  description:
    "Keep the same aim in another shooter or at another DPI, with the distance for a full turn and the eDPI.",
  keywords: ["sens converter", "cm per 360", "edpi", "valorant to cs2", "fps aim", "dpi", "overwatch sensitivity"],
  related: [
    { id: "frame-time", stage: "complementary", relevance: 74 },
    { id: "angle-converter", stage: "complementary", relevance: 60 },
    "kd-ratio",
    "ratio",
  ],
  inputs: {
    fromGame: choice("From", { default: "cs2", options: GAMES_AND_OTHER }),
    fromYaw: number("Yaw: degrees per count at sensitivity 1", {
      default: 0.022,
      min: 1e-7,
      max: 100,
      when: { fromGame: "custom" },
    }),
    sensitivity: number("Sensitivity", {
      default: 1.2,
      min: 1e-5,
      max: 10_000,
      also: ["sens", "in-game sensitivity", "sensitivity of", "at"],
    }),
    dpi: number("Mouse DPI", { also: ["dpi"], default: 800, min: 1, max: 100_000 }),
    toGame: choice("To", { default: "valorant", options: GAMES_AND_OTHER }),
    toYaw: number("Yaw: degrees per count at sensitivity 1", {
      default: 0.07,
      min: 1e-7,
      max: 100,
      when: { toGame: "custom" },
    }),
    newDpi: number("DPI there", {
      default: 800,
      min: 1,
      max: 100_000,
      also: ["new DPI", "at new dpi", "switching to dpi"],
    }),
  },
  outputs: {
    convertedSensitivity: number("Sensitivity there", {
      also: [
        "what sensitivity",
        "new sensitivity",
        "sensitivity should i set",
        "my sensitivity",
        "equivalent sensitivity",
      ],
    }),
    cm360: quantity("Full turn", length, {
      also: ["cm per", "cm for a full turn", "centimeters per turn"],
      unit: "cm",
      metric: "cm",
      imperial: "in",
      decimals: 2,
    }),
    inches360: quantity("Full turn in other units", length, { unit: "in", metric: "in", imperial: "cm", decimals: 2 }),
    edpi: number("eDPI", { also: ["edpi"] }),
    newEdpi: number("eDPI there"),
    degreesPerCm: number("Degrees per cm"),
    countsPer360: number("Mouse counts for a full turn"),
    games: table(
      "In every game",
      {
        game: text("Game", { labels: Object.fromEntries(GAMES_AND_OTHER) }),
        sensitivity: number("Sensitivity"),
        edpi: number("eDPI"),
      },
      { mark: { column: "game", equals: "toGame" } },
    ),
  },
  compute(inputs) {
    const { sensitivity, dpi, newDpi } = inputs;
    const turnPerCount = sensitivity * (inputs.fromGame === "custom" ? inputs.fromYaw : YAW[inputs.fromGame]);
    const sensitivityFor = (yaw: number) => (turnPerCount * dpi) / (yaw * newDpi);
    const convertedSensitivity = sensitivityFor(inputs.toGame === "custom" ? inputs.toYaw : YAW[inputs.toGame]);
    const inches360 = 360 / (dpi * turnPerCount);
    return {
      convertedSensitivity,
      cm360: 2.54 * inches360,
      inches360,
      edpi: dpi * sensitivity,
      newEdpi: newDpi * convertedSensitivity,
      degreesPerCm: 360 / (2.54 * inches360),
      countsPer360: 360 / turnPerCount,
      games: Object.entries(YAW).map(([game, yaw]) => ({
        game,
        sensitivity: sensitivityFor(yaw),
        edpi: newDpi * sensitivityFor(yaw),
      })),
    };
  },
  takeaways: ({ toGame, fromGame, newDpi, dpi }, { convertedSensitivity }, say) => [
    `Set ${say.number(convertedSensitivity!)} in ${nameOf(toGame)}${newDpi === dpi ? "" : " with {newDpi} DPI"} to match your aim in ${nameOf(fromGame)}.`,
    "A full turn takes {cm360} of mouse travel in both.",
    "eDPI ({edpi} here, {newEdpi} there) is only comparable within one game.",
  ],
  formula: {
    tex: [String.raw`s_2 = s_1 \cdot \frac{y_1\,d_1}{y_2\,d_2}`, String.raw`c = 2.54 \cdot \frac{360}{d_1\,s_1\,y_1}`],
    where: {
      "s_1, s_2": "sensitivity in the two games",
      "y_1, y_2": "yaw of each game: degrees per mouse count at sensitivity 1",
      "d_1, d_2": "mouse DPI in each",
      c: "centimeters for a full turn of 360°",
    },
  },
  howTo: [
    "Choose under From the game you are used to and enter its Sensitivity.",
    "Enter your Mouse DPI from the mouse's software.",
    "Choose the new game under To, and DPI there if you change it.",
    "For a game that is not listed choose “Other, by yaw” and enter its yaw: turn once all the way around at sensitivity 1 and divide 360 by the number of mouse counts (distance in inches times DPI).",
  ],
  faq: [
    {
      question: "How do I convert CS2 sensitivity to Valorant?",
      answer: "Divide by 3.1818 (0.07 / 0.022): 1.2 in Counter-Strike becomes 0.377 in Valorant at the same DPI.",
    },
    {
      question: "What is cm/360?",
      answer:
        "How far the mouse travels for a full turn. It is the one figure that means the same in every game. Many pros play tactical shooters at 30 to 60 cm and faster games at 20 to 35 cm.",
    },
    {
      question: "Should I keep eDPI the same?",
      answer:
        "Only within one game. At the same eDPI you turn 3.3 times as fast in Counter-Strike as in Overwatch, because the games scale sensitivity differently.",
    },
    {
      question: "Why does aiming down sights still feel different?",
      answer:
        "Zoom changes the field of view, and each game scales zoomed sensitivity in its own way. This conversion matches hip fire; adjust the scope multiplier by feel.",
    },
  ],
  about: [
    "The conversion keeps the angle turned per centimeter of mouse travel. It holds with raw input on, mouse acceleration off and the game's extra multipliers at their defaults.",
    "For id Software and Valve engines the yaw is the documented m_yaw of 0.022; the other values were measured by players and may change with an update.",
  ],
  sources: [
    "m_yaw 0.022, id Software and Valve engine default",
    "Riot Games, Blizzard, Ubisoft and Epic: in-game sensitivity scales as measured by players (degrees per count)",
  ],
  phrases: [
    "{fromGame} sensitivity {sensitivity} to {toGame}",
    "{sensitivity} sens {dpi} dpi {fromGame} to {toGame}",
    "what's my {toGame} sensitivity if I play {fromGame} at {sensitivity}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Counter-Strike 2 at 1.2 and 800 DPI to Valorant",
      inputs: { fromGame: "cs2", sensitivity: 1.2, dpi: 800, toGame: "valorant", newDpi: 800 },
      outputs: { convertedSensitivity: 0.377142857, cm360: 43.2954545 },
    },
    {
      title: "Overwatch 2 at 5 to Apex Legends, from 800 to 1600 DPI",
      inputs: { fromGame: "overwatch", sensitivity: 5, dpi: 800, toGame: "apex", newDpi: 1600 },
      outputs: { convertedSensitivity: 0.75, edpi: 4000 },
    },
  ],
});

function nameOf(game: string): string {
  return game === "custom"
    ? "the other game"
    : GAMES_AND_OTHER.find(([one]) => one === game)![1].replace(" (percent)", "");
}
