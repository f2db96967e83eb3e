import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** The embedded database answers others in between. */
const batch = 5000;

const sizes = ["Small", "Medium", "Large", "Extra Large"];

/**
 * Gives every product that has no variants four sizes: the largest costs more, one in twenty is sold out, and
 * those of a counted product are counted.
 */
export async function growVariants(db: Kysely<Tables>): Promise<void> {
  let grown = batch;
  while (grown === batch) {
    const { rows } = await sql<{ id: string }>`select id from products where variants = 0
      and id not in (select product_id from product_options) order by id limit ${batch}`.execute(db);
    await growOf(
      db,
      rows.map(({ id }) => id),
    );
    grown = rows.length;
  }
}

async function growOf(db: Kysely<Tables>, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const values = sql`array[${sql.join(sizes.map((size) => sql.lit(size)))}]`;
  const roll = (sides: number) => sql`((hashtextextended(p.id, place) & 1048575)::int % ${sql.lit(sides)})`;
  await sql`insert into product_options (product_id, position, name, values)
    select id, 1, 'Size', ${values} from unnest(${ids}::text[]) as id`.execute(db);
  await sql`insert into product_variants (product_id, position, key, values, price, in_stock, stock_count)
    select p.id, place, lower(replace(made.size, ' ', '-')), array[made.size], case when place = 4 then p.price + 100 end,
      ${roll(20)} > 0, case when p.stock_count is not null then ${roll(40)} end
    from products as p, unnest(${values}) with ordinality as made (size, place)
    where p.id = any(${ids}::text[])`.execute(db);
}
