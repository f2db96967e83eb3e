import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { idOf, oneOf } from "./generated-sql.ts";
import { growBy } from "./grow-products.ts";
import { words } from "./words.ts";

type Db = Kysely<Tables>;

/** Of ten lots three are to give, three with a maker, one is late, one is to be looked at, two are made. */
const place = sql`(n % 10)`;
const isGiven = sql`${place} > 2`;
const dueOn = sql`(case when ${place} = 6 then date '2020-01-01' else date '2099-01-01' end + (n % 300)::int)`;

/** Lots for stock of ten pieces in one step, with a part where a maker has it, until there are `most`. */
export async function growMaking(db: Db, most: number): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from lots`.execute(db);
  await growBy(rows[0]?.n ?? 0, most, async (first, last) => {
    await insertLots(db, first, last);
    await insertParts(db, first, last);
  });
}

const insertLots = (db: Db, first: number, last: number) =>
  sql`
    insert into lots (id, number, product_name, quantity, due_on, steps, to_give, state)
    select ${idOf("lot")}, 'W-GR-' || lpad(n::text, 7, '0'), ${oneOf(1, words.motifs)} || ' Tote', 10, ${dueOn},
      '[{"name":"Sewing","rate":null}]', not ${isGiven}, case when ${place} > 7 then 'done' else 'open' end
    from generate_series(${first}::bigint, ${last}::bigint) as n on conflict do nothing`.execute(db);

const insertParts = (db: Db, first: number, last: number) =>
  sql`
    insert into lot_parts (id, lot_id, step, artisan_name, quantity, due_on, state, done, passed)
    select ${idOf("part")}, lots.id, 1, ${oneOf(2, words.givenNames)} || ' ' || ${oneOf(3, words.familyNames)}, 10, lots.due_on,
      case ${place} when 7 then 'done' when 8 then 'checked' when 9 then 'checked' else 'begun' end,
      case when ${place} > 6 then 10 else 2 end, case when ${place} > 7 then 10 else 2 end
    from generate_series(${first}::bigint, ${last}::bigint) as n join lots on lots.id = ${idOf("lot")}
    where ${isGiven} on conflict do nothing`.execute(db);
