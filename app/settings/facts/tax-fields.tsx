import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { gstRates } from "#values/money/gst.ts";
import { handicraftHint } from "#values/money/handicraft.ts";
import { supplyRules } from "#values/place-of-supply.ts";
import { factsText } from "./facts.text.ts";
import { type FactsFieldsProps, tiedFacts } from "./facts-view.tsx";

/** The tax as papers print it. */
export function TaxFields(props: FactsFieldsProps) {
  const tied = tiedFacts(props);
  const { supply } = factsText;
  const hsn = tied("hsn");
  const hint = [factsText.hsnHint, handicraftHint(hsn.defaultValue)].filter(Boolean).join(" ");
  return (
    <div className="grid max-w-form gap-8">
      <TitledPart title={factsText.parts.gst}>
        <Field {...tied("gstin")} autoCapitalize="characters" spellCheck={false} />
        <Field {...tied("pan")} hint={factsText.panHint} autoCapitalize="characters" spellCheck={false} />
        <SelectField {...tied("gstRate")} hint={factsText.gstRateHint} options={rateOptions()} />
        <Field {...hsn} hint={hint} inputMode="numeric" maxLength={12} />
      </TitledPart>
      <TitledPart title={supply.title}>
        <SelectField {...tied("supplyRule")} hint={supply.when} options={ruleOptions()} />
        <p>{supply.today[props.facts.supplyRule]}</p>
        <div className="grid gap-2 text-sm text-ink-2">
          <blockquote lang="en" className="border-l-2 border-hair pl-3">
            {supply.law}
          </blockquote>
          <p>{supply.source}</p>
          <p>{supply.kept}</p>
        </div>
      </TitledPart>
    </div>
  );
}

const ruleOptions = () => supplyRules.map((value) => ({ value, label: factsText.supply.rules[value] }));

const rateOptions = () => [
  { value: "", label: factsText.noRate },
  ...gstRates.map((rate) => ({ value: rate, label: `${rate} %` })),
];
