import type { Facet } from "#catalogue/list/filter-labels.ts";
import { type FacetName, type ProductFilter, parseFilter } from "#catalogue/list/product-filter.ts";
import { RadioGroup } from "#ui/form/choice.tsx";
import type { FilterInHand } from "./use-filter.ts";

interface FacetChoiceProps {
  facet: Facet;
  counts: Readonly<Record<string, number>> | undefined;
  chosen: ProductFilter;
  change: FilterInHand["change"];
}

/** One filter of the catalogue: all its values, each with how many pieces it leaves. */
export function FacetChoice({ facet, counts, chosen, change }: FacetChoiceProps) {
  const { name } = facet;
  const every = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const options = [
    { value: "", label: facet.all, aside: every },
    // All of them, always: a list that shrinks under the finger is no list.
    ...facet.choices.map(({ value, label }) => ({
      value,
      label: !counts || counts[value] ? label : <span className="text-ink-2">{label}</span>,
      aside: counts && (counts[value] ?? 0),
    })),
  ];
  return (
    <div className="border-t border-hair pt-4 pb-3">
      <RadioGroup
        name={name}
        label={facet.label}
        options={options}
        value={chosen[name] ?? ""}
        onChange={(value) => change(parsePart(name, value))}
      />
    </div>
  );
}

/** One changed choice, read by the same rules as an address. */
const parsePart = (name: FacetName, value: string): Partial<ProductFilter> => ({
  [name]: parseFilter(new URLSearchParams([[name, value]]))[name],
});
