export { keepPreferences } from "./keep-preferences.ts";
export { PreferencesProvider, usePreferences } from "./preferences.tsx";
