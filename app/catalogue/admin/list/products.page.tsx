import { data, redirect } from "react-router";
import { askForForm } from "#accounts/fresh/ask-anew.server.ts";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { May } from "#accounts/permissions/may.tsx";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { fieldsOfTaken } from "#pictures/posted-pictures.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import { services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { previewRecord, receiveRecord } from "#records/receive-record.server.ts";
import { doRecordAct } from "#records/record-acts.server.ts";
import { hindiStates } from "#translations/texts-of-records.db.server.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { followForm } from "#ui/form/follow-form.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { raiseToast } from "#ui/overlay/toast-store.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { grouped } from "#values/text/grouped.ts";
import { openedProduct } from "../form/open-product.server.ts";
import { productPreview } from "../form/preview.server.ts";
import type { ProductEntry } from "../form/product.form.ts";
import { bulkFailedNotice, productText } from "../form/product.text.ts";
import { type BulkAnswer, type BulkEnd, noProductOpen, type ProductAnswer } from "../form/product-answer.ts";
import { ProductDialog } from "../form/product-dialog.tsx";
import { productKind } from "../form/product-kind.server.ts";
import { makeVariantsOf } from "../options/make-variants.server.ts";
import { makeVariantsButton } from "../options/typed-choices.ts";
import { givesAway } from "../product-writes.db.server.ts";
import type { Route } from "./+types/products.page.ts";
import {
  livePath,
  type ProductListFilter,
  parseProductListFilter,
  productListPageSize,
  productListPath,
} from "./list-filter.ts";
import { listProductsForAdmin } from "./product-list.db.server.ts";
import { ProductsFilter } from "./products-filter.tsx";
import { ProductsTable } from "./products-table.tsx";
import { receiveBulk } from "./receive-bulk.server.ts";

export const policy = { cached: false, body: "uploads", needs: "products" } as const satisfies AdminPolicy;

export async function loader({ context, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, now, log } = services(context);
  const filter = parseProductListFilter(url.searchParams);
  const list = await readPart(log, "the products", async () => {
    const page = await listProductsForAdmin(db, filter, now());
    return { ...page, marks: await hindiStates(db, "product", page.lines) };
  });
  const opened = await readPart(log, "a product", () => openedProduct(db, now(), url.searchParams));
  return { ...(list ?? noList(filter)), ...(opened ?? noProductOpen), isUnread: !list || !opened };
}

const noList = (filter: ProductListFilter) => ({ lines: [], marks: {}, total: 0, isMore: false, filter });

/** The whole list as it is filtered. */
const exportPath = (filter: ProductListFilter): string =>
  productListPath({ ...filter, page: 1 }).replace("/products", "/products/export");

/** A list that can't be fetched stands empty, and says why. */
export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const filter = parseProductListFilter(new URL(call.request.url).searchParams);
  return withFailure(call, { ...noProductOpen, ...noList(filter), isUnread: true });
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const shop = services(context);
  const form = await postedForm(request);
  const intent = String(form.get("intent"));
  const filter = parseProductListFilter(url.searchParams);
  const list = productListPath(filter);
  const acts = {
    save: () =>
      receiveRecord(shop, actor, form, productKind, async ({ pictures }) => {
        if (await givesAway(shop.db, form, shop.now()))
          await askForForm({ url, context }, actor, form, fieldsOfTaken(form, pictures));
      }),
    preview: () =>
      previewRecord(form, productKind, (entered, entry: ProductEntry) =>
        productPreview(entered, entry, { moment: shop.now(), shop: shop.config.shop }),
      ),
  };
  // Its button stands in a form whose other buttons save it.
  if (form.has(makeVariantsButton)) return makeVariantsOf(shop, actor, form);
  if (Object.hasOwn(acts, intent)) {
    return doRecordAct<ProductAnswer>(acts, { form, list, log: shop.log, failed: failedNotice });
  }
  const end = await receiveBulk({ shop, actor, form, filter });
  if ("notice" in end) throw redirectWithNotice(list, end.notice);
  return data(end.answer, { status: end.status });
}

const failedNotice = (intent: string) =>
  intent === "save" || intent === "preview"
    ? { ...productText.saveFailed, tone: "destructive" as const }
    : bulkFailedNotice(intent);

/**
 * What is done to all products of the list is followed while it goes on; whatever can't be is sent as an
 * ordinary form.
 */
export async function clientAction(call: Route.ClientActionArgs): Promise<ProductAnswer | BulkAnswer> {
  const { request } = call;
  const form = await request.clone().formData();
  const filter = parseProductListFilter(new URL(request.url).searchParams);
  const end = form.has("all") ? await followForm<BulkEnd>(livePath(filter), form, request.signal) : undefined;
  if (!end) {
    const failed = failedNotice(String(form.get("intent")));
    return withAdminAction<ProductAnswer | BulkAnswer, ProductAnswer>(call, { kind: "failed" }, failed);
  }
  if ("answer" in end) return end.answer;
  raiseToast(end.notice);
  throw redirect(productListPath(filter));
}

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: productText.title }];

export default function ProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, marks, total, isMore, filter, isUnread } = loaderData;
  const { open, isGone, artisans, hindi, history, waiting } = loaderData;
  useNotices(loaderData, [
    isUnread && { ...productText.listFailed, tone: "destructive" },
    isGone && { ...productText.listFailed, text: productText.gone, tone: "destructive" },
  ]);
  useNotices(actionData, [actionData?.kind === "failed" && actionData.notice]);
  return (
    <>
      <PageHead
        title={productText.title}
        note={`${isMore ? "More than " : ""}${grouped(total)} in this list`}
      >
        <May needs="export">
          <ButtonLink to={exportPath(filter)} reloadDocument prefetch="none" small>
            Export CSV
          </ButtonLink>
        </May>
        <ButtonLink to="/admin/dashboard/products/import" small>
          Import CSV
        </ButtonLink>
        <ButtonLink to={productListPath(filter, { new: "" })} variant="primary" small preventScrollReset>
          {productText.add}
        </ButtonLink>
      </PageHead>
      <ProductsFilter filter={filter} />
      {isUnread && (
        <FormProblem text={productText.listFailed.text} reload={productListPath(filter)} className="mb-4" />
      )}
      {!(isUnread && lines.length === 0) && (
        <ProductsTable
          lines={lines}
          marks={marks}
          total={total}
          isMore={isMore}
          filter={filter}
          asked={actionData?.kind === "asked" ? actionData.count : undefined}
        />
      )}
      <Pager
        label={productText.title}
        page={filter.page}
        pageSize={productListPageSize}
        total={total}
        isMore={isMore}
        hrefOf={(page) => productListPath({ ...filter, page })}
      />
      {open && (
        <ProductDialog
          key={open.version === 0 ? "new" : open.id}
          open={open}
          given={actionData?.kind === "asked" ? undefined : actionData}
          artisans={artisans}
          hindi={hindi}
          history={history}
          waiting={waiting}
          closeTo={productListPath(filter)}
        />
      )}
    </>
  );
}
