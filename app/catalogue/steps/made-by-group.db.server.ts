import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";

/** A product that a group makes, or could make. */
export interface MadeByGroup {
  id: string;
  name: string;
  picture: string | null;
  /** The group's id; null where none makes it. */
  group: string | null;
  /** As much work as so many pieces of weight 1. */
  weight: number;
}

/** What is made to order, and what a group makes though it is not any more. */
export async function madeToOrder(db: Db): Promise<MadeByGroup[]> {
  const { rows } = await sql<MadeByGroup>`
    select id, name, images[1] as picture, making_group as "group", making_weight as weight from products
    where made_to_order or making_group is not null order by sort_name, id limit 1000`.execute(db);
  return rows;
}

/** What a group makes from now on, each with its weight; what another one made is this one's then. */
export async function writeMadeBy(
  trx: Trx,
  group: string,
  products: readonly { id: string; weight: number }[],
): Promise<void> {
  await sql`
    update products set making_group = null
    where making_group = ${group} and id <> all(${products.map(({ id }) => id)}::text[])`.execute(trx);
  await sql`
    update products set making_group = ${group}, making_weight = said.weight
    from jsonb_to_recordset(${JSON.stringify(products)}::text::jsonb) as said (id text, weight smallint)
    where products.id = said.id and (making_group is distinct from ${group} or making_weight <> said.weight)`.execute(
    trx,
  );
}
