import { data } from "react-router";
import { withDeskAction } from "#accounts/desk-action.ts";
import { adminOf } from "#accounts/guard.server.ts";
import { services } from "#platform/context.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Notice } from "#platform/notice.ts";
import { readPart } from "#platform/read-part.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/failed-request.ts";
import { isByScript } from "#ui/form-answer.ts";
import { FormProblem } from "#ui/form-problem.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { useNotices } from "#ui/use-notices.ts";
import { grouped } from "#values/grouped.ts";
import type { Route } from "./+types/products.page.ts";
import { bulkChangeNamed, changeProducts, deleteProducts } from "./change-products.server.ts";
import { listForDesk } from "./desk.db.server.ts";
import { type DeskFilter, deskPageSize, deskPath, parseDeskFilter } from "./desk-filter.ts";
import { openedBy } from "./open-product.server.ts";
import { nothingOpen } from "./open-product.ts";
import { productText } from "./product.text.ts";
import type { ProductAnswer } from "./product-answer.ts";
import { ProductDialog } from "./product-dialog.tsx";
import { ProductsFilter } from "./products-filter.tsx";
import { ProductsTable } from "./products-table.tsx";
import { previewProduct, receiveProduct } from "./receive-product.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const { db, now, log } = services(context);
  const filter = parseDeskFilter(url.searchParams);
  const list = await readPart(log, "the products", () => listForDesk(db, filter));
  const opened = await readPart(log, "a product", () => openedBy(db, now(), url.searchParams));
  return { ...(list ?? noList(filter)), ...(opened ?? nothingOpen), isUnread: !list || !opened };
}

const noList = (filter: DeskFilter) => ({ lines: [], total: 0, isMore: false, filter });

/** The whole list as it is filtered. */
const exportPath = (filter: DeskFilter): string =>
  deskPath({ ...filter, page: 1 }).replace("/products", "/products/export");

/** A list that can't be fetched stands empty, and says why. */
export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const filter = parseDeskFilter(new URL(call.request.url).searchParams);
  return withFailure(call, { ...nothingOpen, ...noList(filter), isUnread: true });
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = adminOf(context);
  const shop = services(context);
  const form = await postedForm(request);
  const intent = String(form.get("intent"));
  const list = deskPath(parseDeskFilter(url.searchParams));
  try {
    if (intent === "save") return answered(await receiveProduct(shop, actor, form), form, list);
    if (intent === "preview") return answered(previewProduct(form), form, list);
    throw redirectWithNotice(list, await changeChosen(shop, actor, form, intent));
  } catch (error) {
    if (error instanceof Response) throw error;
    shop.log.error(failureFacts(error), "products could not be written");
    return data<ProductAnswer>({ kind: "failed", notice: failedNotice(intent) }, { status: 500 });
  }
}

const statuses = { saved: 200, preview: 200, refused: 422, failed: 409 } as const;

/** Script gets the answer; a form without script is led back to the list, which says what happened. */
function answered(answer: ProductAnswer, form: FormData, list: string) {
  if (answer.kind === "saved" && !isByScript(form)) throw redirectWithNotice(list, answer.notice);
  return data(answer, { status: statuses[answer.kind] });
}

/** Changes or deletes the chosen products; answers what there is to say. */
async function changeChosen(
  shop: ReturnType<typeof services>,
  actor: { id: string },
  form: FormData,
  intent: string,
): Promise<Notice> {
  const ids = form.getAll("id").filter((id) => typeof id === "string" && !id.includes("\0"));
  const chosen = [...new Set(ids.map(String))].slice(0, deskPageSize);
  if (chosen.length === 0) return { ...productText.nothingChosen, tone: "destructive" };
  if (intent === "delete") {
    const deleted = await deleteProducts(shop, actor, chosen);
    if (deleted > 0) return productText.deleted(deleted);
    const text = chosen.length === 1 ? productText.gone : productText.allGone;
    return { ...productText.deleteFailed, text, tone: "destructive" };
  }
  const change = bulkChangeNamed(intent === "change" ? String(form.get("change")) : intent);
  if (!change) return { ...productText.bulkFailed, tone: "destructive" };
  const { changed, soldOut } = await changeProducts(shop, actor, chosen, change);
  return productText.changed(changed, soldOut);
}

function failedNotice(intent: string): Notice {
  if (intent === "delete") return { ...productText.deleteFailed, tone: "destructive" };
  const words = intent === "save" || intent === "preview" ? productText.saveFailed : productText.bulkFailed;
  return { ...words, tone: "destructive" };
}

export async function clientAction(call: Route.ClientActionArgs) {
  const intent = String((await call.request.clone().formData()).get("intent"));
  return withDeskAction<ProductAnswer, ProductAnswer>(call, { kind: "failed" }, failedNotice(intent));
}

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: productText.title }];

export default function ProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, total, isMore, filter, open, isGone, artisans, history, isUnread } = loaderData;
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
        <ButtonLink to={exportPath(filter)} reloadDocument prefetch="none" small>
          Export CSV
        </ButtonLink>
        <ButtonLink to="/admin/dashboard/products/import" small>
          Import CSV
        </ButtonLink>
        <ButtonLink to={deskPath(filter, { new: "" })} variant="primary" small preventScrollReset>
          {productText.add}
        </ButtonLink>
      </PageHead>
      <ProductsFilter filter={filter} />
      {isUnread && (
        <FormProblem text={productText.listFailed.text} reload={deskPath(filter)} className="mb-4" />
      )}
      {!(isUnread && lines.length === 0) && <ProductsTable lines={lines} filter={filter} />}
      <Pager
        label={productText.title}
        page={filter.page}
        pageSize={deskPageSize}
        total={total}
        isMore={isMore}
        hrefOf={(page) => deskPath({ ...filter, page })}
      />
      {open && (
        <ProductDialog
          key={open.version === 0 ? "new" : open.id}
          open={open}
          given={actionData}
          artisans={artisans}
          history={history}
          closeTo={deskPath(filter)}
        />
      )}
    </>
  );
}
