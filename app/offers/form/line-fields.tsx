import { useEffect, useRef, useState } from "react";
import type { BulkTiers } from "#bulk-prices/bulk-tiers.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import type { AskedTax } from "../asked-tax.ts";
import { type LineProduct, suggestedPrice } from "../writing/line-product.ts";
import { offerFormText as text } from "../writing/offer-form.text.ts";
import { type LineField, lineFieldAt, piecesIn, type TypedLine } from "../writing/typed-lines.ts";
import { LineLink } from "./line-link.tsx";
import type { WrittenLine } from "./use-lines.ts";

interface LineFieldsProps {
  written: WrittenLine;
  place: number;
  /** Missing for a free line. */
  product: LineProduct | undefined;
  tiers: BulkTiers;
  asksTax: AskedTax;
  /** Products that a free line may mean. */
  meant: readonly LineProduct[];
  /** It is of another product, or of none. */
  onReplace(line: TypedLine, product?: LineProduct): void;
  onRemove(): void;
}

/** One line: what it is, how many, at which price. */
export function LineFields(props: LineFieldsProps) {
  const { written, place, product, tiers, asksTax } = props;
  const { line } = written;
  const [chosen, setChosen] = useState({ variant: line.variant, quantity: line.quantity });
  const row = useFocusWhenNew(written.key);
  const bound = boundTo(written, place);
  return (
    <li ref={row} className="grid gap-3 border border-edge p-3 sm:p-4">
      <LineHead {...props} />
      <LineLink line={line} place={place} tiers={tiers} meant={props.meant} onChange={props.onReplace} />
      <input type="hidden" name={lineFieldAt(place, "product")} value={line.product} />
      {line.product === "" ? (
        <Field {...bound("name")} label={text.name} dir="auto" required />
      ) : (
        <input type="hidden" name={lineFieldAt(place, "name")} value={line.name} />
      )}
      {product && product.variants.length > 0 && (
        <SelectField
          {...bound("variant")}
          label={text.variant}
          required
          onChange={({ currentTarget }) => setChosen({ ...chosen, variant: currentTarget.value })}
          options={variantChoices(product)}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field
          {...bound("quantity")}
          label={text.quantity}
          inputMode="numeric"
          required
          onChange={({ currentTarget }) => setChosen({ ...chosen, quantity: currentTarget.value })}
        />
        <Field
          {...bound("price")}
          label={text.price}
          inputMode="decimal"
          required
          hint={product ? suggestion(tiers, product, chosen) : text.priceHint}
        />
      </div>
      <TextAreaField {...bound("details")} label={text.details} hint={text.detailsHint} dir="auto" rows={2} />
      <TaxFields bound={bound} asks={asksTax} product={product} line={line} />
    </li>
  );
}

/** A line field's name, former value and error. */
const boundTo =
  ({ line, errors }: WrittenLine, place: number) =>
  (name: LineField) => ({
    name: lineFieldAt(place, name),
    defaultValue: line[name],
    error: errors[name],
    autoComplete: "off",
  });

/** A line that was just added gets the focus. */
function useFocusWhenNew(key: string) {
  const row = useRef<HTMLLIElement>(null);
  const isNew = key.startsWith("new-");
  useEffect(() => {
    if (isNew) row.current?.querySelector<HTMLElement>("input:not([type=hidden]), select")?.focus();
  }, [isNew]);
  return row;
}

function LineHead({ written: { line, errors }, place, onRemove }: LineFieldsProps) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-sm text-ink-2">{text.lineOf(place + 1)}</h3>
        {line.product !== "" && <p className="font-semibold">{line.name}</p>}
        {errors.product && <FieldNotes id={lineFieldAt(place, "product")} error={errors.product} />}
      </div>
      <Button
        type="submit"
        name="intent"
        value={`remove-${place}`}
        formNoValidate
        small
        aria-label={text.removeLine(place + 1)}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        {text.remove}
      </Button>
    </div>
  );
}

interface TaxFieldsProps {
  bound: ReturnType<typeof boundTo>;
  asks: AskedTax;
  product: LineProduct | undefined;
  line: TypedLine;
}

/**
 * A product's line shows only the fields that neither the product nor the shop fills; what was typed into
 * them stays.
 */
function TaxFields({ bound, asks, product, line }: TaxFieldsProps) {
  const isFree = line.product === "";
  const isShown = (field: "hsn" | "taxRate") =>
    isFree || ((asks[field] || line[field] !== "") && product?.[field] === null);
  const [hsn, taxRate] = [isShown("hsn"), isShown("taxRate")];
  const hint = (isAsked: boolean) => (isAsked ? text.taxAsked : text.taxHint);
  if (!hsn && !taxRate) return null;
  return (
    <div className="grid grid-cols-2 gap-3">
      {hsn && (
        <Field {...bound("hsn")} label={text.hsn} inputMode="numeric" hint={hint(asks.hsn)} hideOptional />
      )}
      {taxRate && (
        <Field
          {...bound("taxRate")}
          label={text.taxRate}
          inputMode="decimal"
          hint={hint(asks.taxRate)}
          hideOptional
        />
      )}
    </div>
  );
}

const variantChoices = ({ variants }: LineProduct) => [
  { value: "", label: text.chooseVariant },
  ...variants.map(({ id, text: label }) => ({ value: id, label })),
];

function suggestion(
  tiers: BulkTiers,
  product: LineProduct,
  chosen: { variant: string; quantity: string },
): string {
  const quantity = piecesIn(chosen.quantity) ?? 1;
  const price = suggestedPrice(tiers, product, { ...chosen, quantity });
  return text.suggested(rupeesAndPaise(price), grouped(quantity));
}
