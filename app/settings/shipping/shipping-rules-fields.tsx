import { useState } from "react";
import { shippingRuleInWords } from "#shipping/shipping-rule.ts";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupees } from "#values/money/money.ts";
import { type ShippingRates, usualShippingRates } from "#values/money/shipping-rates.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { parseShippingRules, type RateField, type ShippingRulesAnswer } from "./shipping-rules.form.ts";
import { shippingRulesText } from "./shipping-rules.text.ts";

type Texts = Record<RateField, string>;

interface ShippingRulesFieldsProps {
  rates: ShippingRates;
  given: ShippingRulesAnswer | undefined;
}

/** The five sums of the shipping rule, and their effect in words. */
export function ShippingRulesFields({ rates, given }: ShippingRulesFieldsProps) {
  const [texts, setTexts] = useState<Texts>(() => textsOf(rates, given));
  const errors = errorsIn(given);
  const tied = (name: RateField) => ({
    name,
    label: shippingRulesText.fields[name],
    value: texts[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTexts((now) => ({ ...now, [name]: value })),
    error: errors[name],
    hint: shippingRulesText.ifEmpty(rupees(usualShippingRates[name])),
    inputMode: "decimal" as const,
    hideOptional: true,
  });
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-x-10">
      <TitledPart title={shippingRulesText.parts.standard}>
        <Field {...tied("standard")} />
        <Field {...tied("freeFrom")} />
      </TitledPart>
      <TitledPart title={shippingRulesText.parts.express}>
        <Field {...tied("express")} />
        <Field {...tied("cheapExpress")} />
        <Field {...tied("cheapExpressFrom")} />
      </TitledPart>
      <RuleInWords texts={texts} />
    </div>
  );
}

function RuleInWords({ texts }: { texts: Texts }) {
  const parsed = parseShippingRules(formOf(texts));
  const words =
    parsed.kind === "valid"
      ? shippingRuleInWords(parsed.value)
      : Object.values(parsed.errors).find((error) => error);
  return (
    <section aria-label={shippingRulesText.parts.rule} className="bg-fold px-4 py-3 md:col-span-2">
      <h2 className="text-sm font-semibold">{shippingRulesText.parts.rule}</h2>
      <p aria-live="polite">{words}</p>
    </section>
  );
}

function formOf(texts: Texts): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  return form;
}

function textsOf(rates: ShippingRates, given: ShippingRulesAnswer | undefined): Texts {
  const typed = typedIn(given);
  const text = (name: RateField) => typed[name] ?? rupeesToType(rates[name]);
  return {
    standard: text("standard"),
    freeFrom: text("freeFrom"),
    express: text("express"),
    cheapExpress: text("cheapExpress"),
    cheapExpressFrom: text("cheapExpressFrom"),
  };
}
