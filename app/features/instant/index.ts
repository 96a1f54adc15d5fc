export { answerForm } from "./answer-form.ts";
export { repeatEarlyPress } from "./early-press.ts";
export { firstInteraction, interactNow } from "./first-interaction.ts";
export { readForm, takeOverForm } from "./handover.ts";
export { HELD, HELD_PRELOAD, RELEASE, RELEASE_SCRIPT } from "./held-scripts.ts";
