import { type ComponentType, useState } from "react";
import { raiseToast } from "./overlay/toast-store.ts";
import { unreachableText } from "./ui.text.ts";

/**
 * A dialog whose script is fetched when it is opened: the dialog while it stands open, what opens it and
 * what closes it. Browsers may remember for good that the script could not be fetched: the plain way at
 * `address` does the same then.
 */
export function useLater<Props>(fetchDialog: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  function open(address = ""): void {
    const { href } = window.location;
    fetchDialog().then(
      (fetched) => setDialog(() => fetched),
      () => {
        if (!navigator.onLine) raiseToast({ ...unreachableText, tone: "destructive" });
        else if (href === window.location.href) window.location.assign(address);
      },
    );
  }
  return [Dialog, open, () => setDialog(undefined)] as const;
}
