/**
 * Writes the pictures of the categories, taken from the Lucide set, as one file: `node scripts/draw-category-icons.ts`.
 * The result is committed (app/ui/category-icons.svg); run it again when a category or its picture changes.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as lucide from "lucide";
import type { IconNode } from "lucide";
import { main, root } from "./process.ts";

export const ICONS: Readonly<Record<string, IconNode>> = {
  agriculture: lucide.Sprout,
  automotive: lucide.Car,
  business: lucide.BriefcaseBusiness,
  construction: lucide.BrickWall,
  conversion: lucide.ArrowLeftRight,
  cooking: lucide.CookingPot,
  crypto: lucide.Bitcoin,
  "digital-marketing": lucide.Megaphone,
  education: lucide.GraduationCap,
  energy: lucide.Zap,
  entertainment: lucide.Clapperboard,
  finance: lucide.Landmark,
  "food-beverage": lucide.UtensilsCrossed,
  gaming: lucide.Gamepad2,
  "gig-economy": lucide.Bike,
  health: lucide.HeartPulse,
  insurance: lucide.Umbrella,
  investment: lucide.TrendingUp,
  legal: lucide.Scale,
  loan: lucide.HandCoins,
  manufacturing: lucide.Factory,
  math: lucide.Sigma,
  other: lucide.Shapes,
  "personal-finance": lucide.PiggyBank,
  physics: lucide.Atom,
  "real-estate": lucide.House,
  retail: lucide.ShoppingCart,
  "social-media": lucide.MessagesSquare,
  technology: lucide.Cpu,
  transportation: lucide.Truck,
  travel: lucide.Plane,
};

/** All of them as symbols, by their categories. */
export function drawCategoryIcons(): string {
  const symbols = Object.entries(ICONS).map(([category, nodes]) => {
    const shapes = nodes.map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join("")}/>`;
    });
    return `<symbol id="${category}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

if (import.meta.main)
  await main(async () => writeFileSync(join(root, "app/ui/category-icons.svg"), drawCategoryIcons()));
