import type { Db, Trx } from "#platform/database/db.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { columnsKept, type RunColumn } from "./run-columns.ts";

/** What pay runs remember. */
export interface PaySettings {
  /** Whoever is owed more is taken into a run. */
  least: Paise;
  columns: readonly RunColumn[];
}

export async function paySettings(db: Db): Promise<PaySettings> {
  const row = await db.selectFrom("maker_pay_settings").select(["least", "file_columns"]).executeTakeFirst();
  return {
    least: row ? paiseFromRupees(row.least) : paise(0),
    columns: columnsKept(row?.file_columns ?? []),
  };
}

const keep = (db: Db | Trx, set: { least?: string; file_columns?: string[] }) =>
  db
    .insertInto("maker_pay_settings")
    .values(set)
    .onConflict((conflict) => conflict.column("shop").doUpdateSet(set))
    .execute();

export const keepLeast = async (db: Db | Trx, least: Paise): Promise<void> => {
  await keep(db, { least: rupeesColumn(least) });
};

export const keepColumns = async (db: Db | Trx, columns: readonly RunColumn[]): Promise<void> => {
  await keep(db, { file_columns: [...columns] });
};
