import { redirect } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { ListState } from "#records/fields/admin-list.ts";
import { labelledOptions } from "#records/fields/record-fields.tsx";
import { adminPage } from "#records/page/admin-page.server.ts";
import { recordReader } from "#records/page/record-page.server.ts";
import { type RecordPageProps, recordPageInBrowser } from "#records/page/record-page.ts";
import { RecordsView } from "#records/page/records-view.tsx";
import { tabCountWords } from "#records/page/tab-counts.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { followForm } from "#ui/form/follow-form.ts";
import type { Filter } from "#ui/list/filter-form.tsx";
import type { Tab } from "#ui/list/tabs.tsx";
import { raiseToast } from "#ui/overlay/toast-store.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { collectionLabels, stockWords } from "../../product.text.ts";
import type { BulkEnd } from "../form/product-answer.ts";
import { ProductForm } from "../form/product-form.tsx";
import { newProduct, productKeeper } from "../form/product-keeper.server.ts";
import { productsFailed } from "../form/products-failed.ts";
import { countAwaiting } from "../form/write-product.db.server.ts";
import { readGetsStanding } from "../gets/read-gets-standing.server.ts";
import { products } from "../products.ts";
import { readMade } from "../steps/read-made.server.ts";
import { countOnProductTabs, listArtisanNames, listProductsForAdmin } from "./product-list.db.server.ts";
import { productListText as text } from "./product-list.text.ts";
import { listedProducts, type ProductListChoices, productList, productTabs } from "./product-list.ts";
import { ProductsTable } from "./products-table.tsx";
import { takeProducts } from "./take-products.server.ts";

export const policy = { cached: false, body: "uploads", needs: "products" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  read: recordReader(products, {
    keeper: productKeeper,
    async rows({ db, now, config }, state) {
      const { stockMails } = config.shop;
      const list = await listProductsForAdmin(db, listedProducts(state, stockMails), now());
      const isWhole = !productList.isNarrowed(state);
      return { ...list, counts: isWhole ? await countOnProductTabs(db, stockMails) : undefined };
    },
    fresh: newProduct,
    beside: async (shop, { id }) => ({
      artisans: await listArtisanNames(shop.db),
      waiting: await countAwaiting(shop.db, id),
      gets: await readGetsStanding(shop, id),
      made: await readMade(shop, id),
    }),
  }),
  take: takeProducts,
});
const browser = recordPageInBrowser(products, productsFailed);

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

/** An act on all products of the list shows its progress; where that fails it is sent as an ordinary form. */
export async function clientAction(call: Parameters<typeof browser.clientAction>[0]): Promise<unknown> {
  const { request } = call;
  const form = await request.clone().formData();
  const { list } = products;
  const state = list.read(new URL(request.url).searchParams);
  const live = list.below("live", state);
  const end = form.has("all") ? await followForm<BulkEnd>(live, form, request.signal) : undefined;
  if (!end) return browser.clientAction(call);
  if ("answer" in end) return end.answer;
  raiseToast(end.notice);
  throw redirect(list.address(state));
}

export default function ProductsPage({ loaderData, actionData }: RecordPageProps<typeof server>) {
  const { list, words } = products;
  const { total, isMore, state, beside } = loaderData;
  const asked = actionData?.kind === "asked" ? actionData.count : undefined;
  const given = actionData?.kind === "asked" ? undefined : actionData;
  return (
    <RecordsView
      record={products}
      data={loaderData}
      answer={given}
      note={words.inList(total, isMore)}
      hasFile
      ways={
        <ButtonLink to={`${list.path}/import`} small>
          {text.import}
        </ButtonLink>
      }
      filters={filtersOf(state)}
      tabs={{
        tabs: tabsOf(loaderData),
        none: state.tab === "all" ? undefined : text.noneOnTab[state.tab],
      }}
      isPaged
      rows={() => <ProductsTable data={loaderData} asked={asked} />}
      form={(open, closeTo) => <ProductForm open={open} given={given} beside={beside} closeTo={closeTo} />}
    />
  );
}

/** What is searched stays from tab to tab; filters narrow one. */
const tabsOf = ({ state, counts }: Pick<RecordPageProps<typeof server>["loaderData"], "state" | "counts">) =>
  productTabs.map((tab): Tab => {
    const { q, sort, show } = state;
    const count = counts?.[tab];
    return {
      to: productList.address({ tab, q, sort, show }),
      label: text.tabs[tab],
      count: count === undefined ? undefined : tabCountWords(count),
      current: tab === state.tab,
    };
  });

const filtersOf = ({ collection, stock }: ListState<ProductListChoices>): Filter[] => [
  {
    name: "collection",
    label: text.columns.collection,
    value: collection,
    options: withAll(collectionLabels),
  },
  {
    name: "stock",
    label: text.columns.stock,
    value: stock,
    options: withAll({ in: stockWords.in, out: stockWords.out }),
  },
];

const withAll = (labels: Readonly<Record<string, string>>) => labelledOptions({ "": text.all, ...labels });
