import { useId } from "react";
import { CheckboxField } from "#ui/choice.tsx";
import { tied } from "#ui/desk-form/tied.ts";
import { Field, SelectField, TextAreaField } from "#ui/field.tsx";
import { TitledPart } from "#ui/titled-part.tsx";
import {
  categories,
  categoryLabels,
  collectionLabels,
  collections,
  productPath,
  techniqueLabels,
  techniques,
} from "../product.ts";
import { productText } from "./product.text.ts";
import type { ProductFormState } from "./use-product-form.ts";

interface PartProps {
  state: ProductFormState;
}

/** The attributes of a box to tick. */
function ticked({ texts, errors, type }: ProductFormState, name: "featured" | "limited" | "inStock") {
  return {
    name,
    value: "true",
    checked: texts[name] === "true",
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      type(name, String(currentTarget.checked)),
  };
}

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

export function KindFields({ state, artisans }: PartProps & { artisans: readonly string[] }) {
  const list = useId();
  return (
    <TitledPart level={3} title="Kind">
      <SelectField
        {...tied(state, "collection")}
        label="Collection"
        required
        options={optionsOf(collections, collectionLabels)}
      />
      <div className="grid grid-cols-2 gap-4">
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

export function StockFields({ state }: PartProps) {
  return (
    <TitledPart level={3} title="Stock and tax">
      <CheckboxField {...ticked(state, "inStock")} label="In stock" />
      <Field
        {...tied(state, "stockCount")}
        label="Stock count"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        hint="Orders take from it; at zero the product is out of stock. Empty: not counted."
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          {...tied(state, "hsn")}
          label="HSN Code"
          hint={productText.asInSettings}
          inputMode="numeric"
          maxLength={8}
          autoComplete="off"
        />
        <Field
          {...tied(state, "taxRate")}
          label="Tax Rate (%)"
          hint={productText.asInSettings}
          inputMode="decimal"
          maxLength={6}
          autoComplete="off"
        />
      </div>
    </TitledPart>
  );
}

export function DetailFields({ state }: PartProps) {
  return (
    <TitledPart level={3} title="Details">
      <Field
        {...tied(state, "features")}
        label="Features"
        maxLength={2000}
        hint="With commas between them: Handloom cotton, Inside pocket"
      />
      <Field {...tied(state, "material")} label="Material" maxLength={300} />
      <div className="grid grid-cols-2 gap-4">
        <Field {...tied(state, "size")} label="Size" maxLength={300} />
        <Field {...tied(state, "weight")} label="Weight" maxLength={120} />
      </div>
      <Field {...tied(state, "handles")} label="Handles" maxLength={300} />
      <TextAreaField {...tied(state, "story")} label="Story" rows={5} maxLength={8000} />
    </TitledPart>
  );
}
