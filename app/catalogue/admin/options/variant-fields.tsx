import { CheckboxField } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { productFieldText } from "../../product-fields.text.ts";
import { productFields } from "../../product-fields.ts";
import { optionsText } from "./options.text.ts";
import { choiceField, type TypedVariant } from "./typed-choices.ts";
import { variantName } from "./typed-options.ts";
import type { ChoicesState } from "./use-choices.ts";

interface VariantFieldsProps {
  choices: ChoicesState;
  place: number;
}

/** The fields of one variant: a card on a phone, a row on a desktop. */
export function VariantFields({ choices, place }: VariantFieldsProps) {
  const { sku, price, inStock, stockCount, weight } = productFields;
  const row = choices.variants[place];
  if (!row) return null;
  const name = (fact: string) => choiceField("variant", place, fact);
  const change = (part: Partial<TypedVariant>) => choices.changeVariant(place, part);
  return (
    <fieldset className="group border-b border-hair py-3">
      <legend className="float-left pt-2.5 pr-4 font-semibold">{variantName(row.values)}</legend>
      <Untouched row={row} place={place} />
      <CheckboxField
        name={name("offered")}
        label={optionsText.offered}
        value="true"
        checked={row.offered}
        error={choices.errors[name("offered")]}
        onChange={({ currentTarget }) => change({ offered: currentTarget.checked })}
        className="offered flex flex-col items-end"
      />
      <div className="clear-both grid grid-cols-2 gap-x-3 gap-y-3 pt-1 group-not-has-[.offered_:checked]:hidden sm:grid-cols-3 md:grid-cols-[1.2fr_1fr_auto_1fr_1.2fr_1fr]">
        <Line choices={choices} place={place} change={change} fact="sku" label={sku.label} />
        <Line
          choices={choices}
          place={place}
          change={change}
          fact="price"
          label={price.label}
          inputMode="decimal"
        />
        <CheckboxField
          name={name("in-stock")}
          label={inStock.label}
          value="true"
          checked={row.inStock}
          onChange={({ currentTarget }) => change({ inStock: currentTarget.checked })}
          className="self-end pb-0.5"
        />
        <Line
          choices={choices}
          place={place}
          change={change}
          fact="stockCount"
          label={stockCount.label}
          inputMode="numeric"
        />
        <PictureChoice choices={choices} place={place} change={change} />
        <Line choices={choices} place={place} change={change} fact="weight" label={weight.label} />
      </div>
    </fieldset>
  );
}

interface PartProps extends VariantFieldsProps {
  change(part: Partial<TypedVariant>): void;
}

interface LineProps extends PartProps {
  fact: "sku" | "price" | "stockCount" | "weight";
  label: string;
  inputMode?: "decimal" | "numeric";
}

function Line({ choices, place, change, fact, label, ...attributes }: LineProps) {
  const name = choiceField("variant", place, fact === "stockCount" ? "stock-count" : fact);
  return (
    <Field
      {...attributes}
      name={name}
      label={label}
      hideOptional
      autoComplete="off"
      value={choices.variants[place]?.[fact] ?? ""}
      error={choices.errors[name]}
      onChange={({ currentTarget }) => change({ [fact]: currentTarget.value })}
    />
  );
}

/** One of the pictures that the product has; one that it gave up is none. */
function PictureChoice({ choices, place, change }: PartProps) {
  const { pictures, variants } = choices;
  const chosen = variants[place]?.picture ?? "";
  const options = pictures.map(({ url, alt }, at) => ({ value: url, label: optionsText.picture(at, alt) }));
  return (
    <SelectField
      name={choiceField("variant", place, "picture")}
      label={productFieldText.labels.picture}
      hideOptional
      options={[{ value: "", label: optionsText.firstPicture }, ...options]}
      value={pictures.some(({ url }) => url === chosen) ? chosen : ""}
      onChange={({ currentTarget }) => change({ picture: currentTarget.value })}
    />
  );
}

/** The row's values, and the stock that it showed. */
function Untouched({ row, place }: { row: TypedVariant; place: number }) {
  const values = row.values.map((value, option) => [`value-${option}`, value] as const);
  const facts = [
    ...values,
    ["shown-in-stock", String(row.shown.inStock)] as const,
    ["shown-stock-count", row.shown.stockCount] as const,
  ];
  return facts.map(([fact, value]) => (
    <input key={fact} type="hidden" name={choiceField("variant", place, fact)} value={value} />
  ));
}
