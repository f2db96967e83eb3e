import type { ReactNode } from "react";
import { Icon } from "../media/icon.tsx";
import { uiText } from "../ui.text.ts";
import { usePopover } from "./popover.ts";

interface MenuPanelProps {
  id: string;
  /** Where it stands below its header, and how tall it may be. */
  className: string;
  children: ReactNode;
}

/** Places behind one button, for a phone. The browser's own popover opens without script. */
export function MenuPanel({ id, className, children }: MenuPanelProps) {
  const panel = usePopover();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={uiText.menu} className="icon-button">
        <Icon name="menu" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`fixed left-0 w-full overflow-y-auto bg-paper text-ink rule-double ${className}`}
      >
        {children}
      </div>
    </>
  );
}
