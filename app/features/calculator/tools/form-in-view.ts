import { useEffect } from "react";

/** Tells the styles how tall the form is, so that beside long results it stays in view (calculator-page.css.ts). */
export function useFormInView(id: string): void {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`form[data-calculator="${id}"]`);
    if (!form) return undefined;
    const observer = new ResizeObserver(() => form.style.setProperty("--form-height", `${form.offsetHeight}px`));
    observer.observe(form);
    return () => observer.disconnect();
  }, [id]);
}
