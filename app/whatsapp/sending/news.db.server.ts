import { sql } from "kysely";
import { nameIn } from "#catalogue/options/lines-in-language.db.server.ts";
import { variantPath } from "#catalogue/options/variant.ts";
import { optionTextRow } from "#catalogue/options/variants.db.server.ts";
import { isShown } from "#catalogue/product.db.server.ts";
import { productPath } from "#catalogue/product.ts";
import type { Trx } from "#platform/database/db.ts";
import { whatsappNumber } from "#values/contact/phone.ts";
import { type Paise, paise } from "#values/money/money.ts";
import type { News } from "../words/template-message.ts";

/** The status of a step of an order's history. */
export async function historyStatus(trx: Trx, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const row = await trx.selectFrom("order_history").select("status").where("id", "=", id).executeTakeFirst();
  return row?.status;
}

/** What a parcel's order pays at the door: nothing where it was paid meanwhile. */
export async function owesCash(trx: Trx, orderId: string, cash: Paise): Promise<Paise> {
  const row = await trx
    .selectFrom("orders")
    .select("payment_state as state")
    .where("id", "=", orderId)
    .executeTakeFirst();
  return row?.state === "cod_due" ? cash : paise(0);
}

/** That what an alert waited for is back, in the language of the moment. */
export async function alertNews(
  trx: Trx,
  alertId: string,
  { origin }: { origin: string },
): Promise<News | undefined> {
  const row = await trx
    .selectFrom("stock_alerts")
    .innerJoin("products", "products.id", "stock_alerts.product_id")
    .select(["products.id", "products.name", "products.slug", "stock_alerts.variant"])
    .select(optionTextRow(sql.ref("products.id"), sql.ref("stock_alerts.variant")).as("optionText"))
    .where("stock_alerts.id", "=", alertId)
    .where("state", "=", "told")
    .where(isShown())
    .executeTakeFirst();
  if (!row) return undefined;
  const page = row.optionText === null ? productPath(row) : variantPath(row, row.variant);
  return { name: "back_in_stock", product: await nameIn(trx, row), link: origin + page };
}

/**
 * That there is work, for its maker at the number that they agreed to, if it is still theirs. Nothing of an
 * order is read.
 */
export async function workNews(trx: Trx, partId: string, number: string): Promise<News | undefined> {
  const row = await trx
    .selectFrom("lot_parts")
    .innerJoin("lots", "lots.id", "lot_parts.lot_id")
    .innerJoin("artisans", "artisans.id", "lot_parts.artisan_id")
    .select(["lot_parts.quantity", "lot_parts.due_on as dueOn", "artisans.phone"])
    .select(["lots.product_id as id", "lots.product_name as name", "lots.option_text as optionText"])
    .where("lot_parts.id", "=", partId)
    .where("lot_parts.state", "<>", "cancelled")
    .executeTakeFirst();
  if (!row || whatsappNumber(row.phone ?? "") !== number) return undefined;
  const { quantity: pieces, dueOn } = row;
  return { name: "work_given", pieces, product: await nameIn(trx, row), dueOn };
}
