import type { ComponentProps } from "react";
import { Icon } from "../media/icon.tsx";
import { edgeLook, FieldFrame, type Labelled, useTies, wrongLook } from "./field.tsx";

export interface SelectFieldProps
  extends Labelled,
    Omit<ComponentProps<"select">, "id" | "required" | "name" | "children"> {
  name: string;
  /** `mark` is a class by which styles know that an option is chosen. */
  options: readonly { value: string; label: string; disabled?: boolean; mark?: string }[];
}

/** One choice out of a list, with its label; the browser's own list opens. */
export function SelectField({
  label,
  beside,
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
        <select
          {...select}
          {...control}
          className={`control h-12 appearance-none pt-0.5 pr-10 ${error ? wrongLook : edgeLook}`}
        >
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className={option.mark}
            >
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-3.5 right-3 size-5" />
      </span>
    </FieldFrame>
  );
}
