import { careOf } from "#catalogue/label/label-rows.ts";
import { productFields } from "#catalogue/product-fields.ts";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { settingsText } from "./settings.text.ts";
import type { ShopFactsAnswer } from "./shop-facts.form.ts";

const names = ["originCountry", "netQuantity", "madeBy", "madeMonth", "consumerCare"] as const;

export type LabelFactsShown = { [Name in (typeof names)[number]]?: string | undefined };

interface LabelFieldsProps {
  facts: LabelFactsShown & Record<"name" | "address" | "phone" | "email", string>;
  given: ShopFactsAnswer | undefined;
}

/** What labels and product pages say of all goods that say nothing else (LABEL-2). */
export function LabelFields({ facts, given }: LabelFieldsProps) {
  const [typed, errors] = [typedIn(given), errorsIn(given)];
  const today = (name: (typeof names)[number]) => {
    if (name === "consumerCare")
      return settingsText.label.care(careOf({ ...facts, consumerCare: undefined }));
    const text = facts[name];
    return text ? settingsText.label.today(text) : settingsText.label.none;
  };
  const tied = (name: (typeof names)[number]) => ({
    name,
    label: productFields[name].label,
    defaultValue: typed[name] ?? facts[name] ?? "",
    error: errors[name],
    hint: today(name),
    hideOptional: true,
    autoComplete: "off",
  });
  return (
    <TitledPart title={settingsText.label.title} className="md:col-span-2">
      <p className="text-ink-2">{settingsText.label.about}</p>
      <div className="grid gap-4 md:grid-cols-3">
        <Field {...tied("originCountry")} placeholder="India" />
        <Field {...tied("netQuantity")} placeholder="1 piece" />
        <Field {...tied("madeMonth")} placeholder="11/2026" />
      </div>
      <Field {...tied("madeBy")} />
      <Field {...tied("consumerCare")} />
    </TitledPart>
  );
}
