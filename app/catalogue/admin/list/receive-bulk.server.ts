import type { Doer } from "#accounts/permissions/holder.ts";
import type { Notice } from "#platform/notice.ts";
import { unwrittenHere } from "#platform/web/outage.server.ts";
import type { TellProgress } from "#values/progress.ts";
import { mostProductsOfAForm } from "../../list/shop-path.ts";
import { productText } from "../form/product.text.ts";
import type { BulkEnd } from "../form/product-answer.ts";
import { productsFailed } from "../form/products-failed.ts";
import { bulkChangeNamed, changeProducts, deleteProducts } from "./change-products.server.ts";
import { listAllIds } from "./product-list.db.server.ts";
import { mostTicked, type ProductListFilter } from "./product-list.ts";

interface BulkAct {
  shop: Parameters<typeof deleteProducts>[0];
  actor: Doer<"products">;
  form: FormData;
  /** The list of the form's address: all of it is meant where the form has `all`. */
  filter: ProductListFilter;
  tell: TellProgress;
}

/**
 * Changes or deletes the ticked products, or all that the list holds; returns the notice, or the question.
 */
export async function receiveBulk(
  act: Omit<BulkAct, "tell">,
  tell: TellProgress = () => {},
): Promise<BulkEnd> {
  const { shop, form, filter } = act;
  try {
    const isAll = form.has("all");
    const ids = isAll ? await listAllIds(shop.db, filter, mostProductsOfAForm) : tickedIn(form);
    if (ids.length > mostProductsOfAForm) return refusal(productText.tooMany);
    if (ids.length === 0 && !isAll) return refusal(productText.nothingChosen);
    const count = ids.length;
    // A search's total is not known before, and the list may have grown since it was shown.
    const isAsked = !isAll || count === 0 || form.get("count") === String(count);
    if (form.get("intent") !== "delete") return { notice: await change({ ...act, tell }, ids) };
    return isAsked
      ? { notice: await remove({ ...act, tell }, ids) }
      : { answer: { kind: "asked", count }, status: 200 };
  } catch (error) {
    const status = unwrittenHere(shop, error, "products could not be written");
    const notice = productsFailed(String(form.get("intent")));
    return { answer: { kind: "failed", notice }, status };
  }
}

const refusal = (words: Notice): BulkEnd => ({ notice: { ...words, tone: "destructive" } });

function tickedIn(form: FormData): string[] {
  const ids = form.getAll("id").filter((id) => typeof id === "string" && !id.includes("\0"));
  return [...new Set(ids.map(String))].slice(0, mostTicked);
}

async function remove({ shop, actor, tell }: BulkAct, ids: readonly string[]): Promise<Notice> {
  const deleted = await deleteProducts(shop, actor, ids, tell);
  if (deleted > 0) {
    const notice = deleted > 1 ? productText.deletedSeveral(deleted) : productText.deleted;
    const others = ids.length - deleted;
    return others > 0 ? { ...notice, text: `${notice.text} ${productText.goneBefore(others)}` } : notice;
  }
  const text = ids.length === 1 ? productText.gone : productText.allGone;
  return { ...productText.deleteFailed, text, tone: "destructive" };
}

async function change({ shop, actor, form, tell }: BulkAct, ids: readonly string[]): Promise<Notice> {
  const intent = String(form.get("intent"));
  const asked = bulkChangeNamed(intent === "change" ? String(form.get("change")) : intent);
  if (!asked) return { ...productText.bulkFailed, tone: "destructive" };
  const { changed, soldOut } = await changeProducts(shop, actor, ids, asked, tell);
  return productText.changed(changed, soldOut);
}
