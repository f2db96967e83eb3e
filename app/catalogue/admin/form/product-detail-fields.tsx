import { CheckboxField } from "#ui/form/choice.tsx";
import { Field } from "#ui/form/field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { tied } from "#ui/record-form/tied.ts";
import { productText } from "./product.text.ts";
import { type PartProps, ticked } from "./ticked.ts";

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
          maxLength={12}
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
    </TitledPart>
  );
}
