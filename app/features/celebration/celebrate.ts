import type { GoodNews } from "#engine/define.ts";
import type { Celebration } from "./good-news.ts";
import * as styles from "./celebration.css.ts";

/** Particles for subtle, medium and strong effects. */
const PARTICLES = { 1: 8, 2: 16, 3: 24 } as const;
const GONE_AFTER = 3000;
/** The strip above the answer in which it happens; where there is less room, it happens at the foot of the window. */
const HEIGHT = 150;
const LEAST_HEIGHT = 40;

type Kind = keyof typeof styles.kind;
const KINDS: Readonly<Record<GoodNews, Kind>> = {
  savings: "currency",
  score: "sparkle",
  rate: "improvement",
  payoff: "celebration",
  returns: "burst",
};
const SIGNS: Readonly<Record<Kind, readonly string[]>> = {
  currency: ["+", "◦", "•"],
  sparkle: ["✦", "✧"],
  improvement: ["↓", "✦"],
  celebration: ["●", "■", "▲"],
  burst: ["↑", "•"],
};

let shown: HTMLElement | null = null;

/**
 * Shows one effect for three seconds above the answer, never over it; nobody hears or touches it. Where the answer is not
 * in sight, or has no room above it, it rises from the foot of the window.
 */
export function celebrate({ news, level }: Celebration): void {
  const { left, top, width } = visibleAnswer() ?? { left: 0, top: innerHeight, width: document.body.clientWidth };
  const height = Math.min(HEIGHT, top);
  shown?.remove();
  const layer = document.createElement("div");
  layer.className = styles.layer;
  layer.setAttribute("aria-hidden", "true");
  layer.dataset["celebration"] = KINDS[news];
  layer.dataset["intensity"] = (["subtle", "medium", "strong"] as const)[level - 1];
  Object.assign(layer.style, {
    left: `${left}px`,
    top: `${top - height}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const count = PARTICLES[level];
  for (let index = 0; index < count; index += 1) layer.appendChild(particle(KINDS[news], index, count, height));
  document.body.appendChild(layer);
  shown = layer;
  setTimeout(() => layer.remove(), GONE_AFTER);
}

/** Where the answer is in sight, or the bar that stands for it in one column. */
function visibleAnswer(): DOMRect | undefined {
  return [...document.querySelectorAll("[data-answer]")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .find(({ top, bottom, height }) => height > 0 && top >= LEAST_HEIGHT && bottom <= innerHeight + 1);
}

function particle(kind: Kind, index: number, count: number, height: number): HTMLElement {
  const element = document.createElement("span");
  const signs = SIGNS[kind];
  element.textContent = signs[index % signs.length]!;
  element.className = `${styles.particle} ${styles.kind[kind]}`;
  const chance = () => Math.random() - 0.5;
  element.style.left = `${((index + 0.5 + chance() * 0.8) / count) * 100}%`;
  const set = (name: string, value: string) => element.style.setProperty(name.slice(4, -1), value);
  set(styles.x, `${chance() * 80}px`);
  set(styles.rise, `${height * (0.5 + Math.random() * 0.5)}px`);
  set(styles.turn, `${chance() * 240}deg`);
  set(styles.delay, `${Math.random() * 500}ms`);
  return element;
}
