import { type ComponentProps, useState } from "react";
import { latinDigits } from "#values/text/latin-digits.ts";
import { Icon } from "../media/icon.tsx";

export interface StepperProps {
  /** For a visible label. */
  id?: string;
  name: string;
  /** The field's name for assistive technology: "Quantity", "Quantity of Kohbar Lotus Tote". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  onChange: (value: number) => void;
  /**
   * Below this the minus is disabled; 0 lets the minus take the last one away. A typed 0 is left to the form
   * around.
   */
  min?: number;
  /** What is typed beyond it counts as this, and stands in the field once it is left. */
  max?: number;
  /** More attributes for the buttons: a submit name and value makes them work without script. */
  minus?: ComponentProps<"button">;
  plus?: ComponentProps<"button">;
}

/** A whole number with minus and plus, 48 px high; the number itself can be typed. */
export function Stepper(props: StepperProps) {
  const { id, name, label, value, onChange, min = 1, max = 999 } = props;
  const [typed, setTyped] = useState<string>();
  const take = (text: string) => {
    setTyped(text);
    const number = Number(latinDigits(text));
    if (Number.isInteger(number) && number >= (min || 1)) onChange(Math.min(number, max));
  };
  /** No button goes below the least: minus rests there. */
  const step = (by: number) => {
    setTyped(undefined);
    onChange(Math.min(value + by, max));
  };
  return (
    <div className="inline-grid h-12 grid-cols-[2.875rem_3rem_2.875rem] items-center rounded border border-edge bg-field">
      <button
        type="button"
        {...props.minus}
        aria-label={props.decreaseLabel}
        disabled={value <= min}
        onClick={() => step(-1)}
        className="step-button"
      >
        <Icon name="minus" className="size-5" />
      </button>
      <input
        id={id}
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setTyped(undefined)}
        className="h-full w-full min-w-0 pt-0.5 text-center font-semibold tabular-nums focus-visible:-outline-offset-2"
      />
      <button
        type="button"
        {...props.plus}
        aria-label={props.increaseLabel}
        disabled={value >= max}
        onClick={() => step(1)}
        className="step-button"
      >
        <Icon name="plus" className="size-5" />
      </button>
    </div>
  );
}
