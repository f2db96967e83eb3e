import { RecordForm } from "#records/record-form.tsx";
import { tied } from "#records/tied.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { longestCode } from "../codes/typed-code.ts";
import type { DiscountField } from "./discount.form.ts";
import { discountAdminText, kindLabels, scopeLabels } from "./discount-admin.text.ts";
import type { DiscountAnswer, OpenDiscount } from "./discount-answer.ts";
import { discountsPath } from "./discounts-path.ts";
import { type DiscountFormState, useDiscountForm } from "./use-discount-form.ts";

const { hints } = discountAdminText;

interface DiscountFormProps {
  open: OpenDiscount;
  given: DiscountAnswer | undefined;
  closeTo: string;
}

/** All that an owner says of a discount. */
export function DiscountForm({ open, given, closeTo }: DiscountFormProps) {
  const state = useDiscountForm(open, given, closeTo);
  return (
    <RecordForm state={state} words={discountAdminText} reload={discountsPath({ edit: state.start.id })}>
      <div className="grid gap-8 md:grid-cols-2 md:gap-x-10">
        <WhatFields state={state} />
        <WhoFields state={state} />
      </div>
    </RecordForm>
  );
}

type PartProps = { state: DiscountFormState };

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function WhatFields({ state }: PartProps) {
  return (
    <TitledPart level={3} title="What it gives">
      <Field
        {...tied(state, "code")}
        label="Code"
        hint={hints.code}
        maxLength={longestCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field {...tied(state, "title")} label="Title" hint={hints.title} required />
      <SelectField {...tied(state, "kind")} label="Kind" options={optionsOf(kindLabels)} required />
      <Field
        {...tied(state, "value")}
        label="Value"
        hint={hints.value}
        inputMode="decimal"
        required={state.texts.kind !== "shipping"}
        hideOptional
      />
      <Field {...tied(state, "cap")} label="Cap" hint={hints.cap} inputMode="decimal" />
      <Field
        {...tied(state, "minSubtotal")}
        label="Minimum Subtotal"
        hint={hints.minSubtotal}
        inputMode="decimal"
      />
    </TitledPart>
  );
}

function WhoFields({ state }: PartProps) {
  return (
    <TitledPart level={3} title="For what, whom and when">
      <SelectField
        {...tied(state, "appliesTo")}
        label="Applies To"
        options={optionsOf(scopeLabels)}
        required
      />
      <Field {...tied(state, "which")} label="Which" hint={hints.which} autoComplete="off" />
      <Field {...tied(state, "starts")} label="Starts" hint={hints.moment} autoComplete="off" />
      <Field {...tied(state, "ends")} label="Ends" autoComplete="off" />
      <Field {...tied(state, "mostUses")} label="Most Uses" inputMode="numeric" autoComplete="off" />
      <Field
        {...tied(state, "mostPerPerson")}
        label="Most Per Person"
        hint={hints.mostPerPerson}
        inputMode="numeric"
        autoComplete="off"
      />
      <CheckboxField {...box(state, "firstOrder")} label="First Order Only" />
      <CheckboxField {...box(state, "active")} label="Active" />
      <CheckboxField {...box(state, "onHome")} label="Show on the home page" />
      <p className="text-sm text-ink-2">{hints.onHome}</p>
    </TitledPart>
  );
}

const box = ({ texts, errors, type }: DiscountFormState, field: DiscountField) => ({
  name: field,
  value: "true",
  checked: texts[field] === "true",
  error: errors[field],
  onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    type(field, String(currentTarget.checked)),
});
