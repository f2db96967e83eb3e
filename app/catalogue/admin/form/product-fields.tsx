import { useId } from "react";
import { tied } from "#records/tied.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { productPath } from "../../product.ts";
import { productFields } from "../../product-fields.ts";
import { productText } from "./product.text.ts";
import { box, line, list, type PartProps } from "./use-product-form.ts";

export function NameFields({ state }: PartProps) {
  const { slug } = state.texts;
  return (
    <TitledPart level={3} title="Basics">
      <Field {...line(state, "name")} required autoComplete="off" />
      <Field
        {...line(state, "slug")}
        required
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
        <Field {...line(state, "sku")} autoComplete="off" />
      </div>
    </TitledPart>
  );
}

/** A lower price for a time; an end that is left empty is open. */
export function SaleFields({ state }: PartProps) {
  return (
    <TitledPart level={3} title="Sale">
      <Field
        {...tied(state, "salePrice")}
        label={productFields.salePrice.label}
        type="number"
        step="0.01"
        min="0"
        inputMode="decimal"
        hint="Rupees, below the price. The price before stands struck through beside it."
      />
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <Field
          {...line(state, "saleFrom")}
          autoComplete="off"
          placeholder="26/11/2026"
          hint="Empty: from now on."
        />
        <Field
          {...line(state, "saleUntil")}
          autoComplete="off"
          placeholder="30/11/2026 6:30 pm"
          hint="A day without a time: until it is over. Empty: until you take the sale price away."
        />
      </div>
    </TitledPart>
  );
}

export function ClassificationFields({ state, artisans }: PartProps & { artisans: readonly string[] }) {
  const names = useId();
  return (
    <TitledPart level={3} title="Classification">
      <SelectField {...list(state, "collection")} />
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <SelectField {...list(state, "category")} />
        <SelectField {...list(state, "technique")} />
      </div>
      <Field
        {...line(state, "artisan")}
        list={names}
        autoComplete="off"
        hint="Choose one of the shop's artisans, or write another name."
      />
      <datalist id={names}>
        {artisans.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <SelectField
        {...list(state, "hidden")}
        hint="Hidden: shoppers find it nowhere. You can look at it and order it."
      />
      <div className="flex flex-wrap gap-x-8">
        <CheckboxField {...box(state, "featured")} />
        <CheckboxField {...box(state, "limited")} />
      </div>
      <Field {...line(state, "edition")} placeholder="Edition of 25" />
      <SelectField {...list(state, "certificate")} hint={productText.certificateHint} />
    </TitledPart>
  );
}
