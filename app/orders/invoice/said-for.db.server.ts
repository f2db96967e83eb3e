import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { itemsOf } from "../placing/order-items.db.server.ts";
import type { GivenFor } from "./given-for.ts";
import { givenOfLine, type SaidFor } from "./said-for.ts";

/** What a sum is for by the owner's word; undefined where she names no line of this order. */
export async function givenForSaid(
  db: Kysely<Tables>,
  orderId: string,
  said: SaidFor | undefined,
  amount: Paise,
): Promise<GivenFor | undefined> {
  if (!said) return undefined;
  // What is of no line is of shipping and fees first.
  if (said === "services") return { lines: [] };
  const line = (await itemsOf(db, orderId)).find(({ id }) => id === said.item);
  if (!line) return undefined;
  const price = Math.round(Number(line.price_at_purchase) * 100) * line.quantity;
  const paid = paise(price - Math.round(Number(line.discount) * 100));
  return { lines: [givenOfLine(said, { quantity: line.quantity, paid }, amount)] };
}
