import { getContrastRatio, parseHexColor, relativeLuminance } from "#maths/color.ts";
import { color, space } from "#ui/theme.css.ts";

/**
 * What an embed looks like beside the styles of calculators. They are text: no browser has a bundle with them. The
 * accent colors surfaces only, and the words on it are black or white, so that everything stays legible on any theme.
 *
 * @param accent "#1e90ff", or null for our own
 */
export function writeEmbedStyles(accent: string | null): string {
  return `html[data-embed] body{min-height:0;padding:${space.s4};container-type:inline-size}
html[data-embed] h1{font-size:1.375rem}
html[data-embed] main>div{padding:${space.s4} 0 0}
html[data-embed] fieldset[disabled]{opacity:.75}
html[data-embed] li>button[aria-label^=Remove],html[data-embed] button[aria-expanded]{display:none}
html[data-embed] figure{content-visibility:visible}
html[data-embed] #results dl{grid-template-columns:repeat(auto-fill,minmax(140px,1fr))}
[data-origin-link]{margin:${space.s4} 0 0;font-size:.875rem}
[data-old-note],#results[data-old] [data-rest]{display:none}
#results[data-old] [data-old-note]{display:block;color:${color.soft};margin:${space.s4} 0 0}
@container (min-width:640px){html[data-embed] main>div{grid-template-columns:minmax(220px,300px) minmax(0,1fr);gap:${space.s6}}}
${accent ? writeAccent(accent) : ""}`;
}

function writeAccent(accent: string): string {
  const brightness = relativeLuminance(parseHexColor(accent)!);
  const ink = getContrastRatio(brightness, 1) >= getContrastRatio(brightness, 0) ? "#fff" : "#000";
  return `html[data-embed]{accent-color:${accent}}
html[data-embed] [data-answer]{border-top-color:${accent}}
html[data-embed] [data-primary]{background:${accent};border-color:${accent};color:${ink}}`;
}
