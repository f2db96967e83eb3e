import { detailNames } from "#translations/product-details.ts";
import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { optionsText } from "../options/options.text.ts";
import { productText } from "./product.text.ts";
import { box, line, list, type PartProps } from "./use-product-form.ts";

/** Beside the price: what of a product changes from day to day. */
export const StockFields = ({ state, hasVariants }: PartProps & { hasVariants: boolean }) => (
  <TitledPart level={3} title="Stock">
    {hasVariants ? <FollowingStock state={state} /> : <OwnStock state={state} />}
  </TitledPart>
);

export function TaxFields({ state }: PartProps) {
  const tax = { hint: productText.asInSettings, autoComplete: "off" };
  return (
    <TitledPart level={3} title="Tax">
      <div className="grid grid-cols-2 gap-4">
        <Field {...line(state, "hsn")} {...tax} inputMode="numeric" />
        <Field {...line(state, "taxRate")} {...tax} inputMode="decimal" />
      </div>
    </TitledPart>
  );
}

function OwnStock({ state }: PartProps) {
  return (
    <>
      <CheckboxField {...box(state, "inStock")} />
      <Field
        {...line(state, "stockCount")}
        inputMode="numeric"
        autoComplete="off"
        hint="Orders take from it; at zero the product is out of stock. Empty: not counted."
      />
    </>
  );
}

/** What stood in the fields is sent along, for whoever takes the variants away again. */
function FollowingStock({ state: { texts } }: PartProps) {
  return (
    <>
      <p className="text-sm text-ink-2">{optionsText.followsVariants}</p>
      {texts.inStock === "true" && <input type="hidden" name="inStock" value="true" />}
      <input type="hidden" name="stockCount" value={texts.stockCount} />
    </>
  );
}

export function MadeToOrderFields({ state }: PartProps) {
  const days = { inputMode: "numeric" as const, autoComplete: "off" };
  return (
    <TitledPart level={3} title="Made to order">
      <CheckboxField {...box(state, "madeToOrder")} />
      <div className="grid grid-cols-2 gap-4">
        <Field {...line(state, "leadDaysFrom")} {...days} />
        <Field {...line(state, "leadDaysTo")} {...days} />
      </div>
      <p className="text-sm text-ink-2">{productText.madeToOrderHint}</p>
      <SelectField {...list(state, "returnable")} hint={productText.returnableHint} />
    </TitledPart>
  );
}

/** Those that are not placed by hand, each in a line of its own. */
const otherDetails = detailNames.filter((name) => !["material", "size", "weight"].includes(name));

export function DetailFields({ state }: PartProps) {
  return (
    <TitledPart level={3} title="Details">
      <Field {...line(state, "features")} hint="With commas between them: Handloom cotton, Inside pocket" />
      <Field {...line(state, "material")} />
      <div className="grid grid-cols-2 gap-4">
        <Field {...line(state, "size")} />
        <Field {...line(state, "weight")} />
      </div>
      {otherDetails.map((detail) => (
        <Field key={detail} {...line(state, detail)} />
      ))}
    </TitledPart>
  );
}

/** What the law wants said of packaged goods (LABEL-1). */
export function LabelFactFields({ state }: PartProps) {
  const same = { hint: productText.asInSettings, autoComplete: "off" };
  return (
    <TitledPart level={3} title="Label">
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <Field {...line(state, "originCountry")} {...same} placeholder="India" />
        <Field {...line(state, "netQuantity")} {...same} placeholder="1 piece" />
      </div>
      <Field {...line(state, "madeBy")} {...same} />
      <Field {...line(state, "madeMonth")} {...same} hint={productText.monthHint} />
      <Field {...line(state, "consumerCare")} {...same} />
    </TitledPart>
  );
}
