import type { ReactNode } from "react";
import { fieldPlace } from "#records/fields/field-place.ts";
import { Field } from "#ui/form/field.tsx";
import { FoldedPart } from "#ui/page/folded-part.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import { typedRupees } from "#values/money/typed-rupees.ts";
import { isBlank } from "#values/text/blank.ts";
import { rateAnHour, typedHours } from "../../steps/making-step.ts";
import { choiceField, stepPlaces, type TypedStep } from "../options/typed-choices.ts";
import { type ChoicesState, isWrong } from "../options/use-choices.ts";
import { stepsText } from "./steps.text.ts";

interface StepsPartProps {
  choices: ChoicesState;
  /** The name of the group that makes it; `isWrong` where its fields hold an error. */
  group: { name: string | undefined; isWrong: boolean };
  /** Its fields. */
  children: ReactNode;
}

/** How a product is made: by which group, and its steps, with two empty rows for more. */
export function StepsPart({ choices, group, children }: StepsPartProps) {
  const steps = stepPlaces(choices.steps);
  const filled =
    steps.findLastIndex(({ name, rate, week, hours }) => ![name, rate, week, hours].every(isBlank)) + 1;
  return (
    <FoldedPart
      id={fieldPlace("step-0")}
      title={stepsText.title}
      holds={[group.name, ...steps.map(({ name }) => name.trim())].filter(Boolean).join(", ")}
      isNeeded={group.isWrong || isWrong(choices, "step")}
    >
      {children}
      <p className="text-sm text-ink-2">{stepsText.hint}</p>
      <div className="grid gap-6">
        {steps.slice(0, filled + 2).map((row, place) => (
          <StepFields key={stepsText.step(place)} choices={choices} place={place} row={row} />
        ))}
      </div>
    </FoldedPart>
  );
}

interface StepFieldsProps {
  choices: ChoicesState;
  place: number;
  row: TypedStep;
}

function StepFields({ choices, place, row }: StepFieldsProps) {
  const fieldOf = (fact: keyof TypedStep) => {
    const name = choiceField("step", place, fact);
    return {
      name,
      value: row[fact],
      error: choices.errors[name],
      hideOptional: true,
      autoComplete: "off",
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        choices.changeStep(place, { [fact]: currentTarget.value }),
    };
  };
  const anHour = rateAnHour({ rate: typedRupees(row.rate) ?? null, hours: typedHours(row.hours) });
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 font-semibold">{stepsText.step(place)}</legend>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[2fr_1fr_1fr_1fr] md:gap-x-6">
        <div className="col-span-2 md:col-span-1">
          <Field
            {...fieldOf("name")}
            label={stepsText.name}
            placeholder={place === 0 ? stepsText.nameExample : undefined}
          />
        </div>
        <Field {...fieldOf("rate")} label={stepsText.rate} inputMode="decimal" hint={stepsText.rateHint} />
        <Field {...fieldOf("week")} label={stepsText.week} inputMode="numeric" hint={stepsText.weekHint} />
        <Field
          {...fieldOf("hours")}
          label={stepsText.hours}
          inputMode="decimal"
          hint={anHour === undefined ? stepsText.hoursHint : stepsText.anHour(rupeesAndPaise(anHour))}
        />
      </div>
    </fieldset>
  );
}
