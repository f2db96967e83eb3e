import { findOrderPayment, type OrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { beginPayment } from "#payments/paying/begin-payment.server.ts";
import type { Begun } from "#payments/paying/live-order.server.ts";
import { settlePayment } from "#payments/settling/settle-payment.server.ts";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import type { CardShop } from "./card-shop.ts";

/** What a test does with card orders, and what it reads of them. */
export function cardOrders(database: () => OpenDatabase, card: () => CardShop) {
  const db = () => database().db;
  const facts = async (id: string): Promise<OrderPayment> => {
    const found = await findOrderPayment(db(), id);
    if (!found) throw new Error("no such order");
    return found;
  };
  const begin = async (id: string): Promise<Begun> => beginPayment(card().shop(), await facts(id));
  return {
    facts,
    begin,
    /** The order at the provider that the shop's order is paid by. */
    begun: async (id: string): Promise<string> => {
      const answer = await begin(id);
      if (!answer.ok) throw new Error(answer.error);
      return answer.id;
    },
    settle: (paymentId: string) => settlePayment(card().shop(), paymentId),
    row: (id: string) => db().selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    mails: () => db().selectFrom("mail_outbox").selectAll().execute(),
    history: async (id: string) => {
      const rows = await db()
        .selectFrom("order_history")
        .selectAll()
        .where("order_id", "=", id)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(({ status, note }) => [status, note] as const);
    },
  };
}
