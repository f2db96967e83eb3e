import { type FormEvent, useEffect } from "react";
import { Form } from "react-router";
import { type CountryChoice, countryFacet, type Facet, facets } from "#catalogue/list/filter-labels.ts";
import { type FacetCounts, type ProductFilter, parseFilter } from "#catalogue/list/product-filter.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { RadioGroup } from "#ui/form/choice.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { useSheet } from "#ui/overlay/sheet.ts";
import { DialogToasts } from "#ui/overlay/toast.tsx";
import { shopText } from "./shop.text.ts";
import type { FilterInHand } from "./use-filter.ts";

/** The search box and the order stand elsewhere on the page and belong to this form by its id. */
export const filterForm = "shop-filters";
export const filterPanel = "filter-panel";

interface FilterPanelProps extends FilterInHand {
  /** None where more is found than is counted. */
  counts: FacetCounts | undefined;
  /** None where all goods are India's. */
  countries: readonly CountryChoice[];
}

/**
 * The filters: a plain GET form, sent by its button without script and by each change with it. On small
 * screens it is a sheet at the bottom (a popover, so it opens before and without script too).
 */
export function FilterPanel({ counts, countries, chosen, change }: FilterPanelProps) {
  const sheet = useSheet(shopText.filters);
  // What was chosen before the client script ran is no longer what the server had chosen.
  useEffect(() => {
    if (document.querySelector(":is([checked],[selected]):not(:checked)"))
      document.querySelector<HTMLFormElement>(`#${filterForm}`)?.requestSubmit();
  }, []);
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
        // A browser would bring back another address's choice.
        autoComplete="off"
        className="sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-12 max-md:[:popover-open>&]:gutter"
      >
        <h2 className="text-xl sm:max-md:col-span-2 max-md:mt-5 max-md:mb-1 md:flex md:h-15 md:items-center md:text-lg">
          {shopText.filters}
        </h2>
        {facets().map((facet) => (
          <FacetChoice
            key={facet.name}
            facet={facet}
            counts={counts?.[facet.name]}
            chosen={chosen}
            change={change}
          />
        ))}
        {countryFacet(countries).map((facet) => (
          <FacetChoice key={facet.name} facet={facet} counts={undefined} chosen={chosen} change={change} />
        ))}
        {chosen.artisan && <input type="hidden" name="artisan" value={chosen.artisan} />}
        <noscript>
          <Button type="submit" variant="primary" className="mt-2 mb-4 w-full">
            {shopText.applyFilters}
          </Button>
        </noscript>
      </Form>
      <div className="dock md:hidden needs-script">
        <Button popoverTarget={filterPanel} popoverTargetAction="hide" wide>
          {shopText.hideFilters}
        </Button>
      </div>
      {sheet.role && <DialogToasts />}
    </div>
  );
}

function textsOf(form: HTMLFormElement): string[][] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

/**
 * On a phone, the way to the filters in reach of the thumb: a sheet with script, else the part of the page.
 */
export function FilterDock() {
  return (
    <div className="dock -mx-(--gutter) mt-8 md:hidden">
      <Button wide popoverTarget={filterPanel} className="needs-script">
        <Icon name="filter" className="size-5.5" />
        {shopText.showFilters}
      </Button>
      <noscript>
        <ButtonLink wide to={`#${filterPanel}`}>
          {shopText.showFilters}
        </ButtonLink>
      </noscript>
    </div>
  );
}

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
const parsePart = (name: Facet["name"], value: string): Partial<ProductFilter> => ({
  [name]: parseFilter(new URLSearchParams([[name, value]]))[name],
});
