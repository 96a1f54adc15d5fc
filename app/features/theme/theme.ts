export type Theme = "light" | "dark";

/** The theme that is shown: the one chosen, else the system's. */
export function shownTheme(): Theme {
  return chosenTheme() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

/** The theme that the visitor chose; null where they follow the system. */
export function chosenTheme(): Theme | null {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : null;
}

/** Changes the theme at once and for later visits: to the other one where none is named, back to the system's by null. */
export function chooseTheme(theme: Theme | null = shownTheme() === "dark" ? "light" : "dark"): void {
  if (theme) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
  const age = theme ? 365 * 24 * 3600 : 0;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not in every browser
  document.cookie = `theme=${theme ?? ""}; path=/; max-age=${age}; samesite=lax`;
  try {
    if (theme) localStorage.setItem("theme", theme);
    else localStorage.removeItem("theme");
  } catch {
    // Storage is full or forbidden: the cookie is enough.
  }
}
