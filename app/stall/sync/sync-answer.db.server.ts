import type { Db } from "#platform/database/db.ts";

/** What became of a sale that a device sent. */
export interface AnsweredSale {
  id: string;
  state: "kept" | "booked" | "trouble";
  /** Why it is looked at by the owner. */
  why?: string;
}

export async function statesOfSales(
  db: Db,
  deviceId: string,
  ids: readonly string[],
): Promise<AnsweredSale[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("stall_sales")
    .select(["id", "state", "trouble"])
    .where("device_id", "=", deviceId)
    .where("id", "in", [...new Set(ids)])
    .orderBy("year")
    .orderBy("counter")
    .orderBy("id")
    .execute();
  return rows.map(({ id, state, trouble }) => ({ id, state, ...(trouble === null ? {} : { why: trouble }) }));
}

/** So long a device keeps what it has sold. */
const keptDays = 400;

/** The stalls that a device may have sold at. */
export async function answeredStalls(db: Db, now: Date): Promise<{ id: string; isClosed: boolean }[]> {
  const since = new Date(now.getTime() - keptDays * 24 * 60 * 60_000);
  const rows = await db
    .selectFrom("stalls")
    .select(["id", "closed_at"])
    .where((eb) => eb.or([eb("closed_at", "is", null), eb("closed_at", ">", since)]))
    .orderBy("id")
    .execute();
  return rows.map(({ id, closed_at }) => ({ id, isClosed: closed_at !== null }));
}
