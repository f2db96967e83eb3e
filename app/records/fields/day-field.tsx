import { Field, type FieldProps } from "#ui/form/field.tsx";
import { dayOfTyped, dayToType } from "#values/time/typed-moment.ts";
import { DayButton } from "./day-button.tsx";

interface DayFieldProps extends Omit<FieldProps, "type" | "value" | "end"> {
  /** As '2026-12-01', or as it was typed. */
  defaultValue: string;
}

/** A day that is typed, or chosen in a calendar. */
export function DayField({ defaultValue, ...field }: DayFieldProps) {
  const day = dayOfTyped(defaultValue);
  return (
    <Field
      {...field}
      autoComplete="off"
      defaultValue={shownDay(defaultValue)}
      end={(id) => (
        <DayButton
          day={day}
          onPick={(picked) => typeDay(id, picked)}
          className="absolute top-0.5 right-0.5"
        />
      )}
    />
  );
}

/** A day as it is typed: '2026-12-01' as '1/12/2026', and whatever was typed as it stands. */
export const shownDay = (text: string): string =>
  text !== "" && dayOfTyped(text) === text ? dayToType(text) : text;

/** As if it was typed there, for whatever listens to the form. */
export function typeDay(id: string, day: string): void {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = dayToType(day);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
