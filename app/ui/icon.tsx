import type { IconNode } from "lucide";
import { createElement } from "react";

interface IconProps {
  /** A picture of the Lucide set: `import { Heart } from "lucide"`. */
  readonly of: IconNode;
  /** Width and height in CSS pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A picture in the colour of the text. For the eye only: the control that it is in has a name. */
export function Icon({ of, size, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
    </svg>
  );
}
