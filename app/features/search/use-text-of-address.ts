import { useState } from "react";
import { useLocation } from "react-router";

/** The text in the box: on home what its address searches for, on other pages what was typed last. */
export function useTextOfAddress() {
  const { pathname, search } = useLocation();
  const asked = pathname === "/" ? (new URLSearchParams(search).get("search") ?? "").trim() : null;
  const [text, setText] = useState(asked ?? "");
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    if (asked !== null) setText(asked);
  }
  return [text, setText] as const;
}
