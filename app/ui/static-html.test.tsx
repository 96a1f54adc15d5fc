import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { render } from "@testing-library/react";
import { StaticHtml } from "./static-html.tsx";

it("holds the HTML that it is given at first, whatever comes later", () => {
  const { container, rerender } = render(<StaticHtml id="part" html={() => "<b>one</b>"} />);
  expect(container.innerHTML).toBe('<div id="part"><b>one</b></div>');
  rerender(<StaticHtml id="part" html={() => "<b>two</b>"} title="later" />);
  expect(container.innerHTML).toBe('<div id="part" title="later"><b>one</b></div>');
});

it("keeps what the server wrote where the browser has nothing to say", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = "<div><b>of the server</b></div>";
  const written = container.querySelector("b");
  await act(() => hydrateRoot(container, <StaticHtml html={() => ""} />));
  expect(container.querySelector("b")).toBe(written);
});
