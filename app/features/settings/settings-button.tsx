import { Settings2 } from "lucide";
import { type ComponentType, useRef, useState } from "react";
import { useToast } from "#features/toast/index.ts";
import { hiddenText } from "#ui/layout.css.ts";
import { Icon } from "#ui/icon.tsx";
import type { SettingsPopoverProps } from "./settings-popover.tsx";
import { useReturnTo } from "./use-return-to.ts";

/**
 * The way to country, units, currency, number format, theme and accessibility mode: a popover whose code and lists come
 * with the first press, or the page of the same content without a script.
 */
export function SettingsButton({ className }: { className: string }) {
  const toast = useToast();
  const returnTo = useReturnTo();
  const link = useRef<HTMLAnchorElement>(null);
  const closedAt = useRef(-Infinity);
  const [Popover, setPopover] = useState<ComponentType<SettingsPopoverProps> | null>(null);
  const open = async () => {
    try {
      const { default: loaded } = await import("./settings-popover.tsx");
      setPopover(() => loaded);
    } catch {
      toast({ title: "Settings could not be loaded", text: "Check the connection and try again." });
    }
  };
  return (
    <>
      <a
        ref={link}
        href={`/preferences?returnTo=${encodeURIComponent(returnTo)}`}
        className={className}
        data-tooltip="Settings"
        aria-haspopup="dialog"
        aria-expanded={Popover !== null}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          // The press that closes the popover is not one that opens it again.
          if (Popover) setPopover(null);
          else if (performance.now() - closedAt.current > 300) void open();
        }}
      >
        <Icon of={Settings2} size={18} />
        <span className={hiddenText}>Settings</span>
      </a>
      {Popover && (
        <Popover
          anchor={link}
          returnTo={returnTo}
          onClose={() => {
            closedAt.current = performance.now();
            setPopover(null);
          }}
        />
      )}
    </>
  );
}
