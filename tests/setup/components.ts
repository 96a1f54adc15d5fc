import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => {
  cleanup();
  // What a test wrote itself would stand in the next file's document as well: files share one.
  document.body.replaceChildren();
});
