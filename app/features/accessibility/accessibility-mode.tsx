import { useEffect, useState } from "react";
import { hiddenText } from "#ui/layout.css.ts";
import { isAccessible, onAccessibleChange, setAccessible } from "./mode.ts";

/** Alt+A switches accessibility mode; each switch is announced. */
export function AccessibilityMode() {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || !isKeyA(event)) return;
      event.preventDefault();
      setAccessible(!isAccessible());
    };
    addEventListener("keydown", onKey);
    const forget = onAccessibleChange(() =>
      setAnnounced(`Accessibility mode ${isAccessible() ? "enabled" : "disabled"}`),
    );
    return () => {
      removeEventListener("keydown", onKey);
      forget();
    };
  }, []);
  return (
    <p className={hiddenText} role="status">
      {announced}
    </p>
  );
}

/** The letter A of the visitor's keyboard; with Option a Mac writes "å" for it. */
function isKeyA({ key, code }: KeyboardEvent): boolean {
  return key.toLowerCase() === "a" || (code === "KeyA" && !/^[a-z]$/i.test(key));
}
