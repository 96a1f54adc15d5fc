import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  // Figures with a name: (20 + 16 + 3 + 20) / 120; 72 / 205; 9 × 3 + 3; (92 − 71.2) × 113 / 128; 54 − 41
  ["slugging pct: 20 singles 8 doubles 1 triple 5 home runs in 120 at bats", "0.492"],
  ["ob percentage hits 50 walks 20 hbp 2 at bats 180 sac flies 3", "0.351"],
  ["9 wins 3 draws 4 losses, 3 points a win 1 a draw, total points", "30"],
  ["score 92 course rating 71.2 slope 128 handicap differential", "18.4"],
  ["team scored 54 goals and conceded 41 goal difference", "13"],
  ["shot 92 with a 14 handicap net score", "78"],
  // Quests and fights: (4,500 − 1,200) / 150; 5,400 / 120; 85 / 1.7
  ["boss has 5400 hp, i do 120 damage per hit, how many hits", "45"],
  ["dps 85 damage every 1.7 seconds", "50"],
  ["tournament 16 teams single elimination how many games", "15"],
  ["darts 501 left after 140, 100 and 85", "176"],
  ["bowling 182 201 155 series total", "538"],
  ["average damage of 2d6+3", "10"],
  ["max damage 8d6", "48"],
  ["free throws 38 of 45 %", "84.44%"],
  // Pictures: 6,000 / 240; 8 × 300 × 10 × 300; 4,000 × 9 / 16; 7,200 / 5
  ["how big can i print 6000 x 4000 at 240 dpi", "25 in"],
  ["pixels needed for 8x10 print at 300 dpi", "7,200,000"],
  ["crop 4000x3000 to 16:9, new height", "2,250"],
  ["timelapse: 1 photo every 5 seconds for 2 hours, how many photos", "1,440"],
  ["interval shots 300 photos at 30 fps, clip length", "10 s"],
  ["200mm on a 2x teleconverter focal length", "400 mm"],
  // Laps: 5,000 / 400; 12 × 105 s; 5 × 510 + 5 × 480
  ["how many laps of a 400 m track is 5k", "12.5"],
  ["12 laps at 1:45 each total time", "0:21:00"],
  ["10 miles, first 5 at 8:30 and last 5 at 8:00, total time", "1:22:30"],
  // Data: 38 GB at 8 MB/s; 2 Mbit/s for 7 days
  ["downloading 60 gb game, got 22 gb so far, 8 MB/s, how long left", "1.31944 h"],
  ["security cam 2 mbps recording 24/7, storage for 7 days", "151.2 GB"],
  // Ages: (70 + 6) / 2; 18 + 36 − 7; 65 − 47
  ["sum of our ages is 70 and im 6 years older, how old am i", "38 years"],
  ["my son is 7 and my wife is 36, how old will she be when he is 18", "47 years"],
  ["im 47, how many years until i turn 65", "18 years"],
  ["how old is someone born in december 1972", "53 years"],
  // The calendar and the clock, of which neither time says its half of the day
  ["how many fridays in december 2026", "4"],
  ["how many days are left in 2026", "39"],
  ["what date is the 200th day of 2027", "July 19, 2027"],
  ["i worked 9:15-5:45 how many hours", "8:30:00"],
  ["i worked 9 to 5 with a half hour lunch how many hours", "7:30:00"],
  ["1:15:30 + 0:48:45", "2:04:15"],
])("%s: %s", async (sentence, figure) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null ? null : answer.answer.replaceAll("\u00a0", " ")).toBe(figure);
});

test.each([
  // Nobody said the speed, the hours already worked do not add to those that are needed, a third way to win, a price for each is not a bill, what was said is not an answer
  "45 gb game, 12 gb downloaded, how long left",
  "12 people at 25 per person plus 20% tip total",
  "$18 per person, 5 of us, tip 20%, total",
  "road trip 1200 miles 4 days miles per day",
  "need 40 hours total, i have worked 28 hours 30 min and 4 hours",
  "150 damage boss with 3000 hp and 20 percent armor how many hits",
  "if she was 23 in 2004 how old is she now",
  "half past 3 plus 95 minutes",
])("%s: not answered", async (sentence) => {
  const answer = await ask(sentence);
  expect(answer.calculator === null || answer.unread.length > 0).toBe(true);
});
