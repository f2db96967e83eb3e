import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../media/icon.tsx";
import { uiText } from "../ui.text.ts";
import { focusFirstField } from "./first-field.ts";
import { DialogToasts } from "./toast.tsx";

export interface DialogProps {
  /** The dialog's name and heading. */
  title: string;
  open: boolean;
  /** Escape, the Close button and a press beside the dialog. */
  onClose: () => void;
  /** On phones the dialog comes from the bottom edge, in reach of the thumb. */
  sheet?: boolean;
  /** As wide as a picture or a long form needs it. */
  wide?: boolean;
  /** What stands in it stays while it is closed: what was typed, and what is on its way. */
  keepsContent?: boolean;
  /** Its title is a question, which buttons in it answer: a second press beside it is no answer. */
  asks?: boolean;
  children: ReactNode;
}

const look =
  "m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain rounded frame-double bg-paper text-ink backdrop:bg-ink/45";
const sheetLook =
  "max-sm:mx-0 max-sm:mb-0 max-sm:max-h-[85dvh] max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-safe";

/** A modal dialog. The page below is inert; the focus comes back to where it was. */
export function Dialog({
  title,
  open,
  onClose,
  sheet = false,
  wide = false,
  keepsContent = false,
  asks = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const id = useId();
  // Closed before it leaves the page, which returns the focus.
  useLayoutEffect(() => {
    if (!open) return;
    const dialog = ref.current;
    dialog?.showModal();
    focusFirstField(dialog);
    return () => dialog?.close();
  }, [open]);
  const isBeside = (event: MouseEvent) => event.target === ref.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={ref}
      role={asks ? "alertdialog" : undefined}
      aria-labelledby={id}
      // It is told a moment late: who has opened the dialog again by then does not want it closed.
      onClose={(event) => {
        if (open && event.target === ref.current && !ref.current.open) onClose();
      }}
      onMouseDown={(event) => {
        isPressedBeside.current = isBeside(event);
        // The button that has the focus keeps it.
        if (asks && isPressedBeside.current) event.preventDefault();
      }}
      // A text marked by dragging may end beside the dialog: that is no press there.
      onClick={(event) => {
        if (isPressedBeside.current && isBeside(event) && !asks) onClose();
      }}
      className={`${look} ${sheet ? sheetLook : ""} ${wide ? "max-w-page" : "max-w-form"}`}
    >
      {(open || keepsContent) && (
        <div className="p-5 pt-3 sm:p-8 sm:pt-5">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={id} className={asks ? "pt-2 font-text text-lg leading-snug" : "pt-2 text-xl"}>
              {title}
            </h2>
            {!asks && (
              <button type="button" aria-label={uiText.close} onClick={onClose} className="-mr-3 icon-button">
                <Icon name="close" />
              </button>
            )}
          </div>
          {children}
          {open && <DialogToasts />}
        </div>
      )}
    </dialog>
  );
}
