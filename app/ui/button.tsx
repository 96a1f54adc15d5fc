import type { ComponentProps } from "react";
import { button } from "./button.css.ts";

interface ButtonProps extends ComponentProps<"button"> {
  look?: keyof typeof button;
}

/** A button that does not submit unless it says so. */
export function Button({ look = "plain", type = "button", className, ...rest }: ButtonProps) {
  return <button type={type} className={className ? `${button[look]} ${className}` : button[look]} {...rest} />;
}

/** The classes of a button for a link that looks like one. */
export const buttonClass = button;
