import type { Services } from "#platform/services.server.ts";
import { readGets } from "#who-gets/gets-row.db.server.ts";
import { type GetsStanding, whoGets } from "#who-gets/who-gets.ts";
import { priceAt } from "../../price-at.ts";
import { listPriceOf } from "../../product-row.server.ts";
import { findRow } from "../list/product-list.db.server.ts";

/** Does a product's page tell who gets what? Undefined where its owner does not ask for it. */
export async function readGetsStanding(
  { db, now, config }: Pick<Services, "db" | "now" | "config">,
  id: string,
): Promise<GetsStanding | undefined> {
  const moment = now();
  const facts = await readGets(db, id, { moment, shop: config.shop });
  const row = facts && (await findRow(db, id));
  return row && whoGets(facts, priceAt(listPriceOf(row), moment).price);
}
