import { Toast } from "radix-ui";
import { Link } from "react-router";
import type { ToastMessage } from "./toast.tsx";
import * as styles from "./toast.css.ts";

const DEFAULT_DURATION = 5000;

/** The notification region: F8 focuses it, a swipe to the right of 50 px dismisses. */
export default function ToastRegion({ message }: { message: ToastMessage }) {
  return (
    <Toast.Provider duration={message.duration ?? DEFAULT_DURATION} swipeDirection="right" swipeThreshold={50}>
      <Toast.Root className={styles.toast}>
        <Toast.Title className={styles.title}>{message.title}</Toast.Title>
        {message.text && <Toast.Description className={styles.text}>{message.text}</Toast.Description>}
        {message.link && (
          <Toast.Action asChild altText={message.link.text}>
            <Link to={message.link.to} className={styles.link}>
              {message.link.text}
            </Link>
          </Toast.Action>
        )}
        {message.action && (
          <Toast.Action altText={message.action.text} className={styles.action} onClick={message.action.run}>
            {message.action.text}
          </Toast.Action>
        )}
        <Toast.Close className={styles.close} aria-label="Dismiss">
          ×
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className={styles.viewport} hotkey={["F8"]} />
    </Toast.Provider>
  );
}
