import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { jobWorkOf, type TaxWatch, type WorkSums, watchTax, yearOfDay } from "./tax-watch.ts";

interface SumsRow {
  credited: string;
  paid: string;
  goods: string;
}

const sumsIn = ({ credited, paid, goods }: SumsRow): WorkSums => ({
  credited: paiseFromRupees(credited),
  paid: paiseFromRupees(paid),
  goods: paiseFromRupees(goods),
});

/** All that a maker was credited and given before a day; a counter-entry counts as what it is about. */
async function sumsBefore(db: Db, makerId: string, day: string): Promise<WorkSums> {
  const { rows } = await sql<SumsRow>`
    select coalesce(sum(amount) filter (where said in ('piece', 'bonus')), 0) as credited,
      coalesce(-sum(amount) filter (where said in ('payment', 'advance') or taxed), 0) as paid,
      coalesce(sum(amount) filter (where said in ('sale', 'material')), 0) as goods
    from (select entry.amount, coalesce(about.kind, entry.kind) as said,
        coalesce(about.tax_of, entry.tax_of) is not null as taxed
      from maker_entries as entry left join maker_entries as about on entry.kind = 'correction'
        and entry.source like 'correct:%' and about.id = split_part(entry.source, ':', 2)
      where entry.artisan_id = ${makerId} and entry.on_date < ${day}::date) as entries`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a sum answers one row");
  return sumsIn(row);
}

/** Of a financial year, what tax was taken of already; and is the maker's PAN known? */
async function taxedIn(db: Db, makerId: string, from: string, before: string) {
  const { rows } = await sql<{ taxed: string; hasPan: boolean }>`
    select (select coalesce(sum(tax_of), 0) from maker_entries as entry where artisan_id = ${makerId}
        and tax_of is not null and on_date >= ${from}::date and on_date < ${before}::date
        and not exists (select from maker_entries as counter where counter.artisan_id = ${makerId}
          and counter.source like 'correct:' || entry.id || ':%')) as taxed,
      exists (select from maker_banks where artisan_id = ${makerId} and pan is not null) as "hasPan"
  `.execute(db);
  return { taxed: paiseFromRupees(rows[0]?.taxed ?? 0), hasPan: rows[0]?.hasPan ?? false };
}

/** What the law says of a sum that a maker is given on a day (OWED-21). */
export async function taxOn(db: Db, makerId: string, amount: Paise, day: string): Promise<TaxWatch> {
  const { from, before } = yearOfDay(day);
  const last = await sumsBefore(db, makerId, from);
  const now = await sumsBefore(db, makerId, before);
  const { counted, part } = jobWorkOf(last, now, amount);
  const watch = watchTax({ counted, ...(await taxedIn(db, makerId, from, before)) }, part);
  // Goods alone bear none, whatever the year's work is.
  return part > 0 ? watch : { kind: "below", left: paise(0) };
}
