import { useEffect } from "react";

/** Tells the styles how tall the form is, so that beside long results it stays in view (calculator-page.css.ts). */
export function useFormInView(id: string): void {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`form[data-calculator="${id}"]`);
    if (!form) return undefined;
    // A field may be called "style", and hides the form's own then.
    const { style } = form.parentElement!;
    const observer = new ResizeObserver(() => style.setProperty("--form-height", `${form.offsetHeight}px`));
    observer.observe(form);
    return () => observer.disconnect();
  }, [id]);
}
