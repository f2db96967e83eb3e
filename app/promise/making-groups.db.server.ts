import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";

/** What the owner says of a group. */
export interface GroupInput {
  name: string;
  piecesWeek: number;
  /** As it was typed. */
  closed: string;
}

export interface KeptGroup extends GroupInput {
  id: string;
  version: number;
  /** Products that it makes. */
  products: number;
}

const columns = ({ name, piecesWeek, closed }: GroupInput) => ({ name, pieces_week: piecesWeek, closed });

/** All groups by their names, or the one of an id. */
export async function readMakingGroups(db: Db, id?: string): Promise<KeptGroup[]> {
  if (id?.includes("\0")) return [];
  const { rows } = await sql<KeptGroup>`
    select id, name, pieces_week as "piecesWeek", closed, version,
      (select count(*)::int from products where making_group = making_groups.id) as products
    from making_groups where ${id ?? null}::text is null or id = ${id ?? null}
    order by lower(name) limit 500`.execute(db);
  return rows;
}

/** Their names, by their ids. */
export const makingGroupNames = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map((await readMakingGroups(db)).map(({ id, name }) => [id, name]));

export async function insertGroup(trx: Trx, group: GroupInput): Promise<string> {
  const row = trx.insertInto("making_groups").values(columns(group)).returning("id");
  return (await row.executeTakeFirstOrThrow()).id;
}

/** False, and nothing written, where somebody changed it since `version`, or it is gone. */
export async function changeGroup(
  trx: Trx,
  { id, version }: { id: string; version: number },
  group: GroupInput,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("making_groups")
    .set({ ...columns(group), version: sql`version + 1` })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Its products are nobody's then. */
export async function deleteGroup(
  trx: Trx,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("making_groups")
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
