import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { Services } from "#platform/services.server.ts";
import type { Paise } from "#values/money/money.ts";
import { orderLink } from "../links/order-access.server.ts";
import { findOrderForMail } from "../order.db.server.ts";
import { orderRefundedMail } from "./order-refunded.email.ts";

interface RefundNews {
  orderNumber: string;
  /** The provider's id of the refund, or another that this refund alone has: one mail each. */
  refundId: string;
  amount: Paise;
  isByHand?: boolean;
  creditNotes: readonly string[];
}

/** Writes to the buyer that money went back; once for each refund, however often news of it comes. */
export async function queueRefundMail(
  trx: Trx,
  { config, secret, now }: Pick<Services, "config" | "secret" | "now">,
  { orderNumber, refundId, amount, isByHand = false, creditNotes }: RefundNews,
): Promise<void> {
  const order = await findOrderForMail(trx, orderNumber);
  if (!order) return;
  const link = orderLink(orderNumber, { origin: config.origin, secret, at: now() });
  const mail = mailIn(order.language, config, () =>
    orderRefundedMail({ order, link, amount, isByHand, creditNotes }, config.shop),
  );
  await queueMail(trx, mail, `order-refund:${refundId}`);
}
