import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { countHindi } from "#translations/texts-of-records.db.server.ts";
import { newDiscount, openDiscount } from "./discount-columns.server.ts";
import { findDiscount } from "./discount-list.db.server.ts";
import { noDiscountOpen } from "./open-discount.ts";

/** What is open above the list, as the address says: an empty form, a discount, or nothing. */
export async function openedDiscount(db: Kysely<Tables>, now: Date, parameters: URLSearchParams) {
  if (parameters.has("new")) return { ...noDiscountOpen, open: newDiscount(now, randomBytes(10)) };
  const id = parameters.get("edit");
  if (!id) return noDiscountOpen;
  const found = await findDiscount(db, id);
  if (!found) return { ...noDiscountOpen, isGone: true };
  const [hindi, history] = await Promise.all([
    countHindi(db, "promotion", id),
    auditOf(db, "promotions", id),
  ]);
  return { isGone: false, open: openDiscount(found.row, found.products), hindi, history };
}
