export { Tooltips } from "./tooltips.tsx";
