export { chooseTheme, chosenTheme, shownTheme, type Theme } from "./theme.ts";
