import { type ReactNode, type ToggleEvent, useState } from "react";
import { formText } from "../form/form.text.ts";

interface FoldedPartProps {
  /** A link to what it holds opens it, without script, too. */
  id?: string;
  title: string;
  /** What it holds, in a few words: nothing where it is empty. */
  holds: string;
  /** It holds something that is to be seen now, as an error. */
  isNeeded: boolean;
  className?: string;
  children: ReactNode;
}

/** The attributes of a `details` that is opened when it is needed, and not closed under anybody's fingers. */
export function useFolded(isNeeded: boolean) {
  const [isOpen, setOpen] = useState(isNeeded);
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded !== wasNeeded) {
    setNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return {
    open: isOpen,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open),
  };
}

/** A part of a long form that is closed until somebody needs it, and says what it holds. */
export const FoldedPart = ({ id, title, holds, isNeeded, className = "", children }: FoldedPartProps) => (
  <details {...useFolded(isNeeded)} className={`min-w-0 border-t border-hair ${className}`}>
    <summary className="opener">
      <span className="min-w-0 wrap-anywhere">
        <h3 className="inline text-lg">{title}</h3>
        {holds && <span className="text-sm text-ink-2">: {holds}</span>}
      </span>
      <span aria-hidden="true" className="plus-mark" />
    </summary>
    <div id={id} className="grid scroll-mt-24 gap-4 pt-1 pb-5">
      {children}
    </div>
  </details>
);

interface MadeFieldProps {
  label: string;
  beside?: string | undefined;
  /** Its text as long as its owner writes none; undefined for a field that is not made. */
  made: string | undefined;
  typed: string;
  error: string | undefined;
  children: ReactNode;
}

/** A field whose text is made by itself: it shows the text, and opens for another. */
export function MadeField({ made, children, ...rest }: MadeFieldProps) {
  return made === undefined ? (
    children
  ) : (
    <FoldedField {...rest} made={made}>
      {children}
    </FoldedField>
  );
}

function FoldedField({ label, beside, made, typed, error, children }: MadeFieldProps & { made: string }) {
  const own = typed.trim() === made.trim() ? "" : typed.trim();
  return (
    <details {...useFolded(error !== undefined)} className="min-w-0">
      <summary className="min-h-11 cursor-pointer py-2 text-sm wrap-anywhere">
        <span className="font-semibold">{label}</span>
        {beside && <span className="text-ink-2"> {beside}</span>}
        <span className="text-ink-2">: {own || formText.made(made)}</span>{" "}
        {!own && <span className="underline">{formText.writeOwn}</span>}
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
