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
      defaultValue={day === defaultValue ? shownDay(day) : defaultValue}
      end={(id) => (
        <DayButton
          day={day}
          onPick={(picked) => type(id, dayToType(picked))}
          className="absolute top-0.5 right-0.5"
        />
      )}
    />
  );
}

const shownDay = (day: string): string => (day === "" ? "" : dayToType(day));

/** As if it was typed there, for whatever listens to the form. */
function type(id: string, text: string): void {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
