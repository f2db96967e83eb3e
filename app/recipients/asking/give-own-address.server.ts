import { addHistory } from "#orders/history/order-history.db.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { mayChangeRow, type RecipientAddress } from "../recipient.ts";
import { giveAddress } from "../recipients.db.server.ts";
import { giftHash, isGiftToken } from "./gift-link.server.ts";
import { giftByHash, type LinkedGift } from "./gifts.db.server.ts";

export type FoundGift =
  | { kind: "open"; gift: LinkedGift; until: Date }
  | { kind: "answered"; gift: LinkedGift };

/** What a link opens; undefined for one that has ended and for one that never was, alike (HOMES-12). */
export async function giftOf(db: Db, token: string, now: Date): Promise<FoundGift | undefined> {
  const gift = isGiftToken(token) ? await giftByHash(db, giftHash(token)) : undefined;
  if (!gift || gift.isCancelled) return undefined;
  if (!mayChangeRow(gift.state, "person")) return { kind: "answered", gift };
  const until = gift.linkUntil;
  return until !== null && until > now ? { kind: "open", gift, until } : undefined;
}

/**
 * Keeps the address that somebody gives for their own parcel, once: 'given' by this press or an earlier one.
 * Undefined where the link takes none.
 */
export const giveOwnAddress = (
  shop: Pick<Services, "db" | "now">,
  token: string,
  address: RecipientAddress,
): Promise<"given" | undefined> =>
  inTransaction(shop.db, async (trx) => {
    const seen = await giftOf(trx, token, shop.now());
    const order = seen && (await lockOrder(trx, seen.gift.orderId));
    // Whoever held the order may have changed the row: it is read once more.
    const found = order && (await giftOf(trx, token, shop.now()));
    if (!found) return undefined;
    if (found.kind === "answered") return "given";
    if (!(await giveAddress(trx, found.gift, { address, givenBy: "person" }))) return undefined;
    const by = { kind: "shopper", id: null } as const;
    const note = "Somebody who was asked has said where they live";
    await addHistory(trx, { orderId: order.id, status: order.status, by, note });
    return "given";
  });
