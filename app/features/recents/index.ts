export { keepRecents, localRecents, type Recent, rememberRecent } from "./recents.ts";
