/** What was pressed of the tools that the server drew, before their code had come: field-tools.tsx presses it again. */
export const earlyPresses: EventTarget[] = [];
