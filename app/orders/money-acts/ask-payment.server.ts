import type { Holder } from "#accounts/permissions/holder.ts";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { findDues } from "../dues/dues.db.server.ts";
import { nextDue, takesDues } from "../dues/dues.ts";
import { dueWithSum } from "../dues/owner-dues.text.ts";
import { type OrderChange, ownerAct, type SeenOrder } from "../history/owner-act.server.ts";
import { queueAskMail } from "../money-mails/due-mail.server.ts";
import type { OrderServices } from "../order-services.ts";

/**
 * Asks an order's buyer by mail for the part that is to be paid next (OFFER-66): once for each press, since a
 * page that is old is told. 'unfit' where nothing is owed, or nobody can be written to.
 */
export const askForPayment = (
  shop: OrderServices,
  actor: Holder<"money">,
  { orderId, version }: SeenOrder,
): Promise<OrderChange> =>
  ownerAct(shop, actor, orderId, async (row, trx) => {
    if (row.version !== version) return { kind: "stale" };
    const states = { paymentState: row.payment_state, fulfilment: row.fulfilment_state };
    const due = takesDues(states) ? nextDue(await findDues(trx, row.id)) : undefined;
    if (!due || row.billing_email === "" || row.billing_email === erased) return { kind: "unfit" };
    return {
      set: {},
      audit: {
        action: "order.payment_asked",
        detail: { part: due.kind, amount: rupeesExact(due.amount) },
      },
      history: `Asked for the ${dueWithSum(due).toLowerCase()}`,
      mail: (trx) => queueAskMail(trx, shop, row.id, { due, occasion: `${version}` }),
    };
  });
