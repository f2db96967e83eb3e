import { May } from "#accounts/permissions/may.tsx";
import { cashToday } from "#cash-on-delivery/cash-today.text.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn, typedOf } from "#ui/form/form-answer.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { Link } from "#ui/link.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { stateName } from "#values/contact/state-name.ts";
import { type CashTerms, needsMobile } from "#values/money/cash-terms.ts";
import type { Paise } from "#values/money/money.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { cashSettingsText as say } from "./cash-settings.text.ts";
import type { CashTermsAnswer, CashTermsField } from "./cash-terms.form.ts";

interface CashTermsFieldsProps {
  terms: CashTerms;
  given: CashTermsAnswer | undefined;
}

/** The owner's terms for cash on delivery, each with what it means today. */
export function CashTermsFields({ terms, given }: CashTermsFieldsProps) {
  const errors = errorsIn(given);
  const typed = typedIn(given);
  const tied = (name: CashTermsField, now: string) => ({
    name,
    label: "",
    error: errors[name],
    defaultValue: typed[name] ?? now,
    hideOptional: true,
  });
  const sum = (name: CashTermsField, now: Paise | undefined) => ({
    ...tied(name, now === undefined ? "" : rupeesToType(now)),
    inputMode: "decimal" as const,
  });
  const count = (name: CashTermsField, now: number | undefined) => ({
    ...tied(name, now === undefined ? "" : String(now)),
    inputMode: "numeric" as const,
  });
  const was = typedOf(given);
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-x-10">
      <TitledPart title={say.sums}>
        <Field {...sum("min", terms.min)} label={say.min} hint={say.ifEmpty("")} />
        <Field {...sum("max", terms.max)} label={say.max} hint={say.ifEmpty("")} />
        <Field
          {...sum("firstMax", terms.firstMax)}
          label={say.firstMax}
          hint={say.ifEmpty(cashToday.firstMax(terms))}
        />
        <Field
          {...sum("fee", terms.fee)}
          label={say.fee}
          hint={`${say.feeIfEmpty(cashToday.fee(terms))} ${say.feeNote}`}
        />
        <SelectField
          {...tied("rounding", terms.rounding ?? "rupee")}
          label={say.rounding}
          options={say.roundingChoices}
          hint={`${cashToday.rounding(terms)} ${say.roundingSource}`}
        />
      </TitledPart>
      <TitledPart title={say.people}>
        <div>
          <CheckboxField
            name="needsMobile"
            label={say.needsMobile}
            defaultChecked={was ? was.needsMobile === "on" : terms.needsMobile}
          />
          <p className="text-sm text-ink-2">{cashToday.needsMobile(needsMobile(terms))}</p>
        </div>
        <Field
          {...count("openPerPhone", terms.openPerPhone)}
          label={say.openPerPhone}
          hint={say.ifEmpty(cashToday.openPerPhone(terms))}
        />
        <Field
          {...count("returnedPerPhone", terms.returnedPerPhone)}
          label={say.returnedPerPhone}
          hint={say.ifEmpty(cashToday.returnedPerPhone(terms))}
        />
      </TitledPart>
      <TitledPart title={say.confirming}>
        <SelectField
          {...tied("confirm", terms.confirm)}
          label={say.confirm}
          options={say.confirmChoices}
          hint={cashToday.confirm(terms)}
        />
        <Field
          {...count("cancelAfterHours", terms.cancelAfterHours)}
          label={say.cancelAfterHours}
          hint={say.hoursHint}
        />
        <p className="text-sm text-ink-2">
          {say.saving}{" "}
          <May needs="money" otherwise={say.discounts}>
            <Link to="/admin/dashboard/discounts" className="text-ink underline decoration-geru">
              {say.discounts}
            </Link>
          </May>
        </p>
      </TitledPart>
      <TitledPart title={say.places}>
        <TextAreaField
          {...tied("blockedStates", terms.blockedStates.map(stateName).join("\n"))}
          label={say.blockedStates}
          hint={`${say.statesHint} ${cashToday.blockedStates(terms)}`}
          rows={3}
        />
      </TitledPart>
    </div>
  );
}
