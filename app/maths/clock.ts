/** Times of day as "HH:MM" and durations as text. */

/** Minutes since midnight. The time is "HH:MM". */
export function minutesOfDay(time: string): number {
  return 60 * Number(time.slice(0, 2)) + Number(time.slice(3, 5));
}

/**
 * The time of day that lies so many minutes after midnight, rounded half up to the minute, on whichever day it falls.
 *
 * @example timeOfDay(-30) // "23:30"
 */
export function timeOfDay(minutes: number): string {
  const whole = ((Math.floor(minutes + 0.5) % 1440) + 1440) % 1440;
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}

/** Minutes from one time of day to the next occurrence of another; 0 where they are equal. */
export function minutesUntil(start: string, end: string): number {
  return (minutesOfDay(end) - minutesOfDay(start) + 1440) % 1440;
}

/**
 * Hours, minutes and seconds, rounded half up to the second: h:mm:ss, with a minus sign below zero unless it reads 0:00:00.
 *
 * @example durationText(-3599.5) // "-1:00:00"
 */
export function durationText(seconds: number): string {
  const whole = Math.floor(Math.abs(seconds) + 0.5);
  const sign = seconds < 0 && whole > 0 ? "-" : "";
  return `${sign}${hoursText(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}

/** h:mm of minutes not below zero, rounded half up. */
export function hoursText(minutes: number): string {
  const whole = Math.floor(minutes + 0.5);
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
