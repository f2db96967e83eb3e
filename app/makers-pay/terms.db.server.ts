import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { MakerTerm, Share, TermKind } from "./terms.ts";

/** What a maker got from which day on, the latest first. */
export async function makerTermsOf(db: Db, makerId: string): Promise<MakerTerm[]> {
  const rows = await db
    .selectFrom("maker_terms")
    .select(["kind", "percent", "amount", "from_on"])
    .where("artisan_id", "=", makerId)
    .orderBy("from_on", "desc")
    .execute();
  return rows.map(({ kind, percent, amount, from_on }) => ({
    kind,
    share: shareIn(percent, amount),
    from: from_on,
  }));
}

/** Of these makers those whose term on a day is of goods, sold or taken in. */
export async function makersOfGoods(
  db: Db,
  makerIds: readonly string[],
  day: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ maker: string; kind: TermKind }>`
    select distinct on (artisan_id) artisan_id as maker, kind from maker_terms
    where artisan_id = any(${[...makerIds]}::text[]) and from_on <= ${day}::date
    order by artisan_id, from_on desc`.execute(db);
  return new Set(rows.filter(({ kind }) => kind !== "piece").map(({ maker }) => maker));
}

function shareIn(percent: string | null, amount: string | null): Share | null {
  if (percent !== null) return { kind: "percent", basisPoints: paiseFromRupees(percent) };
  return amount === null ? null : { kind: "sum", amount: paiseFromRupees(amount) };
}

/** From its day on; another of the same day gives way. */
export async function writeTerm(trx: Trx, makerId: string, { kind, share, from }: MakerTerm): Promise<void> {
  const set = {
    kind,
    percent: share?.kind === "percent" ? (share.basisPoints / 100).toFixed(2) : null,
    amount: share?.kind === "sum" ? rupeesColumn(share.amount) : null,
  };
  await trx
    .insertInto("maker_terms")
    .values({ artisan_id: makerId, from_on: from, ...set })
    .onConflict((conflict) => conflict.columns(["artisan_id", "from_on"]).doUpdateSet(set))
    .execute();
}
