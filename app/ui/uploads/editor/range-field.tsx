import { useId } from "react";

interface RangeFieldProps {
  label: string;
  name: string;
  /** As far to either side of nought. */
  most: number;
  step: number;
  value: number;
  /** The value as it is read. */
  shown: string;
  onChange(value: number): void;
}

/** A slider with nought in its middle, 44 px high. */
export function RangeField({ label, name, most, step, value, shown, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="grid">
      <div className="flex items-baseline justify-between text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="text-ink-2 tabular-nums">
          {shown}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={-most}
        max={most}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="h-11 w-full cursor-pointer"
      />
    </div>
  );
}
