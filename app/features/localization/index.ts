export { storePreferences } from "./store-preferences.ts";
export { PreferencesProvider, usePreferences } from "./preferences.tsx";
