export { postOrKeep, sendWaiting } from "./post-or-keep.ts";
