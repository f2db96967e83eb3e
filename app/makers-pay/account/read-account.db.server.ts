import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type KeptEntry, keptOf, type Maker, owedTo } from "../entries.db.server.ts";
import type { PayMethod } from "../entry.ts";
import { waitsInRun } from "../runs.db.server.ts";

/** Entries a page. */
export const entriesAPage = 50;

/** An entry as the owner's page shows it. */
export interface ShownEntry extends KeptEntry {
  method: PayMethod | null;
  reference: string | null;
  /** What counter-entries left of it. */
  left: Paise;
}

export interface AccountHead extends Maker {
  owed: Paise;
  isInRun: boolean;
  /** Do they take work; null where their profile is gone. */
  working: boolean | null;
}

/** A maker by their profile, or by their account where that is gone. */
export async function accountHead(db: Db, id: string): Promise<AccountHead | undefined> {
  const { rows } = await sql<{ name: string | null; isInRun: boolean; working: boolean | null }>`
    select coalesce((select name from artisans where id = ${id}),
        (select max(artisan_name) from maker_entries where artisan_id = ${id})) as name,
      (select working from artisans where id = ${id}) as working,
      ${waitsInRun(sql`${id}`)} as "isInRun"`.execute(db);
  const [row] = rows;
  if (!row || row.name === null) return undefined;
  const { name, isInRun, working } = row;
  return { id, name, isInRun, working, owed: await owedTo(db, id) };
}

type EntryRow = Parameters<typeof keptOf>[0] & {
  method: PayMethod | null;
  reference: string | null;
  corrected: string;
};

const shownEntries = (makerId: string) => sql`
  select id, kind, amount, source, to_char(on_date, 'YYYY-MM-DD') as on_date, note, pieces, method, reference,
    count(*) over ()::int as total,
    (select coalesce(sum(counter.amount), 0) from maker_entries as counter
      where counter.artisan_id = entry.artisan_id and counter.kind = 'correction'
        and counter.source like 'correct:' || entry.id || ':%') as corrected
  from maker_entries as entry where artisan_id = ${makerId}`;

const shownOf = (row: EntryRow): ShownEntry => {
  const entry = keptOf(row);
  const left = paise(entry.amount + paiseFromRupees(row.corrected));
  return { ...entry, method: row.method, reference: row.reference, left };
};

/** One page of a maker's entries, the latest first, and how many there are. */
export async function entriesOf(
  db: Db,
  makerId: string,
  page: number,
): Promise<{ entries: ShownEntry[]; total: number }> {
  const { rows } = await sql<EntryRow & { total: number }>`${shownEntries(makerId)}
    order by on_date desc, id desc limit ${entriesAPage} offset ${(page - 1) * entriesAPage}`.execute(db);
  return { entries: rows.map(shownOf), total: rows[0]?.total ?? 0 };
}

/** One of them that can be corrected. */
export async function shownEntry(db: Db, makerId: string, id: string): Promise<ShownEntry | undefined> {
  const { rows } = await sql<EntryRow>`${shownEntries(makerId)}
    and id = ${id} and kind <> 'correction'`.execute(db);
  return rows.map(shownOf)[0];
}
