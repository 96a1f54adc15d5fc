export { SettingsButton } from "./settings-button.tsx";
export { useReturnTo } from "./use-return-to.ts";
