import { india } from "#addresses/address.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { RadioGroup } from "#ui/form/choice.tsx";
import { Field } from "#ui/form/field.tsx";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import type { CountryOption } from "#values/contact/country-options.text.ts";
import { AddressParts } from "../form/address-parts.tsx";
import { AdvanceField, PromisedOnField, ShippingCostField } from "../form/agreed-fields.tsx";
import { countryField } from "../writing/both-addresses.form.ts";
import type { TypedOffer } from "../writing/offer.form.ts";
import { newOrderText as text, wayNames } from "./new-order.text.ts";
import type { TakenFrom } from "./taken-order.form.ts";
import { waysToPay } from "./ways-to-pay.ts";

export interface TakenPartProps {
  source: TakenFrom;
  typed: TypedOffer;
  errors: FieldErrors<string>;
  countries?: readonly CountryOption[] | undefined;
}

interface PaymentPartProps extends TakenPartProps {
  /** That are open, whose goods it may be. */
  stalls: readonly { id: string; name: string }[];
}

/** How it is paid, and whether the buyer has it already. */
export function PaymentPart({ source, stalls, typed, errors }: PaymentPartProps) {
  return (
    <TitledPart title={text.payment}>
      {source === "stall" && (
        <div>
          <CheckboxField
            name="takenAlong"
            label={text.takenAlong}
            defaultChecked={typed.takenAlong === "on"}
          />
          <p className="text-sm text-ink-2">{text.takenAlongHint}</p>
        </div>
      )}
      {stalls.length > 0 && (
        <SelectField
          name="stall"
          label={text.stall}
          hint={text.stallHint}
          defaultValue={typed.stall ?? ""}
          options={[
            { value: "", label: text.noStall },
            ...stalls.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          error={errors.stall}
        />
      )}
      <RadioGroup
        name="pay"
        label={text.pay}
        defaultValue={typed.pay}
        error={errors.pay}
        options={waysToPay.map((value) => ({ value, ...wayNames[value] }))}
      />
      <Field
        name="reference"
        label={text.reference}
        hint={text.referenceHint}
        defaultValue={typed.reference ?? ""}
        error={errors.reference}
        autoComplete="off"
      />
      {(errors.takesLacking || typed.takesLacking === "on") && (
        <CheckboxField
          name="takesLacking"
          label={text.lacking}
          defaultChecked={typed.takesLacking === "on"}
          error={errors.takesLacking}
        />
      )}
    </TitledPart>
  );
}

/** When it leaves, where to, and for how much. At a fair it is folded up: most of it is taken along. */
export function LaterPart(props: TakenPartProps) {
  const { source, typed, errors } = props;
  if (source === "phone") return <Parts {...props} />;
  const isOpen = Object.keys({ ...errors }).some(isOfLater) || Object.entries(typed).some(isTyped);
  return (
    <details open={isOpen} className="border border-hair p-4">
      <summary className="action text-sm">{text.later}</summary>
      <div className="mt-3 grid gap-8">
        <p className="text-sm text-ink-2">
          {text.laterHint} {text.fairElsewhere}
        </p>
        <Parts {...props} />
      </div>
    </details>
  );
}

const isOfLater = (name: string): boolean =>
  /^(billing|shipping)-/.test(name) || ["promisedOn", "shippingCost", "advancePercent"].includes(name);

/** A country stands there from the first. */
const isTyped = ([name, text]: [string, string]): boolean =>
  isOfLater(name) && text !== "" && !(name === countryField && text === india);

function Parts({ source, typed, errors, countries }: TakenPartProps) {
  return (
    <>
      <div className="grid gap-4">
        <PromisedOnField typed={typed} errors={errors} />
        <ShippingCostField typed={typed} errors={errors} />
        <AdvanceField typed={typed} errors={errors} />
      </div>
      <AddressParts
        typed={typed}
        errors={errors}
        countries={countries}
        areNeeded={source === "phone"}
        isElsewhere
      />
    </>
  );
}
