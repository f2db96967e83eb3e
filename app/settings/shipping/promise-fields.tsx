import { RadioGroup } from "#ui/form/choice.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { type PromiseTerms, promiseModes } from "#values/promise-terms.ts";
import type { ShippingRulesAnswer } from "./shipping-rules.form.ts";
import { shippingRulesText } from "./shipping-rules.text.ts";

interface PromiseFieldsProps {
  terms: PromiseTerms;
  given: ShippingRulesAnswer | undefined;
}

/** How far buyers read by when something leaves that is made to order. */
export function PromiseFields({ terms: { mode, stopAfterWeeks }, given }: PromiseFieldsProps) {
  const { title, label, modes, stopAfterWeeks: weeks, stops, groups } = shippingRulesText.promise;
  const [typed, errors] = [typedIn(given), errorsIn(given)];
  return (
    <TitledPart title={title} className="mt-8">
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-x-10">
        <RadioGroup
          name="promise"
          label={label}
          options={promiseModes.map((value) => ({ value, ...modes[value] }))}
          defaultValue={typed.promise ?? mode}
        />
        <div className="grid gap-2">
          <Field
            name="stopAfterWeeks"
            label={weeks}
            inputMode="numeric"
            autoComplete="off"
            hideOptional
            defaultValue={
              typed.stopAfterWeeks ?? (stopAfterWeeks === undefined ? "" : String(stopAfterWeeks))
            }
            hint={stops}
            error={errors.stopAfterWeeks}
          />
          <p className="text-sm text-ink-2">{groups}</p>
        </div>
      </div>
    </TitledPart>
  );
}
