import type { Updateable } from "kysely";
import type { Holder } from "#accounts/permissions/holder.ts";
import type { Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { isForCash } from "#values/money/payment-method.ts";
import { addHistory } from "../history/order-history.db.server.ts";
import { type OrderChange, ownerAct, type SeenOrder } from "../history/owner-act.server.ts";
import { lockByNumber, type OrderRow, writeOrder } from "../lock-order.db.server.ts";
import type { OrderServices } from "../order-services.ts";
import { openCashOf } from "./open-cash.db.server.ts";

type Shop = Pick<OrderServices, "db" | "now">;

type BuyersShop = Pick<OrderServices, "db" | "now" | "config">;

/**
 * What comes of confirming. 'unfit': it is cancelled, paid or gone, or nobody need confirm it. 'many': as
 * many others as its phone may have are on their way.
 */
export type CashConfirmed = "confirmed" | "already" | "unfit" | "missing" | "many";

interface BuyersWord {
  orderNumber: string;
  how: "link" | "account";
  /** The account that says so; null for a guest. */
  userId: string | null;
}

/**
 * Notes that the buyer of a cash order will pay it (CASH-31), once. Callers prove first that the visitor may.
 */
export const confirmCash = (
  { db, now, config }: BuyersShop,
  { orderNumber, how, userId }: BuyersWord,
): Promise<CashConfirmed> =>
  inTransaction(db, async (trx) => {
    const row = await lockByNumber(trx, orderNumber);
    if (!row) return "missing";
    if (!isHere(row)) return "unfit";
    if (row.cod_confirmed_at) return "already";
    const most = config.shop.cash.openPerPhone;
    // What the owner packed without a word counts already.
    if (most !== undefined && !row.packed_at && (await openCashOf(trx, row.phone_key)) >= most) return "many";
    await writeConfirmed(trx, row, { how, now: now() });
    const by = { kind: "shopper", id: userId } as const;
    await addHistory(trx, { orderId: row.id, status: confirmedStatus(row), by, note: "Confirmed" });
    return "confirmed";
  });

/** The same by the owner, who has talked to the buyer. */
export const confirmByOwner = (
  shop: Shop,
  actor: Holder<"pack">,
  { orderId, version }: SeenOrder,
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, (row) => {
    if (row.cod_confirmed_at && isHere(row)) return { kind: "kept", isToldToCustomer: false };
    if (row.version !== version) return { kind: "stale" };
    if (!isHere(row)) return { kind: "unfit" };
    return {
      set: confirmed(row, { how: "owner", now: shop.now() }),
      audit: { action: "order.cash_confirmed" },
      history: "Confirmed",
    };
  });

const isHere = (row: OrderRow): boolean =>
  isForCash(row.payment_method) &&
  row.payment_state === "cod_due" &&
  row.cod_confirm_by !== null &&
  (row.fulfilment_state === "pending" || row.fulfilment_state === "processing");

interface Word {
  how: "link" | "account" | "owner";
  now: Date;
}

const writeConfirmed = (trx: Trx, row: OrderRow, word: Word) => writeOrder(trx, row.id, confirmed(row, word));

const confirmed = (row: OrderRow, { how, now }: Word): Updateable<Tables["orders"]> => ({
  cod_confirmed_at: now,
  cod_confirm_how: how,
  // Its status says 'pending' from here on, not that it waits to be confirmed.
  confirmed_at: row.confirmed_at ?? now,
  status: confirmedStatus(row),
});

const confirmedStatus = ({ status }: OrderRow) =>
  status === "pending_cod_confirmation" ? ("pending" as const) : status;
