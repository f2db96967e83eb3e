import type { Db } from "#platform/database/db.ts";

/** What a search shows of a lot. */
export interface FoundLot {
  number: string;
  product: string;
  pieces: number;
}

/** The lot of a number, however its letter was typed; by its index alone. */
export async function findLot(db: Db, typed: string): Promise<FoundLot | undefined> {
  const number = typed.trim().toUpperCase();
  if (!/^W-\d\d-\d\d-\d{4,9}$/.test(number)) return undefined;
  return db
    .selectFrom("lots")
    .select(["number", "product_name as product", "quantity as pieces"])
    .where("number", "=", number)
    .executeTakeFirst();
}
