export { BOOT_SCRIPT } from "./boot-script.ts";
export { FooterPart } from "./footer-part.tsx";
export { Header } from "./header.tsx";
