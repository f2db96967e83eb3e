import { createContext, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Icon } from "../media/icon.tsx";
import { uiText } from "../ui.text.ts";
import { focusFirstField } from "./first-field.ts";
import { DialogToasts } from "./toast.tsx";

export interface AddressDialogProps {
  /** The dialog's name and heading. */
  title: string;
  /** The page's address without the dialog: where Escape, Close and Cancel lead. */
  closeTo: string;
  /** The id of what the focus goes to when the dialog was not opened from this page. */
  opener?: string;
  /** As wide as a long form needs it. */
  wide?: boolean;
  /** There is much to read before the first field: it opens at its top instead. */
  reads?: boolean;
  children: ReactNode;
}

/** The id of the form that closes the dialog around, for a button within that does. */
export const CloseFormContext = createContext("");

/**
 * A dialog that is a place of its own: rendered by the server when its address asks for it, so that it opens
 * without script, from a bookmark and by Back. Script makes it modal, closes it on Escape and gives the focus
 * back.
 */
export function AddressDialog({
  title,
  closeTo,
  opener,
  wide = false,
  reads = false,
  children,
}: AddressDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const closeForm = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const id = useId();
  useModal(ref, opener, reads);
  const leave = () => void submit(closeForm.current, { replace: true, preventScrollReset: true });
  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        // A file chooser's cancel bubbles up to here. What can't be refused is a close already.
        if (event.target !== ref.current || !event.cancelable) return;
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        // Told a moment late: one that was made modal again by then was not left.
        if (event.target !== ref.current || ref.current.open) return;
        // After a few refusals in a row the browser closes it unasked. It is left by its address only.
        ref.current.showModal();
        leave();
      }}
      className={`address-dialog rounded frame-double bg-paper text-ink ${wide ? "max-w-[72rem]" : "max-w-form"}`}
    >
      <div className="p-5 pt-3 sm:p-8 sm:pt-5">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="pt-2 text-xl">
            {title}
          </h2>
          <CloseForm ref={closeForm} id={`${id}-close`} closeTo={closeTo} />
        </div>
        <CloseFormContext value={`${id}-close`}>{children}</CloseFormContext>
        <DialogToasts />
      </div>
    </dialog>
  );
}

interface CloseFormProps {
  ref: { current: HTMLFormElement | null };
  id: string;
  closeTo: string;
}

/** A plain form that leads to the address without the dialog. */
function CloseForm({ ref, id, closeTo }: CloseFormProps) {
  const [path, query] = closeTo.split("?", 2);
  return (
    <Form ref={ref} id={id} method="get" action={path} replace preventScrollReset>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-label={uiText.close} className="-mr-3 icon-button">
        <Icon name="close" />
      </button>
    </Form>
  );
}

/**
 * From the server's plain `open` to a modal dialog, and closed before it leaves the page, which returns the
 * focus.
 */
function useModal(
  ref: { current: HTMLDialogElement | null },
  opener: string | undefined,
  reads: boolean,
): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const { activeElement } = document;
    dialog?.removeAttribute("open");
    dialog?.showModal();
    // Somebody may be typing in it already.
    if (activeElement instanceof HTMLElement && dialog?.contains(activeElement)) activeElement.focus();
    else if (!reads) focusFirstField(dialog);
    return () => {
      dialog?.close();
      const { activeElement } = document;
      if (opener && (!activeElement || activeElement === document.body)) {
        document.getElementById(opener)?.focus();
      }
    };
  }, [ref, opener, reads]);
}
