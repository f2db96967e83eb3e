import { data, redirect } from "react-router";
import { countryChoices } from "#catalogue/list/country-choices.server.ts";
import { filterText } from "#catalogue/list/filter.text.ts";
import type { CountryChoice } from "#catalogue/list/filter-labels.ts";
import { type ProductFilter, pageSize, parseFilter } from "#catalogue/list/product-filter.ts";
import { listProducts, type ProductPage } from "#catalogue/list/product-search.db.server.ts";
import { shopPath } from "#catalogue/list/shop-path.ts";
import { artisanCalled } from "#catalogue/product.db.server.ts";
import { collectionLabels } from "#catalogue/product.text.ts";
import { itemListJsonLd } from "#catalogue/product-json-ld.ts";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { freshUntil } from "#platform/web/cache/cached-page.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import { JsonLd } from "#ui/page/json-ld.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import type { Route } from "./+types/shop.page.ts";
import { FilterDock, FilterPanel } from "./filter-panel.tsx";
import { foundText, shopText } from "./shop.text.ts";
import { ResultsBar, ResultsSheet, ShopPager } from "./shop-results.tsx";
import { ShopSearch } from "./shop-search.tsx";
import { useFilter } from "./use-filter.ts";

export const policy: RoutePolicy = {
  cached: ["q", "collection", "category", "price", "technique", "artisan", "country", "sort", "page"],
  inSitemap: true,
};

/** An artisan's former name, or one that is written otherwise, leads to the list of today's. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, config } = services(context);
  const filter = parseFilter(url.searchParams);
  const { turnsAt, ...page } = await listProducts(db, filter, now());
  const { products, total, counts } = page;
  const countries = await countryChoices(db, config.shop);
  const list: ShownList = {
    filter: page.filter,
    products,
    total,
    counts,
    countries,
    found: foundText.pieces(page),
  };
  const shown = data(list, { headers: freshUntil(turnsAt) });
  // Blanks around it make no other address to the page cache: leading them on would lead to itself.
  const given = url.searchParams.get("artisan")?.trim();
  // The usual spelling needs no question of its own: it stands at the products.
  if (!filter.artisan || page.products.some(({ artisan }) => artisan === given)) return shown;
  const artisan = await artisanCalled(db, filter.artisan);
  if (artisan === undefined || artisan === given) return shown;
  throw redirect(shopPath({ ...filter, artisan }), 301);
}

/** What the page shows of it; its size is given already. */
interface ShownList extends Pick<ProductPage, "filter" | "products" | "total" | "counts"> {
  countries: readonly CountryChoice[];
  found: string;
}

const nothingFound: ShownList = {
  filter: { sort: "featured", page: 1 },
  products: [],
  total: 0,
  counts: undefined,
  countries: [],
  found: "",
};

/** A failed request leaves the visitor's choice standing, with nothing found. */
export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const filter = parseFilter(new URL(call.request.url).searchParams);
  return withFailure(call, { ...nothingFound, filter }, shopText.failed);
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { filter, total } = loaderData ?? nothingFound;
  return pageMeta({
    title: shopTitle(filter, total),
    description: import.meta.env.SSR ? shopText.description : "",
    path: shopPath(filter),
    // Searches and empty lists are endless; the shop's own lists are not.
    noIndex: !total || !!filter.q,
    shop: shopOf(matches),
  });
}

/**
 * What the page is about: its collection, its search, an artisan who made something in it, or the shop
 * itself; later pages say their number.
 */
function shopTitle({ collection, q, artisan, page }: ProductFilter, total: number): string {
  const subject =
    (q && shopText.searched(q)) ||
    (total && artisan && filterText.by(artisan)) ||
    (collection ? collectionLabels[collection] : shopText.title);
  return page > 1 ? shopText.onPage(subject, page) : subject;
}

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { filter, products, total, counts, countries } = loaderData;
  const hand = useFilter(filter);
  const shop = useShop();
  return (
    <Wrap className="pb-16">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pt-6 pb-4 md:pt-12 md:pb-8">
        <div>
          <h1 className="text-3xl tracking-[-0.015em]">{shopText.title}</h1>
          <p role="status" className="mt-1 text-ink-2">
            {loaderData.found}
          </p>
        </div>
        <ShopSearch shown={filter} change={hand.change} />
      </div>
      <div className="max-md:flex max-md:flex-col md:grid md:grid-cols-[minmax(12.5rem,3fr)_9fr] md:gap-x-12">
        <FilterPanel {...hand} counts={counts} countries={countries} />
        <section aria-label={shopText.results} className="min-w-0">
          <ResultsBar filter={filter} sort={hand.chosen.sort} countries={countries} change={hand.change} />
          <ResultsSheet products={products} isStale={hand.isFiltering} />
          {products.length > 0 && <ShopPager filter={filter} total={total} />}
        </section>
      </div>
      <FilterDock />
      {products.length > 0 && (
        <JsonLd
          data={
            import.meta.env.SSR ? itemListJsonLd(products, shop, (filter.page - 1) * pageSize + 1) : undefined
          }
        />
      )}
    </Wrap>
  );
}
