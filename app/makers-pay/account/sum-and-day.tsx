import { DayField } from "#records/fields/day-field.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import type { MakerAccountAnswer } from "./account.form.ts";
import { makerAccountText as text } from "./account.text.ts";

interface SumAndDayProps {
  /** As it is filled in; empty where it is typed. */
  amount?: string;
  today: string;
  given: MakerAccountAnswer | undefined;
}

/** A sum of an account, and the day that it counts for. */
export function SumAndDay({ amount = "", today, given }: SumAndDayProps) {
  const [errors, typed] = [errorsIn(given), typedOf(given)];
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-3 sm:grid-cols-2">
      <Field
        name="amount"
        label={text.amount}
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={typed?.amount ?? amount}
        error={errors.amount}
      />
      <DayField name="on" label={text.on} required defaultValue={typed?.on ?? today} error={errors.on} />
    </div>
  );
}
