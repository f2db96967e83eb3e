import type { Db } from "#platform/database/db.ts";
import { sumOf } from "#shipping/bill.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { itemsOf } from "../placing/order-items.db.server.ts";
import { billOfRow } from "../placing/order-rows.server.ts";
import { type GivenFor, givenOfLine, mostFor, type SaidFor } from "./given-for.ts";
import { parseGivenFor, parseHandGiven } from "./parse-given-for.server.ts";

/** `most` can go back for what was named, and the sum is more. */
type SaidGiven = { kind: "given"; givenFor: GivenFor | undefined } | { kind: "too-much"; most: Paise };

/** What a sum is for by the owner's word; nothing known where she names no line of this order. */
export async function givenForSaid(
  db: Db,
  orderId: string,
  said: SaidFor | undefined,
  amount: Paise,
): Promise<SaidGiven> {
  const line = said && said !== "services" ? await paidLine(db, orderId, said.item) : undefined;
  if (!said || (said !== "services" && !line)) return { kind: "given", givenFor: undefined };
  const row = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const bill = billOfRow(row);
  const rounding = Math.max(0, sumOf(bill, "rounding"));
  const services = paise(sumOf(bill, "shipping") + sumOf(bill, "fee") + rounding);
  const byHand = parseHandGiven(row.cash_given_for);
  const earlier = [...byHand, ...(await knownRefunds(db, orderId))];
  const most = mostFor(said, { line, services, earlier });
  if (amount > most) return { kind: "too-much", most };
  // What is of no line is of shipping and fees first.
  const lines = said === "services" || !line ? [] : [givenOfLine(said, line, amount)];
  return { kind: "given", givenFor: { lines } };
}

async function paidLine(db: Db, orderId: string, item: string) {
  const line = (await itemsOf(db, orderId)).find(({ id }) => id === item);
  if (!line) return undefined;
  const price = Math.round(Number(line.price_at_purchase) * 100) * line.quantity;
  return { quantity: line.quantity, paid: paise(price - Math.round(Number(line.discount) * 100)) };
}

/** Refunds with what they are for, also those that are only requested so far. */
async function knownRefunds(db: Db, orderId: string) {
  const rows = await db
    .selectFrom("payment_refunds")
    .select(["amount_paise", "given_for"])
    .where("order_id", "=", orderId)
    .where("state", "<>", "failed")
    .execute();
  return rows.flatMap(({ amount_paise, given_for }) => {
    const givenFor = parseGivenFor(given_for);
    return givenFor ? [{ ...givenFor, amount: paise(amount_paise) }] : [];
  });
}
