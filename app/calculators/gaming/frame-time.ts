import { defineCalculator, boolean, chart, choice, integer, list, number, table } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";
import { roundUp, nineDecimals } from "#maths/ceiling.ts";
import { mean } from "#maths/statistics.ts";

export default defineCalculator({
  id: "frame-time",
  name: "Frame Time and FPS Calculator",
  category: "gaming",
  emoji: "🎮",
  description:
    "Milliseconds per frame from FPS and back, compared with the monitor's refresh rate, or the average and 1% low from a log.",
  keywords: [
    "fps to ms",
    "refresh rate",
    "144 hz",
    "60 fps",
    "1% low",
    "vsync",
    "frame rate",
    "milliseconds per frame",
  ],
  related: [
    { id: "mouse-sensitivity", stage: "complementary", relevance: 68 },
    { id: "video-bitrate", stage: "complementary", relevance: 62 },
    { id: "frequency-converter", stage: "complementary", relevance: 60 },
    "average",
  ],
  inputs: {
    mode: choice("I know the", {
      default: "fps",
      options: [
        ["fps", "Frames per second"],
        ["ms", "Frame time"],
        ["log", "List of frame times"],
      ],
    }),
    fps: number("Frames per second", {
      also: ["fps", "frame rate", "frames a second"],
      default: 90,
      min: 0.01,
      max: 100_000,
      when: { mode: "fps" },
    }),
    frameTimeMs: number("Frame time", {
      also: ["fps", "frame time of", "ms per frame", "milliseconds per frame", "per frame"],
      default: 11.1,
      min: 0.001,
      max: 100_000,
      unit: "ms",
      when: { mode: "ms" },
    }),
    frameTimes: list("Frame times in ms", {
      of: number("Frame time", { unit: "ms" }),
      default: [16.7, 16.5, 17.1, 33.4, 16.6],
      when: { mode: "log" },
    }),
    refreshRate: number("Refresh rate of the monitor", {
      also: ["monitor", "refresh rate", "display", "screen"],
      default: 144,
      min: 1,
      max: 2000,
      unit: "Hz",
    }),
  },
  outputs: {
    frameTime: number("Frame time", {
      also: ["milliseconds per frame", "ms per frame", "how many milliseconds"],
      unit: "ms",
      decimals: 3,
    }),
    framesPerSecond: number("Frames per second", {
      also: ["fps", "frames a second", "frame rate"],
      unit: "fps",
      decimals: 2,
    }),
    onePercentLow: number("1% low", { unit: "fps", decimals: 2, none: "Only for a list of frame times" }),
    slowestMs: number("Slowest frame", { unit: "ms", none: "Only for a list of frame times" }),
    frames: integer("Frames", { none: "Only for a list of frame times" }),
    refreshInterval: number("Time between refreshes", { unit: "ms", decimals: 3 }),
    refreshesPerFrame: number("Refreshes per frame", { decimals: 3 }),
    framesPerRefresh: number("Frames per refresh", { decimals: 3 }),
    keepsUp: boolean("Keeps up with the monitor"),
    vsyncFps: number("Shown with v-sync", { unit: "fps", decimals: 2 }),
    rates: table("Other frame rates", {
      fps: integer("FPS"),
      frameTime: number("Frame time, ms", { decimals: 2 }),
      differenceMs: number("Against yours, ms", { decimals: 2 }),
    }),
    frameTimeByFps: chart("Frame time by frame rate", {
      x: { fps: integer("Frames per second") },
      y: { frameTime: number("Frame time", { unit: "ms", decimals: 2 }) },
      as: "line",
      own: { x: "framesPerSecond", y: "frameTime", label: "Yours" },
      smooth: true,
    }),
  },
  compute(inputs) {
    const { mode, refreshRate } = inputs;
    const log = mode === "log" ? inputs.frameTimes : null;
    if (log && (log.length === 0 || log.some((time) => time <= 0))) {
      refuse("frameTimes", "Enter at least one frame time; each must be above 0 ms.");
    }
    const frameTime = log ? mean(log) : mode === "ms" ? inputs.frameTimeMs : 1000 / inputs.fps;
    const refreshInterval = 1000 / refreshRate;
    const refreshesPerFrame = frameTime / refreshInterval;
    return {
      frameTime,
      framesPerSecond: 1000 / frameTime,
      onePercentLow: log && 1000 / mean(slowest(log)),
      slowestMs: log && Math.max(...log),
      frames: log && log.length,
      refreshInterval,
      refreshesPerFrame,
      framesPerRefresh: refreshInterval / frameTime,
      keepsUp: nineDecimals(frameTime) <= nineDecimals(refreshInterval),
      vsyncFps: refreshRate / Math.max(1, roundUp(refreshesPerFrame)),
      rates: [24, 30, 40, 48, 60, 75, 90, 120, 144, 165, 240, 360, 500].map((fps) => ({
        fps,
        frameTime: 1000 / fps,
        differenceMs: 1000 / fps - frameTime,
      })),
      frameTimeByFps: Array.from({ length: 23 }, (_, index) => ({
        fps: 20 + 10 * index,
        frameTime: 1000 / (20 + 10 * index),
      })),
    };
  },
  takeaways: ({ mode }, { keepsUp, onePercentLow, framesPerSecond }, say) => [
    "Each frame takes {frameTime}, which is {framesPerSecond}.",
    keepsUp
      ? "That keeps up with the monitor's {refreshRate}: there is a new frame for every refresh."
      : "The monitor refreshes every {refreshInterval}, faster than frames arrive; with plain v-sync {vsyncFps} would be shown.",
    mode === "log"
      ? `The slowest 1% of frames run at ${say.number(onePercentLow!, 1)} fps, ${say.percent((100 * onePercentLow!) / framesPerSecond!, 0)} of the average; the lower that share, the more it stutters.`
      : `One frame per second more would save ${say.number(1000 / framesPerSecond! - 1000 / (framesPerSecond! + 1), 3)} ms per frame.`,
  ],
  formula: {
    tex: [
      String.raw`t = \frac{1000}{f}, \qquad f = \frac{1000}{t}`,
      String.raw`f_{\text{v-sync}} = \frac{r}{\max(1, \lceil t\,r / 1000 \rceil)}`,
      String.raw`f_{1\,\%} = \frac{1000}{\text{mean of the slowest } 1\,\% \text{ of frame times}}`,
    ],
    where: {
      t: "frame time in milliseconds",
      f: "frames per second",
      r: "Refresh rate of the monitor in hertz",
    },
  },
  howTo: [
    "Choose under I know the what you have: a frame rate, a frame time, or a list from a capture tool such as PresentMon or CapFrameX.",
    "Enter it; for a list, type or paste the frame times in milliseconds.",
    "Enter the Refresh rate of the monitor to see whether the frames keep up with it.",
    "Compare with Other frame rates: the gain from 30 to 60 fps is 16.7 ms, from 120 to 240 only 4.2 ms.",
  ],
  faq: [
    {
      question: "How many milliseconds is 60 FPS?",
      answer: "16.67 ms. At 30 FPS it is 33.33 ms, at 120 FPS 8.33, at 144 FPS 6.94 and at 240 FPS 4.17.",
    },
    {
      question: "What is the 1% low?",
      answer:
        "The frame rate of the slowest 1% of frames, here computed from their average time. It reveals stutter that the average hides. Some tools use the 99th percentile instead, which is a little higher.",
    },
    {
      question: "Why does v-sync drop 59 FPS to 30?",
      answer:
        "With double buffering, a frame that misses a refresh waits for the next one. At 59 FPS on 60 Hz every frame is late, so each is shown for two refreshes. Variable refresh (G-Sync, FreeSync) and triple buffering avoid that.",
    },
    {
      question: "Can I just average the frame rates?",
      answer:
        "No. The average frame rate is frames divided by time, so 1,000 divided by the mean frame time in milliseconds. Frames that alternate between 10 and 40 ms run at 40 FPS (1000 / 25), although the mean of 100 and 25 FPS is 62.5.",
    },
  ],
  about: [
    "Frame time is what you feel: it adds to input lag and must be even for motion to look smooth. The frame rate is only its reciprocal, so equal steps in FPS are unequal steps in time.",
    "Render time is not the whole delay: mouse, game logic, render queue and screen typically add another 10 to 60 ms.",
  ],
  sources: [
    "Frame time is the reciprocal of frame rate; 1% low as the mean of the slowest 1% of frames (Gamers Nexus, TechPowerUp)",
  ],
  primary: "frameTime",
  phrases: [
    "frame time at {fps} fps",
    "{frameTimeMs} ms to fps",
    "how many milliseconds per frame is {fps} fps",
    "what fps is {frameTimeMs} ms per frame",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "90 FPS on a 144 Hz monitor",
      inputs: { mode: "fps", fps: 90, refreshRate: 144 },
      outputs: { frameTime: 11.1111111, vsyncFps: 72, keepsUp: false },
    },
    {
      title: "A frame budget of 16.6 ms on 60 Hz",
      inputs: { mode: "ms", frameTimeMs: 16.6, refreshRate: 60 },
      outputs: { framesPerSecond: 60.2409639, keepsUp: true },
    },
    {
      title: "Five frames, one of them twice as long",
      inputs: { mode: "log", frameTimes: [16.7, 16.5, 17.1, 33.4, 16.6], refreshRate: 60 },
      outputs: { framesPerSecond: 49.8504487, onePercentLow: 29.9401198, frames: 5 },
    },
  ],
});

/** The longest 1 % of the frame times, at least one. */
function slowest(times: readonly number[]): readonly number[] {
  return times.toSorted((a, b) => b - a).slice(0, Math.max(1, roundUp(times.length / 100)));
}
