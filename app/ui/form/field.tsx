import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../media/icon.tsx";
import { FieldNotes } from "./field-notes.tsx";

interface Labelled {
  label: string;
  /** What is wrong with the value; stands below the field and is read with it. */
  error?: string;
  /** A line of help below the field. */
  hint?: ReactNode;
  /** Required fields say so to assistive technology; the others show "(optional)". */
  required?: boolean;
  /** Where "(optional)" would say nothing, as at a search box. */
  hideOptional?: boolean;
}

export const controlLook =
  "w-full rounded border bg-field px-3.5 text-md transition-colors hover:border-ink focus-visible:border-ink focus-visible:outline-1 focus-visible:outline-offset-2 focus-visible:shadow-none";
const edgeLook = "border-edge disabled:border-hair disabled:text-ink-2";
const wrongLook = "border-geru outline-1 -outline-offset-2 outline-geru";

/** Ids and attributes that tie a control to its label, hint and error. */
function useTies({ error, hint, required = false }: Pick<Labelled, "error" | "hint" | "required">) {
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

function FieldFrame(props: Labelled & { id: string; className?: string; children: ReactNode }) {
  const { id, label, error, hint, required, hideOptional, className = "", children } = props;
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <div className="flex items-baseline gap-1.5 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {!required && !hideOptional && <span className="text-ink-2">(optional)</span>}
      </div>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

export interface FieldProps extends Labelled, Omit<ComponentProps<"input">, "id" | "required" | "name"> {
  name: string;
  /** A small control inside the line, at its right end; it is told the field's id. */
  end?: (id: string) => ReactNode;
}

/** A line of text with its label, 48 px high. Controlled (`value`) or not (`defaultValue`). */
export function Field(props: FieldProps) {
  const { label, error, hint, required, hideOptional, className, end, ...input } = props;
  const { id, control } = useTies({ error, hint, required });
  return (
    <FieldFrame {...{ id, label, error, hint, required, hideOptional, className }}>
      <span className="relative">
        <input
          {...input}
          {...control}
          className={`${controlLook} h-12 pt-0.5 ${error ? wrongLook : edgeLook} ${end ? "pr-20" : ""}`}
        />
        {end?.(id)}
      </span>
    </FieldFrame>
  );
}

export interface TextAreaFieldProps
  extends Labelled,
    Omit<ComponentProps<"textarea">, "id" | "required" | "name"> {
  name: string;
}

/** Several lines of text with their label. */
export function TextAreaField({
  label,
  error,
  hint,
  required,
  hideOptional,
  className,
  rows = 4,
  ...area
}: TextAreaFieldProps) {
  const { id, control } = useTies({ error, hint, required });
  return (
    <FieldFrame {...{ id, label, error, hint, required, hideOptional, className }}>
      <textarea
        {...area}
        {...control}
        rows={rows}
        className={`${controlLook} min-h-24 py-2.5 ${error ? wrongLook : edgeLook}`}
      />
    </FieldFrame>
  );
}

export interface SelectFieldProps
  extends Labelled,
    Omit<ComponentProps<"select">, "id" | "required" | "name" | "children"> {
  name: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/** One choice out of a list, with its label; the browser's own list opens. */
export function SelectField({
  label,
  error,
  hint,
  required,
  hideOptional,
  className,
  options,
  ...select
}: SelectFieldProps) {
  const { id, control } = useTies({ error, hint, required });
  return (
    <FieldFrame {...{ id, label, error, hint, required, hideOptional, className }}>
      <span className="relative">
        <select
          {...select}
          {...control}
          className={`${controlLook} h-12 appearance-none pt-0.5 pr-10 ${error ? wrongLook : edgeLook}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-3.5 right-3 size-5" />
      </span>
    </FieldFrame>
  );
}
