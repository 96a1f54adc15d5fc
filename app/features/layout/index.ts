export { BOOT_SCRIPT } from "./boot-script.ts";
export { FooterPart } from "./footer-part.tsx";
export { Header } from "./header.tsx";
export { SAVED_ADDRESS } from "./saved-link.tsx";
