import { Button } from "#ui/button.tsx";
import { ConfirmButton } from "#ui/confirm-button.tsx";
import { askOfTicked, BulkBar } from "#ui/row-selection.tsx";
import { collectionLabels, collections } from "../product.ts";
import { type DeskFilter, deskPath } from "./desk-filter.ts";
import { productText } from "./product.text.ts";

/** The form that the rows' ticks belong to. */
export const productsForm = "chosen-products";

const changes = [
  { value: "in-stock", label: "Mark in stock" },
  { value: "out-of-stock", label: "Mark out of stock" },
  { value: "featured", label: "Feature" },
  { value: "not-featured", label: "Stop featuring" },
  ...collections.map((value) => ({
    value: `collection-${value}`,
    label: `Move to ${collectionLabels[value]}`,
  })),
];

/** What can be done to all ticked products. */
export function ProductsBulk({ filter }: { filter: DeskFilter }) {
  return (
    <BulkBar id={productsForm} label="Products" action={deskPath(filter)}>
      <label className="flex items-center gap-2 text-sm">
        <span className="sr-only">Change selected products</span>
        <select
          name="change"
          className="h-11 rounded border border-edge bg-field px-3 pt-0.5 text-sm focus-visible:border-ink"
        >
          {changes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" name="intent" value="change" small formNoValidate>
        Apply
      </Button>
      <ConfirmButton
        question={productText.askSelected}
        questionOf={askOfTicked(productText.askSeveral)}
        name="intent"
        value="delete"
        variant="text"
        small
      >
        Delete selected
      </ConfirmButton>
    </BulkBar>
  );
}
