import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { interactNow } from "#features/instant/index.ts";
import { partOnTouch } from "./part-on-touch.tsx";

const Answer = ({ value }: { value: number }) => <output>{value}</output>;

function draw(part: Pick<Parameters<typeof partOnTouch<{ value: number }>>[0], "missing" | "load">) {
  const Part = partOnTouch({ served: null, ...part });
  const page = document.body.appendChild(document.createElement("main"));
  const root = createRoot(page);
  flushSync(() => root.render(<Part value={42} />));
  return { page, root, Part };
}

test("what cannot be loaded stays as the server wrote it, says so once it is out of date, and comes with the network", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const load = vi.fn<() => Promise<typeof Answer>>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  load.mockResolvedValue(Answer);
  const { page, root, Part } = draw({ missing: <p>It needs a connection.</p>, load });
  interactNow();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.innerHTML).toBe("<div></div>");
  flushSync(() => root.render(<Part value={43} />));
  expect(page.textContent).toBe("It needs a connection.");
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(page.innerHTML).toBe("<output>43</output>"));
  dispatchEvent(new Event("online"));
  expect(load).toHaveBeenCalledTimes(2);
  root.unmount();
});

test("what the server wrote stays where nothing better is named, and a part that is gone is not asked for again", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  interactNow();
  const load = vi.fn<() => Promise<typeof Answer>>().mockRejectedValue(new TypeError("Failed to fetch"));
  const { page, root } = draw({ load });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  expect(page.innerHTML).toBe("<div></div>");
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  root.unmount();
  dispatchEvent(new Event("online"));
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a boundary that is hydrated after another one has loaded it finds what the server wrote", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const { page, root, Part } = draw({ load: async () => Answer });
  interactNow();
  await vi.waitFor(() => expect(page.innerHTML).toBe("<output>42</output>"));
  const later = document.body.appendChild(document.createElement("main"));
  later.innerHTML = "<div>42</div>";
  const onRecoverableError = vi.fn<() => void>();
  const hydrated = hydrateRoot(later, <Part value={42} />, { onRecoverableError });
  await vi.waitFor(() => expect(later.innerHTML).toBe("<output>42</output>"));
  expect(onRecoverableError).not.toHaveBeenCalled();
  for (const one of [root, hydrated]) one.unmount();
});
