import type { ComponentProps } from "react";
import { edgeLook, FieldFrame, type Labelled, useTies, wrongLook } from "./field.tsx";

export interface TextAreaFieldProps
  extends Labelled,
    Omit<ComponentProps<"textarea">, "id" | "required" | "name"> {
  name: string;
}

/** Several lines of text with their label. */
export function TextAreaField({
  label,
  beside,
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
      <textarea
        {...area}
        {...control}
        rows={rows}
        className={`control min-h-24 py-2.5 ${error ? wrongLook : edgeLook}`}
      />
    </FieldFrame>
  );
}
