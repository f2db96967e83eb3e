import type { FormEvent } from "react";
import { Form } from "react-router";
import {
  type Facet,
  type FacetCounts,
  type FacetName,
  facets,
  type ProductFilter,
  parseFilter,
} from "#catalogue/product-filter.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import { useSheet } from "#ui/sheet.ts";
import type { FilterInHand } from "./use-filter.ts";

/** The search box and the order stand elsewhere on the page and belong to this form by its id. */
export const filterForm = "shop-filters";
export const filterPanel = "filter-panel";

interface FilterPanelProps extends FilterInHand {
  /** None where more is found than is counted. */
  counts: FacetCounts | undefined;
}

/**
 * The filters: a plain GET form, sent by its button without script and by each change with it. On small screens it is a
 * sheet at the bottom (a popover, so it opens before and without script too).
 */
export function FilterPanel({ counts, chosen, change }: FilterPanelProps) {
  const sheet = useSheet("Filters");
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = parseFilter(new URLSearchParams(textsOf(event.currentTarget)));
    change(asked);
  }
  return (
    <div id={filterPanel} popover="auto" {...sheet} className="sheet text-ink">
      <Form
        id={filterForm}
        method="get"
        action="/shop"
        onSubmit={submit}
        className="max-md:[:popover-open>&]:gutter"
      >
        <h2 className="text-xl max-md:mt-5 max-md:mb-1 md:flex md:h-15 md:items-center md:text-lg">
          Filters
        </h2>
        {facets.map((facet) => (
          <FacetChoice
            key={facet.name}
            facet={facet}
            counts={counts?.[facet.name]}
            chosen={chosen}
            change={change}
          />
        ))}
        {chosen.artisan && <input type="hidden" name="artisan" value={chosen.artisan} />}
        <noscript>
          <Button type="submit" variant="primary" className="mt-2 mb-4 w-full">
            Apply Filters
          </Button>
        </noscript>
      </Form>
      <div className="dock md:hidden needs-script">
        <Button popoverTarget={filterPanel} popoverTargetAction="hide" wide>
          Hide Filters
        </Button>
      </div>
    </div>
  );
}

interface FacetChoiceProps {
  facet: Facet;
  counts: Readonly<Record<string, number>> | undefined;
  chosen: ProductFilter;
  change: FilterInHand["change"];
}

function FacetChoice({ facet, counts, chosen, change }: FacetChoiceProps) {
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
    <RadioGroup
      name={facet.name}
      label={facet.label}
      options={options}
      value={chosen[facet.name] ?? ""}
      onChange={(value) => change(parsePart(facet.name, value))}
      className="border-t border-hair pt-4 pb-3"
    />
  );
}

/** One changed choice, read by the same rules as an address. */
const parsePart = (name: FacetName, value: string): Partial<ProductFilter> => ({
  [name]: parseFilter(new URLSearchParams([[name, value]]))[name],
});

function textsOf(form: HTMLFormElement): string[][] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
}
