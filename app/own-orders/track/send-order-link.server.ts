import { randomUUID } from "node:crypto";
import { queueUnlessWaiting } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { orderLink } from "#orders/links/order-access.server.ts";
import { orderLinkMail } from "#orders/mails/order-link.email.ts";
import { findRecipient } from "#orders/order.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { type Allowance, messageAllowance, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { parseTrack, type TrackAnswer, type TrackRequest, trackTyped } from "./track.form.ts";
import { trackText } from "./track.text.ts";

/** For each order, from all senders together. */
const ofOrder: Allowance = { name: "order-link", most: 5, windowSeconds: 3_600 };

type LinkServices = OrderMailServices & Pick<Services, "log">;

/**
 * Answers the order look-up: the same to everybody, whether there is such an order or not. Whatever is done
 * for an order that exists is done after the answer, so that its time tells nothing either.
 */
export async function receiveTrack(
  shop: LinkServices,
  clientAddress: string,
  form: FormData,
): Promise<TrackAnswer> {
  const parsed = parseTrack(form);
  if (parsed.kind === "refused") return parsed;
  const token = await takeToken(shop.db, messageAllowance, clientAddress, shop.now());
  if (!token.ok) return { kind: "failed", text: trackText.tooMany, typed: trackTyped(form) };
  void sendOrderLink(shop, parsed.value).catch((error: Error) =>
    shop.log.error({ kind: error.name, stack: error.stack }, "an order's link was not sent"),
  );
  return { kind: "done", kept: undefined };
}

/** Mails the link to the address that the order was placed with, if that is the one in the form. */
export async function sendOrderLink(shop: LinkServices, { orderNumber, email }: TrackRequest): Promise<void> {
  const order = await findRecipient(shop.db, orderNumber);
  if (order?.email.toLowerCase() !== email.toLowerCase()) return;
  const token = await takeToken(shop.db, ofOrder, orderNumber, shop.now());
  if (!token.ok) return;
  const { origin, shop: settings } = shop.config;
  const link = orderLink(orderNumber, { origin, secret: shop.secret, at: shop.now() });
  const mail = mailIn(order.language, shop.config, () => ({
    ...orderLinkMail({ orderNumber, link }, settings),
    to: order.email,
  }));
  await queueUnlessWaiting(shop.db, mail, { about: orderNumber, id: randomUUID() });
  shop.sendMailSoon();
}
