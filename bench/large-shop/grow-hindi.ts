import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { oneOf } from "./generated-sql.ts";
import { hindi } from "./hindi-words.ts";

/** The embedded database answers others in between. */
const batch = 5000;

/** Gives every generated product that has none a name and a description in Hindi. */
export async function growHindi(db: Kysely<Tables>): Promise<void> {
  let grown = batch;
  while (grown === batch) {
    const { rows } = await sql<{ id: string }>`select id from products
      where sku like 'GR-%' and search_hindi is null order by id limit ${batch}`.execute(db);
    await growOf(
      db,
      rows.map(({ id }) => id),
    );
    grown = rows.length;
  }
}

async function growOf(db: Kysely<Tables>, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into translations (kind, record_id, field, language, text, source_hash)
    select 'product', id, field, 'hi', text, repeat('0', 64)
    from (
      select id, ${madeWord(13)} || ' ' || coalesce(${hindiOf(2)}, 'कोहबर') || ' ' || coalesce(${hindiOf(3)}, 'थैला') as name,
        ${madeWord(17)} as place
      from (select id, name, substr(sku, 4)::bigint as n from products where id = any(${ids}::text[])) as product) as named,
      lateral (values ('name', name),
        ('description', '<p>' || name || ', मधुबनी के पास के गाँव ' || place || ' में हाथ से बना है।</p>')) as texts (field, text)`.execute(
    db,
  );
}

const madeWord = (salt: number): RawBuilder<unknown> =>
  sql`(${oneOf(salt, hindi.syllables)} || ${oneOf(salt + 1, hindi.syllables)} || ${oneOf(salt + 2, hindi.syllables)})`;

/** What a word of the English name is in Hindi. */
const hindiOf = (place: number): RawBuilder<unknown> =>
  sql`(${JSON.stringify(hindi.words)}::jsonb ->> split_part(name, ' ', ${sql.lit(place)}))`;
