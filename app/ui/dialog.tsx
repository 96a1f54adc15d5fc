import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import * as styles from "./dialog.css.ts";

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly isWide?: boolean;
  /** Stands beside the title: a count, a button. */
  readonly beside?: ReactNode;
  onClose(): void;
}

/**
 * A modal dialog, the browser's own: focus stays within, Escape and a press beside it close it, focus returns to where
 * it was. It is open for as long as it is rendered.
 */
export function Dialog({ title, children, isWide = false, beside, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect: it is closed while it is still in the document, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      className={isWide ? styles.wide : styles.content}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {beside}
        <button type="button" className={styles.close} aria-label="Close" data-tooltip="Close" onClick={onClose}>
          ×
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
