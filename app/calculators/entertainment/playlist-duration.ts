import { defineCalculator, boolean, integer, list, number, refuse, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { roundUp } from "#maths/ceiling.ts";
import { durationText } from "#maths/clock.ts";

/** A long compact disc, 80 minutes in seconds. */
const CD = 4800;

export default defineCalculator({
  id: "playlist-duration",
  name: "Playlist Duration Calculator",
  category: "entertainment",
  emoji: "🎵",
  description:
    "Total length of a playlist with crossfade and repeats, when each track starts, and how many tracks fill a party.",
  keywords: ["song length", "mixtape", "album length", "how many songs", "setlist", "cd 80 minutes", "dj set"],
  related: [
    { id: "binge-time", stage: "complementary", relevance: 76 },
    { id: "time-duration", stage: "complementary", relevance: 74 },
    "video-bitrate",
    { id: "download-time", stage: "complementary", relevance: 64 },
  ],
  inputs: {
    tracks: list("Tracks", {
      of: {
        title: text("Title", { default: "" }),
        minutes: integer("Minutes", { default: 3, min: 0, max: 10_000 }),
        seconds: number("Seconds", { unsaid: 0, default: 30, min: 0, max: 100_000 }),
      },
      default: [
        { title: "Track 1", minutes: 3, seconds: 45 },
        { title: "Track 2", minutes: 4, seconds: 12 },
        { title: "Track 3", minutes: 2, seconds: 58 },
      ],
      maxItems: 1000,
      also: ["songs"],
    }),
    crossfadeSeconds: number("Crossfade", {
      default: 0,
      min: 0,
      max: 600,
      unit: "seconds",
      also: ["overlap", "crossfade of", "second crossfade", "fade"],
    }),
    repeats: integer("Times played", {
      default: 1,
      min: 1,
      max: 100_000,
      also: ["times", "looped", "on repeat"],
    }),
    targetMinutes: number("Length wanted", {
      default: null,
      min: 0,
      max: 1_000_000,
      unit: "minutes",
      optional: true,
      also: ["minutes", "party", "minute party", "set of"],
    }),
  },
  outputs: {
    timeText: text("Length", {
      also: ["how long", "total length", "how long is", "playlist length", "running time"],
    }),
    totalSeconds: number("In seconds", { unit: "seconds", decimals: 1 }),
    trackCount: integer("Tracks played"),
    averageSeconds: number("Average track", { unit: "seconds", decimals: 1 }),
    longestSeconds: number("Longest", { unit: "seconds", decimals: 1 }),
    shortestSeconds: number("Shortest", { unit: "seconds", decimals: 1 }),
    tracksForTarget: integer("Tracks for the length wanted", {
      also: ["how many songs", "how many tracks", "songs do i need"],
      none: "Enter the length wanted, longer tracks or less crossfade",
    }),
    targetDifference: number("Longer than wanted by", {
      unit: "seconds",
      decimals: 1,
      none: "Enter the length wanted",
    }),
    fitsCd: boolean("Fits an 80-minute CD"),
    cdSpareSeconds: number("Left on the CD", { unit: "seconds", decimals: 1 }),
    trackList: table("Starts", {
      position: integer("No."),
      title: text("Title", { labels: { "": "Untitled" } }),
      length: number("Seconds", { decimals: 1 }),
      startsAt: number("Starts at, seconds", { decimals: 1 }),
      startText: text("Starts at"),
    }),
  },
  pictures: [{ draw: "rows", table: "trackList", name: "title", value: "length", title: "Track lengths, in seconds" }],
  compute({ tracks, crossfadeSeconds, repeats, targetMinutes }) {
    if (tracks.length === 0) refuse("tracks", "Add at least one track.");
    const lengths = tracks.map(({ minutes, seconds }) => 60 * minutes + seconds);
    const shortestSeconds = lengths.reduce((least, length) => Math.min(least, length));
    const trackCount = tracks.length * repeats;
    if (trackCount > 1 && crossfadeSeconds > shortestSeconds) {
      refuse(
        "crossfadeSeconds",
        "The crossfade is longer than the shortest track. Shorten it or leave that track out.",
      );
    }
    const sum = lengths.reduce((total, length) => total + length, 0);
    const averageSeconds = sum / tracks.length;
    const totalSeconds = repeats * sum - crossfadeSeconds * (trackCount - 1);
    return {
      timeText: durationText(totalSeconds),
      totalSeconds,
      trackCount,
      averageSeconds,
      longestSeconds: lengths.reduce((most, length) => Math.max(most, length)),
      shortestSeconds,
      tracksForTarget:
        targetMinutes === null ? null : tracksToFill(60 * targetMinutes, averageSeconds, crossfadeSeconds),
      targetDifference: targetMinutes === null ? null : totalSeconds - 60 * targetMinutes,
      fitsCd: totalSeconds <= CD,
      cdSpareSeconds: CD - totalSeconds,
      trackList: startsOf(tracks, lengths, crossfadeSeconds),
    };
  },
  takeaways: (inputs, outputs) => [
    `${inputs.repeats > 1 ? "{trackCount} tracks, counting repeats," : "The playlist"} ${inputs.repeats > 1 ? "last" : "lasts"} {timeText}; the average track is {averageSeconds} long.`,
    inputs.targetMinutes === null
      ? outputs.fitsCd
        ? "It fits on an 80-minute CD."
        : "It is too long for an 80-minute CD."
      : outputs.tracksForTarget === null
        ? "With this crossfade, no number of tracks this long fills the length you want."
        : `To fill {targetMinutes} you need ${counted(outputs.tracksForTarget, "track", "{tracksForTarget}")} of this average length.`,
  ],
  formula: {
    tex: [
      String.raw`T = r \sum_i l_i - x\,(n r - 1)`,
      String.raw`k = \left\lceil \frac{60 M - x}{\bar l - x} \right\rceil`,
    ],
    where: {
      T: "total length in seconds",
      "l_i, \\bar l": "length of a track, and the average of all",
      n: "tracks in the list",
      r: "times played",
      x: "crossfade in seconds",
      "k, M": "tracks needed for the length wanted of M minutes",
    },
  },
  howTo: [
    "Add a row for each track with its Minutes and Seconds.",
    "Enter the Crossfade if your player blends one track into the next, and how many times the list is played.",
    "Enter the Length wanted, say 240 minutes for a party, to see how many tracks it takes.",
    "The Starts table shows when each track begins.",
  ],
  faq: [
    {
      question: "How many songs are in an hour of music?",
      answer:
        "About 17 at the example's average of 3:38, or 20 at 3 minutes. With an 8-second crossfade it takes one more, since each overlap shortens the total.",
    },
    {
      question: "How much fits on a CD?",
      answer:
        "74 minutes by the original standard, 80 minutes on the usual blank discs (4,800 seconds here). Players add 2 seconds of silence between tracks unless you burn without gaps.",
    },
    {
      question: "Does a vinyl side hold as much?",
      answer:
        "No: about 22 minutes at 33 rpm for a loud cut, up to 30 at a lower level. Split the list and check each side on its own.",
    },
  ],
  about: [
    "For parties, DJ sets, mixtapes, radio shows and concert setlists. The crossfade overlaps every pair of consecutive tracks by the same time, including where the list starts again.",
    "The number of tracks for a length uses your list's average; for an exact fit add or remove tracks and watch Longer than wanted by.",
  ],
  sources: ["Compact Disc Digital Audio, IEC 60908 (1999): 74 to 80 minutes"],
  phrases: [
    "playlist length with {crossfadeSeconds} seconds crossfade",
    "how many songs for {targetMinutes} minutes",
    "total length of tracks with a {crossfadeSeconds} second crossfade",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Three tracks, and how many fill an hour",
      inputs: { targetMinutes: 60 },
      outputs: { timeText: "0:10:55", totalSeconds: 655, tracksForTarget: 17 },
    },
    {
      title: "Played three times with 8 seconds of crossfade",
      inputs: { crossfadeSeconds: 8, repeats: 3 },
      outputs: { totalSeconds: 1901, timeText: "0:31:41", trackCount: 9 },
    },
  ],
});

/** How many average tracks last at least that long; null where each one adds nothing. */
function tracksToFill(seconds: number, average: number, crossfade: number): number | null {
  if (average <= crossfade) return null;
  return Math.max(0, roundUp((seconds - crossfade) / (average - crossfade)));
}

function startsOf(tracks: readonly { readonly title: string }[], lengths: readonly number[], crossfade: number) {
  let startsAt = 0;
  return tracks.map(({ title }, index) => {
    const row = { position: index + 1, title, length: lengths[index]!, startsAt, startText: durationText(startsAt) };
    startsAt += row.length - crossfade;
    return row;
  });
}
