import type { Holder } from "#accounts/permissions/holder.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { type Due, isSaidPaid } from "#orders/dues/dues.ts";
import { keptDue } from "#orders/dues/kept-due.ts";
import { type OrderChange, ownerAct } from "#orders/history/owner-act.server.ts";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { ownActPath } from "#orders/links/own-paths.ts";
import { orderFacts } from "#orders/mails/order-facts.db.server.ts";
import type { SeenDue } from "#orders/money-acts/receive-payment.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { Trx } from "#platform/database/db.ts";
import type { SigningServices } from "#platform/services.server.ts";
import { transferFor } from "#platform/settings/transfer-for.server.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paymentNotFoundMail } from "./payment-not-found.email.ts";
import { freeReference } from "./upi-claims.db.server.ts";

/** As the owner saw it. */
export interface SeenClaim extends SeenDue {
  reference: string;
}

/**
 * The owner has looked and has not found what a buyer says to have paid (OFFER-91): its buyer is written to,
 * and the reference is free. 'stale' where another one was given meanwhile.
 */
export const notFound = (
  shop: OrderServices,
  actor: Holder<"money">,
  { orderId, version, dueId, reference }: SeenClaim,
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, async (row, trx) => {
    if (row.version !== version) return { kind: "stale" };
    const due = (await findDues(trx, row.id)).find(({ id }) => id === dueId);
    if (!due || !isSaidPaid(due)) return { kind: "unfit" };
    if (due.said?.reference !== reference) return { kind: "stale" };
    await freeReference(trx, dueId);
    return {
      set: {},
      audit: {
        action: "order.payment_not_found",
        detail: { part: due.kind, amount: rupeesExact(due.amount), reference },
      },
      history: `${keptDue(due)} not found (${reference})`,
      mail: (trx) => queueNotFound(trx, shop, row.id, { due, reference, occasion: `${version}` }),
    };
  });

interface NotFoundNews {
  due: Due;
  reference: string;
  /** One mail each. */
  occasion: string;
}

async function queueNotFound(
  trx: Trx,
  shop: SigningServices,
  orderId: string,
  { due, reference, occasion }: NotFoundNews,
): Promise<void> {
  const { config, secret } = shop;
  const { facts } = await orderFacts(trx, shop, orderId);
  const { orderNumber, language } = facts.order;
  const again = config.origin + ownActPath(orderNumber, "paid", orderLinkToken(orderNumber, secret));
  const mail = mailIn(language, config, () =>
    paymentNotFoundMail({ ...facts, due, reference, again, transfer: transferFor(config, due) }, config.shop),
  );
  await queueMail(trx, mail, `payment-not-found:${due.id}:${occasion}`);
}
