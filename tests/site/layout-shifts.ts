import type { Page } from "@playwright/test";

interface LayoutShift {
  /** The share of the window that moved, times how far: 0 to 1. */
  readonly value: number;
}

/** What has moved in the document so far without the visitor's doing. What is under way is painted first. */
export function readLayoutShifts(page: Page): Promise<readonly LayoutShift[]> {
  return page.evaluate(async () => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // A frame that is laid out is reported after it was painted, at the latest when the next one begins.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    shifts.push(...observer.takeRecords());
    return shifts.map((shift) => shift.toJSON() as LayoutShift);
  });
}

/** How much has moved in all: the sum of the shifts, of which a page may have 0.01. */
export async function sumLayoutShifts(page: Page): Promise<number> {
  return (await readLayoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
}
