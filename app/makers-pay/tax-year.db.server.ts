import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type OfferedTax, offeredTaxOf } from "./account/offered-tax.ts";
import { jobWorkOf, type TaxWatch, type WorkSums, watchTax, yearOfDay } from "./tax-watch.ts";
import { makersOfGoods } from "./terms.db.server.ts";

interface SumsRow {
  maker: string;
  credited: string;
  paid: string;
  goods: string;
}

const sumsIn = (row: SumsRow | undefined): WorkSums => ({
  credited: paiseFromRupees(row?.credited ?? 0),
  paid: paiseFromRupees(row?.paid ?? 0),
  goods: paiseFromRupees(row?.goods ?? 0),
});

/** All that makers were credited and given before a day; a counter-entry counts as what it is about. */
async function sumsBefore(db: Db, makerIds: readonly string[], day: string): Promise<Map<string, WorkSums>> {
  const { rows } = await sql<SumsRow>`
    select maker, coalesce(sum(amount) filter (where said in ('piece', 'bonus')), 0) as credited,
      coalesce(-sum(amount) filter (where said in ('payment', 'advance') or taxed), 0) as paid,
      coalesce(sum(amount) filter (where said in ('sale', 'material')), 0) as goods
    from (select entry.artisan_id as maker, entry.amount, coalesce(about.kind, entry.kind) as said,
        coalesce(about.tax_of, entry.tax_of) is not null as taxed
      from maker_entries as entry left join maker_entries as about on entry.kind = 'correction'
        and entry.source like 'correct:%' and about.id = split_part(entry.source, ':', 2)
      where entry.artisan_id = any(${[...makerIds]}::text[]) and entry.on_date < ${day}::date) as entries
    group by maker`.execute(db);
  return new Map(rows.map((row) => [row.maker, sumsIn(row)]));
}

interface TaxedRow {
  maker: string;
  taxed: string;
  hasPan: boolean;
}

/** Of a financial year, what tax was taken of already; and is the makers' PAN known? */
async function taxedIn(
  db: Db,
  makerIds: readonly string[],
  { from, before }: { from: string; before: string },
): Promise<Map<string, { taxed: Paise; hasPan: boolean }>> {
  const { rows } = await sql<TaxedRow>`
    select maker, (select coalesce(sum(tax_of), 0) from maker_entries as entry where artisan_id = maker
        and tax_of is not null and on_date >= ${from}::date and on_date < ${before}::date
        and not exists (select from maker_entries as counter where counter.artisan_id = maker
          and counter.source like 'correct:' || entry.id || ':%')) as taxed,
      exists (select from maker_banks where artisan_id = maker and pan is not null) as "hasPan"
    from unnest(${[...makerIds]}::text[]) as maker`.execute(db);
  return new Map(rows.map(({ maker, taxed, hasPan }) => [maker, { taxed: paiseFromRupees(taxed), hasPan }]));
}

/** A sum that a maker is given. */
export interface SumToTax {
  makerId: string;
  amount: Paise;
}

/** What the law says of sums that makers are given on a day, each its own maker's (OWED-21). */
async function taxOnEach(db: Db, given: readonly SumToTax[], day: string): Promise<TaxWatch[]> {
  const year = yearOfDay(day);
  const ids = given.map(({ makerId }) => makerId);
  const last = await sumsBefore(db, ids, year.from);
  const now = await sumsBefore(db, ids, year.before);
  const taxed = await taxedIn(db, ids, year);
  const ofGoods = await makersOfGoods(db, ids, day);
  return given.map(({ makerId, amount }) => {
    const sums = (of: Map<string, WorkSums>) => of.get(makerId) ?? sumsIn(undefined);
    const { counted, part } = jobWorkOf(sums(last), sums(now), amount, !ofGoods.has(makerId));
    // Goods alone bear none, whatever the year's work is.
    if (part <= 0) return { kind: "below", left: paise(0) };
    const { taxed: of, hasPan } = taxed.get(makerId) ?? { taxed: paise(0), hasPan: false };
    return watchTax({ counted, taxed: of, hasPan }, part);
  });
}

/** The same of one maker's. */
export async function taxOn(db: Db, makerId: string, amount: Paise, day: string): Promise<TaxWatch> {
  const [watch] = await taxOnEach(db, [{ makerId, amount }], day);
  if (!watch) throw new Error("each sum has its answer");
  return watch;
}

/** What the law asks for of these sums, by the makers whose sums are above its bounds. */
export async function taxesOn(
  db: Db,
  given: readonly SumToTax[],
  day: string,
): Promise<ReadonlyMap<string, OfferedTax>> {
  if (given.length === 0) return new Map();
  const watches = await taxOnEach(db, given, day);
  return new Map(
    given.flatMap(({ makerId }, place) => {
      const watch = watches[place];
      const offer = watch && offeredTaxOf(watch);
      return offer ? [[makerId, offer] as const] : [];
    }),
  );
}
