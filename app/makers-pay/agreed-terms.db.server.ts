import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type MakerTerm, type Share, termOn } from "./terms.ts";

/** The term that holds with a maker on a day; undefined where nothing was agreed by then. */
export async function agreedOn(db: Db, makerId: string, day: string): Promise<MakerTerm | undefined> {
  const rows = await db
    .selectFrom("maker_terms")
    .select(["kind", "percent", "amount", "from_on"])
    .where("artisan_id", "=", makerId)
    .execute();
  return termOn(
    rows.map((row) => ({ kind: row.kind, from: row.from_on, share: shareIn(row) })),
    day,
  );
}

function shareIn({ percent, amount }: { percent: string | null; amount: string | null }): Share | null {
  // Two decimals, as rupees have: 33.33 % are 3333 hundredths.
  if (percent !== null) return { kind: "percent", basisPoints: paiseFromRupees(percent) };
  return amount === null ? null : { kind: "sum", amount: paiseFromRupees(amount) };
}
