import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { SigningServices } from "#platform/services.server.ts";
import { isKnownMailbox } from "./known-mailbox.db.server.ts";
import { orderFacts } from "./order-facts.db.server.ts";
import { withoutWords } from "./without-words.ts";

/** An order's facts for its mails, whoever causes them: to a mailbox that nobody knows without words. */
export async function factsForStrangers(trx: Transaction<Tables>, shop: SigningServices, orderId: string) {
  const { facts, version } = await orderFacts(trx, shop, orderId);
  const isToStranger = !(await isKnownMailbox(trx, facts.order.billing.email));
  const order = isToStranger ? withoutWords(facts.order) : facts.order;
  return { facts: { ...facts, order }, version, isToStranger };
}
