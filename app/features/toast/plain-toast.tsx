import { useEffect, useState } from "react";
import type { ToastMessage } from "./toast.tsx";
import * as styles from "./toast.css.ts";

/** The message without the library's code, where that cannot be loaded: just that the connection is lost must be said. */
export default function PlainToast({ message }: { message: ToastMessage }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // The region is there before its text, so that the text is announced.
    const opening = setTimeout(() => setIsOpen(true), 50);
    const closing = setTimeout(() => setIsOpen(false), message.duration ?? 5000);
    return () => {
      clearTimeout(opening);
      clearTimeout(closing);
    };
  }, [message]);
  return (
    <div className={styles.viewport} role="status">
      {isOpen && (
        <div className={styles.toast}>
          <div className={styles.title}>{message.title}</div>
          {message.text && <div className={styles.text}>{message.text}</div>}
          {message.link && (
            <a href={message.link.to} className={styles.link}>
              {message.link.text}
            </a>
          )}
          {message.action && (
            <button type="button" className={styles.action} onClick={message.action.run}>
              {message.action.text}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
