import { useId } from "react";
import { CheckboxField } from "#ui/form/choice.tsx";
import { Field, SelectField } from "#ui/form/field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { tied } from "#ui/record-form/tied.ts";
import {
  categories,
  categoryLabels,
  collectionLabels,
  collections,
  productPath,
  techniqueLabels,
  techniques,
} from "../../product.ts";
import { type PartProps, ticked } from "./ticked.ts";

const optionsOf = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) =>
  words.map((value) => ({ value, label: labels[value] }));

export function NameFields({ state }: PartProps) {
  const { slug } = state.texts;
  return (
    <TitledPart level={3} title="Basics">
      <Field {...tied(state, "name")} label="Name" required maxLength={200} autoComplete="off" />
      <Field
        {...tied(state, "slug")}
        label="Slug"
        required
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        hint={slug ? `The product's address: ${productPath({ slug })}` : "Made from the name."}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          {...tied(state, "price")}
          label="Price"
          required
          type="number"
          step="0.01"
          min="0"
          inputMode="decimal"
          hint="Rupees, all taxes included"
        />
        <Field {...tied(state, "sku")} label="SKU" maxLength={60} autoComplete="off" />
      </div>
    </TitledPart>
  );
}

export function ClassificationFields({ state, artisans }: PartProps & { artisans: readonly string[] }) {
  const list = useId();
  return (
    <TitledPart level={3} title="Classification">
      <SelectField
        {...tied(state, "collection")}
        label="Collection"
        required
        options={optionsOf(collections, collectionLabels)}
      />
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <SelectField
          {...tied(state, "category")}
          label="Category"
          required
          options={optionsOf(categories, categoryLabels)}
        />
        <SelectField
          {...tied(state, "technique")}
          label="Technique"
          required
          options={optionsOf(techniques, techniqueLabels)}
        />
      </div>
      <Field
        {...tied(state, "artisan")}
        label="Artisan"
        list={list}
        maxLength={120}
        autoComplete="off"
        hint="Choose one of the shop's artisans, or write another name."
      />
      <datalist id={list}>
        {artisans.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="flex flex-wrap gap-x-8">
        <CheckboxField {...ticked(state, "featured")} label="Featured" />
        <CheckboxField {...ticked(state, "limited")} label="Limited" />
      </div>
      <Field {...tied(state, "edition")} label="Edition" maxLength={120} placeholder="Edition of 25" />
    </TitledPart>
  );
}
