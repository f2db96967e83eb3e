import type { Insertable, Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** Adds a promotion of ten per cent on everything, but for what is said of it, and answers its id. */
export async function addPromotion(
  db: Kysely<Tables>,
  given: Partial<Insertable<Tables["promotions"]>> = {},
): Promise<string> {
  const row = { title: "Ten for all", kind: "percent", value: "10", ...given } as const;
  const { id } = await db.insertInto("promotions").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}
