import { lockByNumber, type OrderRow } from "#orders/lock-order.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { claimUploads } from "#pictures/uploads.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { isForCash } from "#values/money/payment-method.ts";
import { queueReturnMail } from "../mails/queue-return-mail.server.ts";
import { isFault } from "../return-request.ts";
import { noteReturnEvent } from "../returns.db.server.ts";
import { returnText } from "../returns.text.ts";
import { judgeReturn, type ReturnsClosed, whyClosed } from "./judge-return.ts";
import {
  countRequests,
  insertNumbered,
  insertPieces,
  requestOfKey,
  returnableOrder,
} from "./requested.db.server.ts";
import type { ReturnField, ReturnInput } from "./return-request.form.ts";

export interface ReturnWanted extends ReturnInput {
  /** The id that it gets, by which its photos lie already. */
  id: string;
  orderNumber: string;
  /** The account that asks; null for a guest. */
  userId: string | null;
  /** Addresses of uploads that wait for it. */
  photos: readonly string[];
}

export type AskedReturn =
  /** It is there, by this sending or by an earlier one with its key. */
  | { kind: "asked"; number: string }
  | { kind: "refused"; errors: FieldErrors<ReturnField> }
  | { kind: "closed"; why: ReturnsClosed }
  | { kind: "missing" | "too-many" | "photos-lost" };

/** So many requests an order may ever have; nobody's patience comes near. */
const mostOfOrder = 20;

/** Ends the transaction of a request whose photos can't be had. */
class PhotosLost extends Error {}

/**
 * Requests a return, exchange or replacement: judged under the order's lock, so that no two requests take the
 * same piece, with its photos and its mail in one transaction. Callers prove first that the visitor may.
 */
export async function requestReturn(shop: OrderMailServices, wanted: ReturnWanted): Promise<AskedReturn> {
  const asked = await inTransaction(shop.db, (trx) => attempt(trx, shop, wanted)).catch((error: unknown) => {
    if (error instanceof PhotosLost) return { kind: "photos-lost" } as const;
    throw error;
  });
  if (asked.kind === "asked") shop.sendMailSoon();
  return asked;
}

async function attempt(trx: Trx, shop: OrderMailServices, wanted: ReturnWanted): Promise<AskedReturn> {
  const row = await lockByNumber(trx, wanted.orderNumber);
  if (!row) return { kind: "missing" };
  const earlier = await requestOfKey(trx, row.id, wanted.key);
  if (earlier !== undefined) return { kind: "asked", number: earlier };
  const refusal = await refusalOf(trx, shop, row, wanted);
  if (refusal) return refusal;
  const order = await returnableOrder(trx, row, shop.config.shop.returns);
  const judged = judgeReturn(order, wanted, shop.now());
  if (!judged.ok) return { kind: "refused", errors: judged.errors };
  if ((await claimUploads(trx, wanted.photos)).length > 0) throw new PhotosLost();
  const number = await write(trx, shop, row, { ...wanted, ...judged });
  await queueReturnMail(trx, shop, { id: wanted.id, orderNumber: wanted.orderNumber, by: "shopper" });
  await noteReturnEvent(trx, wanted.id, "return.requested");
  return { kind: "asked", number };
}

/** What stands against any request of this order, or against this one without its photos. */
async function refusalOf(
  trx: Trx,
  shop: OrderMailServices,
  row: OrderRow,
  { reason, photos }: ReturnWanted,
): Promise<AskedReturn | undefined> {
  const closed = whyClosed(await returnableOrder(trx, row, shop.config.shop.returns));
  if (closed) return { kind: "closed", why: closed };
  if ((await countRequests(trx, row.id)) >= mostOfOrder) return { kind: "too-many" };
  const isBare = isFault(reason) && photos.length === 0;
  return isBare ? { kind: "refused", errors: { photos: returnText.errors.photosNeeded } } : undefined;
}

type Judged = ReturnWanted & { kind: "return" | "exchange" | "damage"; isLate: boolean };

async function write(trx: Trx, shop: OrderMailServices, row: OrderRow, wanted: Judged): Promise<string> {
  const number = await insertNumbered(trx, shop.now(), {
    id: wanted.id,
    order_id: row.id,
    idempotency_key: wanted.key || null,
    kind: wanted.kind,
    reason: wanted.reason,
    comment: wanted.comment,
    photos: [...wanted.photos],
    wish: wanted.wish,
    wished_variant: wanted.wishedVariant,
    is_late: wanted.isLate,
    // Where a card paid, the money goes back to it.
    upi_id: isForCash(row.payment_method) ? wanted.upiId : null,
    actor_id: wanted.userId,
    requested_at: shop.now(),
  });
  await insertPieces(trx, wanted.id, wanted.pieces);
  return number;
}
