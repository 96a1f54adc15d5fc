export { drawMonitor } from "./draw-monitor.ts";
