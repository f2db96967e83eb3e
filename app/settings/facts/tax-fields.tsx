import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { gstRates } from "#values/money/gst.ts";
import { handicraftHint } from "#values/money/handicraft.ts";
import { factsText } from "./facts.text.ts";
import { type FactsFieldsProps, tiedFacts } from "./facts-view.tsx";

/** The tax as papers print it. */
export function TaxFields(props: FactsFieldsProps) {
  const tied = tiedFacts(props);
  const hsn = tied("hsn");
  const hint = [factsText.hsnHint, handicraftHint(hsn.defaultValue)].filter(Boolean).join(" ");
  return (
    <TitledPart title={factsText.parts.gst} className="max-w-form">
      <Field {...tied("gstin")} autoCapitalize="characters" spellCheck={false} />
      <SelectField {...tied("gstRate")} hint={factsText.gstRateHint} options={rateOptions()} />
      <Field {...hsn} hint={hint} inputMode="numeric" maxLength={12} />
    </TitledPart>
  );
}

const rateOptions = () => [
  { value: "", label: factsText.noRate },
  ...gstRates.map((rate) => ({ value: rate, label: `${rate} %` })),
];
