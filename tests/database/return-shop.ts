import { afterAll, beforeAll, beforeEach } from "vitest";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import { requestReturn } from "#returns/asking/request-return.server.ts";
import { findReturn } from "#returns/returns.db.server.ts";
import { approveReturn, receiveReturn } from "#returns/settling/answer-return.server.ts";
import { type SettleWish, settleReturn } from "#returns/settling/settle-return.server.ts";
import { settlementOf } from "#returns/settling/settlement.db.server.ts";
import { paise } from "#values/money/money.ts";
import { type CardShop, clearPayments, openCardShop } from "./card-shop.ts";
import { eachDatabase } from "./each-database.ts";
import { addProducts } from "./product-row.ts";
import { addDeliveredByCard, wanted } from "./returned-order.ts";
import { shopOwner } from "./shop-owner.ts";

/** Who answers and settles. */
export const owner = shopOwner();
/** When the orders of these tests arrived: a day before. */
export const delivered = new Date("2026-11-20T12:00:00+05:30");

/** A shop to which orders come back, with a provider of cards, empty before each test. */
export function eachReturnShop(name: string, cases: (shop: ReturnShop) => void): void {
  eachDatabase(name, (database) => {
    let card: CardShop;
    beforeAll(async () => {
      card = await openCardShop(database, () => new Date("2026-11-21T12:00:00+05:30"));
    });
    afterAll(() => card.close());
    beforeEach(async () => {
      await card.steer("reset", {});
      await clearPayments(database());
      await addProducts(database().db, [
        { id: "bag", name: "Bag", price: "300", stock_count: 3 },
        { id: "tote", name: "Tote", price: "400" },
        { id: "same", name: "Sling", price: "270" },
      ]);
    });
    cases({
      ...{ database, card: () => card },
      ...returnRows(database),
      ...returnActs(database, () => card),
    });
  });
}

type ReturnShop = ReturnType<typeof returnRows> &
  ReturnType<typeof returnActs> & { database: () => OpenDatabase; card: () => CardShop };

/** How a request is settled. */
type Way =
  | { resolution: "refund" | "refund_by_hand"; amount: number }
  | { resolution: "replacement" | "nothing" };

function returnRows(database: () => OpenDatabase) {
  const db = () => database().db;
  const row = (id: string) =>
    db().selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const refunds = () => db().selectFrom("payment_refunds").selectAll().orderBy("id").execute();
  const stock = async (id: string) =>
    (await db().selectFrom("products").select("stock_count").where("id", "=", id).executeTakeFirst())
      ?.stock_count;
  const mails = async () =>
    (await db().selectFrom("mail_outbox").select(["kind", "subject"]).orderBy("id").execute()).map(
      ({ kind, subject }) => `${kind}: ${subject.replace(/R-\d+ |order JC-\d+/, "")}`,
    );
  return { db, row, refunds, stock, mails };
}

function returnActs(database: () => OpenDatabase, card: () => CardShop) {
  const { db, row } = returnRows(database);
  /** A request; answers its id. */
  async function asked(
    order: { orderNumber: string },
    pieces: Record<string, number>,
    change: Parameters<typeof wanted>[2] = {},
  ) {
    const want = wanted(order.orderNumber, pieces, change);
    const answer = await requestReturn(card().shop(), want);
    if (answer.kind !== "asked") throw new Error(JSON.stringify(answer));
    return want.id;
  }
  const seen = async (id: string) => ({ id, version: (await findReturn(db(), "id", id))?.version ?? 0 });
  const approve = async (id: string) => approveReturn(card().shop(), owner, await seen(id));
  const receive = async (id: string, pieces: Record<string, [number, number]>) =>
    receiveReturn(card().shop(), owner, {
      ...(await seen(id)),
      pieces: Object.entries(pieces).map(([orderItemId, [received, resellable]]) => ({
        ...{ orderItemId, received, resellable },
      })),
    });
  const wish = async (id: string, way: Way, words: string | null = null): Promise<SettleWish> => ({
    ...(await seen(id)),
    words,
    ...("amount" in way ? { ...way, amount: paise(way.amount) } : way),
  });
  const settle = async (id: string, way: Way, words: string | null = null) =>
    settleReturn(card().shop(), owner, await wish(id, way, words));
  const suggested = async (id: string) => {
    const request = await findReturn(db(), "id", id);
    if (!request) throw new Error("no request");
    return (await settlementOf(db(), await row(request.orderId), request)).suggested;
  };
  const approved = async (...what: Parameters<typeof asked>) => {
    const id = await asked(...what);
    await approve(id);
    return id;
  };

  const paidByCard = () => addDeliveredByCard(database(), card(), delivered);
  return { asked, seen, approve, receive, wish, settle, suggested, approved, paidByCard };
}
