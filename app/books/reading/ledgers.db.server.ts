import type { Db, Trx } from "#platform/database/db.ts";
import { type Ledgers, ledgerKinds, usualLedgers } from "../rules/ledgers.ts";

/** The ledgers by the owner's names, and by the shop's where she gave none. */
export async function readLedgers(db: Db): Promise<Ledgers> {
  const row = await db.selectFrom("tally_ledgers").select("names").executeTakeFirst();
  const named = new Map(row ? Object.entries(Object(row.names)) : []);
  const nameOf = (kind: keyof Ledgers) => {
    const name = named.get(kind);
    return typeof name === "string" && name !== "" ? name : usualLedgers[kind];
  };
  return { ...usualLedgers, ...Object.fromEntries(ledgerKinds.map((kind) => [kind, nameOf(kind)])) };
}

export async function keepLedgers(trx: Trx, ledgers: Ledgers): Promise<void> {
  const names = JSON.stringify(ledgers);
  await trx
    .insertInto("tally_ledgers")
    .values({ names })
    .onConflict((conflict) => conflict.column("shop").doUpdateSet({ names }))
    .execute();
}
