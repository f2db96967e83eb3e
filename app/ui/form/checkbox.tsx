import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldNotes } from "./field-notes.tsx";

export interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "type" | "id" | "name"> {
  name: string;
  label: ReactNode;
  error?: string;
  /** A line of help below the label. */
  hint?: ReactNode;
}

/** A box to tick, its label beside it, 44 px high. */
export function CheckboxField({ label, error, hint, className = "", ...input }: CheckboxFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label className="choice">
        <input
          {...input}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={described || undefined}
          className="choice-mark tick rounded-[2px]"
        />
        <span>{label}</span>
      </label>
      <div className={hint ? "-mt-2 pb-2 pl-8" : ""}>
        <FieldNotes id={id} error={error} hint={hint} />
      </div>
    </div>
  );
}
