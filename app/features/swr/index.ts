export { useData } from "./use-data.ts";
