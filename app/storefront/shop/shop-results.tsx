import { useMemo } from "react";
import { filterText } from "#catalogue/list/filter.text.ts";
import { type CountryChoice, filterChips } from "#catalogue/list/filter-labels.ts";
import {
  clearFilter,
  type ProductFilter,
  pageCount,
  type SortChoice as SortName,
  sortChoices,
} from "#catalogue/list/product-filter.ts";
import { shopPath } from "#catalogue/list/shop-path.ts";
import type { ProductSummary } from "#catalogue/product.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { Chip } from "#ui/list/chip.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { CardToBuy } from "./card-to-buy.tsx";
import { filterForm } from "./filter-panel.tsx";
import { shopText } from "./shop.text.ts";
import type { FilterInHand } from "./use-filter.ts";

interface ResultsBarProps {
  filter: ProductFilter;
  /** The order as just chosen, which may be ahead of the list. */
  sort: SortName;
  /** None where all goods are India's. */
  countries: readonly CountryChoice[];
  change: FilterInHand["change"];
}

/** What narrows the list, each part removable, and the order it stands in. */
export function ResultsBar({ filter, sort, countries, change }: ResultsBarProps) {
  const chips = filterChips(filter, countries);
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4">
      {chips.length > 0 && (
        <ul aria-label={shopText.active} className="contents">
          {chips.map(({ name, label, without }) => (
            <li key={name}>
              <Chip to={without}>{label}</Chip>
            </li>
          ))}
          <li>
            <Link to={shopPath(clearFilter(filter))} preventScrollReset className="action text-sm">
              {shopText.clear}
            </Link>
          </li>
        </ul>
      )}
      <SortChoice sort={sort} countries={countries} change={change} />
    </div>
  );
}

function SortChoice({ sort, countries, change }: Pick<ResultsBarProps, "sort" | "countries" | "change">) {
  const offered = sortChoices.filter((each) => each !== "country" || countries.length > 0 || sort === each);
  return (
    <label className="ml-auto flex items-center gap-2.5 text-sm whitespace-nowrap">
      {shopText.sort}
      <span className="relative">
        <select
          form={filterForm}
          name="sort"
          value={sort}
          onChange={(event) =>
            change({
              sort: sortChoices.find((each) => each === event.target.value) ?? "featured",
            })
          }
          className="control h-11 appearance-none border-edge pt-0.5 pr-10 text-sm"
        >
          {offered.map((value) => (
            <option key={value} value={value}>
              {filterText.sorts[value]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 size-5" />
      </span>
    </label>
  );
}

/** The sheet of product cards; while new ones are on their way the old ones stay, a little paler. */
export function ResultsSheet({
  products,
  isStale,
}: {
  products: readonly ProductSummary[];
  isStale: boolean;
}) {
  // A choice on its way changes the sheet's tone, not its product cards: on a slow phone drawing them again
  // costs a press its answer.
  const cards = useMemo(() => products.map(card), [products]);
  if (products.length === 0) {
    return (
      <EmptyState
        drawing="search"
        title={shopText.none}
        action={<ButtonLink to="/shop">{shopText.clearFilters}</ButtonLink>}
      />
    );
  }
  return (
    <ul
      aria-label={shopText.products}
      aria-busy={isStale}
      className={`cards grid-cols-2 max-sm:*:nth-[n+3]:below-screen transition-opacity delay-150 sm:grid-cols-3 ${isStale ? "opacity-60" : ""}`}
    >
      {cards}
    </ul>
  );
}

const card = (product: ProductSummary, index: number, { length }: readonly ProductSummary[]) => (
  <CardToBuy key={product.id} product={product} level={2} priority={index < 2} place={index} of={length} />
);

/**
 * Previous and Next, disabled at the ends. A screen reader hears which page has come: the focus stays here.
 */
export function ShopPager({ filter, total }: { filter: ProductFilter; total: number }) {
  const last = pageCount(total);
  const { page } = filter;
  return (
    <nav aria-label={shopText.pages} className="flex items-center justify-between gap-4 pt-6">
      <PageTurn
        label={shopText.previous}
        to={page > 1 ? shopPath({ ...filter, page: page - 1 }) : undefined}
      />
      <p role="status" className="text-sm">
        {shopText.page(page, last)}
      </p>
      <PageTurn
        label={shopText.next}
        to={page < last ? shopPath({ ...filter, page: page + 1 }) : undefined}
      />
    </nav>
  );
}

function PageTurn({ label, to }: { label: string; to?: string }) {
  return to ? <ButtonLink to={to}>{label}</ButtonLink> : <Button disabled>{label}</Button>;
}
