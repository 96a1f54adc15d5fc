export { QuickViewProvider, useQuickView } from "./quick-view.tsx";
