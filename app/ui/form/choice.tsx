import type { ReactNode } from "react";
import { FieldNotes } from "./field-notes.tsx";

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second line below the label. */
  note?: ReactNode;
  /** Stands at the right end: a price, a count. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  /** The group's alone on its page: its label and its error are found by it. */
  name: string;
  /** The group's name for assistive technology, shown above the choices unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string;
  /** Each choice in its own ruled row, as on a checkout page. */
  boxed?: boolean;
}

/** One choice out of a few, all of them visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, label, hideLabel = false, options, error, boxed = false } = props;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <p id={`${name}-label`} className={hideLabel ? "sr-only" : "pb-1 text-md font-semibold"}>
        {label}
      </p>
      <div className={boxed ? "divide-y divide-hair rounded border border-edge bg-field" : ""}>
        {options.map((option) => (
          <RadioRow key={option.value} group={props} name={name} option={option} boxed={boxed} />
        ))}
      </div>
      <FieldNotes id={name} error={error} />
    </div>
  );
}

interface RadioRowProps {
  group: RadioGroupProps;
  name: string;
  option: RadioOption;
  boxed: boolean;
}

function RadioRow({ group, name, option, boxed }: RadioRowProps) {
  const { value, defaultValue, onChange } = group;
  const chosen =
    value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value };
  return (
    <label className={boxed ? "choice p-4" : "choice"}>
      <input
        {...chosen}
        type="radio"
        name={name}
        value={option.value}
        disabled={option.disabled}
        onChange={() => onChange?.(option.value)}
        className="choice-mark dot"
      />
      {option.note || option.disabled ? <RadioWords option={option} /> : option.label}
      {option.aside !== undefined && <span className={boxed ? "ml-auto" : "choice-end"}>{option.aside}</span>}
    </label>
  );
}

function RadioWords({ option: { label, note, disabled } }: { option: RadioOption }) {
  return (
    <span className={disabled ? "text-ink-2" : ""}>
      {label}
      {note && <span className="block text-sm text-ink-2">{note}</span>}
    </span>
  );
}
