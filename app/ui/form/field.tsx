import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldNotes } from "./field-notes.tsx";
import { formText } from "./form.text.ts";

/** What any control with a label is given. */
export interface Labelled {
  label: string;
  /** What is wrong with the value; stands below the field and is read with it. */
  error?: string;
  /** A line of help below the field. */
  hint?: ReactNode;
  /** Required fields say so to assistive technology; the others show "(optional)". */
  required?: boolean;
  /** Plain words for it, in small print beside its label. */
  beside?: string;
  /** Where "(optional)" would say nothing, as at a search box. */
  hideOptional?: boolean;
}

export const edgeLook = "border-edge disabled:border-hair disabled:text-ink-2";
/** Until it is right (TEXT-17). */
export const wrongLook =
  "border-edge aria-invalid:border-geru aria-invalid:outline-1 aria-invalid:-outline-offset-2 aria-invalid:outline-geru";

/** Ids and attributes that tie a control to its label, hint and error. */
export function useTies({ error, hint, required = false }: Pick<Labelled, "error" | "hint" | "required">) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    control: {
      id,
      required,
      "aria-invalid": error !== undefined && error !== "",
      "aria-describedby": described || undefined,
      // Without script, the browser itself leads to the first field that is wrong.
      autoFocus: Boolean(error),
    },
  };
}

/** A control between its label and its hint or error. */
export function FieldFrame(props: Labelled & { id: string; className?: string; children: ReactNode }) {
  const { id, label, beside, error, hint, required, hideOptional, className = "", children } = props;
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <div className="flex items-baseline gap-1.5 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {beside && <span className="text-ink-2">{beside}</span>}
        {!required && !hideOptional && <span className="text-ink-2">{formText.optional}</span>}
      </div>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

export interface FieldProps extends Labelled, Omit<ComponentProps<"input">, "id" | "required" | "name"> {
  name: string;
  /** A small control inside the line, at its right end; it is given the field's id. */
  end?: (id: string) => ReactNode;
}

/** A line of text with its label, 48 px high. Controlled (`value`) or not (`defaultValue`). */
export function Field(props: FieldProps) {
  const { label, beside, error, hint, required, hideOptional, className, end, ...input } = props;
  const { id, control } = useTies({ error, hint, required });
  return (
    <FieldFrame
      id={id}
      label={label}
      beside={beside}
      error={error}
      hint={hint}
      required={required}
      hideOptional={hideOptional}
      className={className}
    >
      <span className="relative">
        <input
          {...input}
          {...control}
          className={`control h-12 pt-0.5 ${error ? wrongLook : edgeLook} ${end ? "pr-20" : ""}`}
        />
        {end?.(id)}
      </span>
    </FieldFrame>
  );
}
