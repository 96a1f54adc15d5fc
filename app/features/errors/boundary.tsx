import { Component, lazy, type ReactNode, Suspense } from "react";
import { noteError } from "./listen.ts";

/** What is shown in the place of a part that failed: of a calculator, of a card, of anything else. */
export type FallbackLook = "calculator" | "card" | "panel";

export interface FallbackProps {
  readonly look: FallbackLook;
  readonly error: unknown;
  /** What failed, for a report. */
  readonly name: string;
  readonly canRetry: boolean;
  onRetry(): void;
  /** Begins anew: retries may be made again. */
  onReset(): void;
}

/** Where not even the panel can be loaded. */
function Plain() {
  return <p role="alert">Something went wrong</p>;
}

const Fallback = lazy(async () => ({ default: (await import("./loaded.ts").catch(() => null))?.Fallback ?? Plain }));

/** The full-page screen, for the root's boundary. */
export const ErrorScreen = lazy(async () => ({
  default: (await import("./loaded.ts").catch(() => null))?.ErrorScreen ?? Plain,
}));

/** So often a part may be tried again (spec 2 §4); after that only a reset is offered. */
const RETRIES = 3;

interface BoundaryProps {
  readonly look: FallbackLook;
  readonly name: string;
  readonly children: ReactNode;
}

/** Keeps what is thrown in a part of the page within that part. */
export class ErrorBoundary extends Component<BoundaryProps, { caught: { error: unknown } | null; retries: number }> {
  override state = { caught: null as { error: unknown } | null, retries: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    noteError({ error, component: this.props.name });
  }

  override render() {
    const { look, name, children } = this.props;
    const { caught, retries } = this.state;
    if (!caught) return children;
    return (
      <Suspense fallback={null}>
        <Fallback
          look={look}
          name={name}
          error={caught.error}
          canRetry={retries < RETRIES}
          onRetry={() => this.setState({ caught: null, retries: retries + 1 })}
          onReset={() => this.setState({ caught: null, retries: 0 })}
        />
      </Suspense>
    );
  }
}
