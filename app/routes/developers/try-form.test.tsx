import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TryForm } from "./try-form.tsx";

test("an emptied field is left out of the call, so that its default counts", async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({ outputs: {} })));
  vi.stubGlobal("fetch", fetch);
  const field = { label: "", kind: "number", unit: "", bounds: "", when: "", posted: "", options: null };
  const fields = [
    { ...field, key: "homePrice", usual: "400000" },
    { ...field, key: "termYears", usual: "30" },
  ];
  render(<TryForm action="/calculate" fields={fields} />);
  fireEvent.change(screen.getByLabelText("homePrice"), { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith("/calculate?termYears=30"));
  vi.unstubAllGlobals();
});
