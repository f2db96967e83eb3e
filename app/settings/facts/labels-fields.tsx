import { careOf } from "#catalogue/label/label-rows.ts";
import { Field } from "#ui/form/field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { factsText } from "./facts.text.ts";
import { type FactsFieldsProps, tiedFacts } from "./facts-view.tsx";

type LabelFact = "originCountry" | "netQuantity" | "madeBy" | "madeMonth" | "consumerCare";

/** The defaults of labels and product pages for all goods without their own (LABEL-2), and certificates. */
export function LabelsFields(props: FactsFieldsProps) {
  const { facts } = props;
  const { parts, label, giHint } = factsText;
  const tied = (name: LabelFact) => ({
    ...tiedFacts(props)(name),
    hint: today(name, facts),
    autoComplete: "off",
  });
  return (
    <div className="grid max-w-form gap-8">
      <TitledPart title={parts.labels}>
        <p className="text-ink-2">{label.about}</p>
        <Field {...tied("originCountry")} placeholder="India" />
        <Field {...tied("netQuantity")} placeholder={label.onePiece} />
        <Field {...tied("madeMonth")} placeholder="11/2026" />
        <Field {...tied("madeBy")} />
        <Field {...tied("consumerCare")} />
      </TitledPart>
      <TitledPart title={parts.certificates}>
        <Field {...tiedFacts(props)("giNumber")} hint={giHint(facts.giNumber)} />
      </TitledPart>
    </div>
  );
}

function today(name: LabelFact, facts: FactsFieldsProps["facts"]): string {
  if (name === "consumerCare") return factsText.label.care(careOf({ ...facts, consumerCare: undefined }));
  const text = facts[name];
  return text ? factsText.label.today(text) : factsText.label.none;
}
