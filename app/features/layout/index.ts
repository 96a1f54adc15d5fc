export { BOOT_SCRIPT } from "./boot-script.ts";
export { Footer, footerCount } from "./footer.tsx";
export { Header } from "./header.tsx";
