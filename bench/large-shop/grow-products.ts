import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { idOf, oneOf, roll, weighed } from "./generated-sql.ts";
import { words } from "./words.ts";

type Db = Kysely<Tables>;

/** The embedded database answers others in between. */
const batch = 5000;

/** Runs an insertion for the numbers that are missing up to `most`, some thousand at a time. */
export async function growBy(
  have: number,
  most: number,
  insert: (first: number, last: number) => Promise<unknown>,
): Promise<void> {
  for (let first = have + 1; first <= most; first += batch)
    await insert(first, Math.min(first + batch - 1, most));
}

/**
 * Adds generated products until there are `most` of them, with an artisan for each two hundred (four to 500).
 * The same numbers make the same products on both databases; pictures are those that the shop has already.
 */
export async function growProducts(db: Db, most: number): Promise<void> {
  const artisans = Math.min(500, Math.max(4, Math.ceil(most / 200)));
  await growArtisans(db, artisans);
  const pictures = await picturesOf(db);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from products`.execute(db);
  await growBy(rows[0]?.n ?? 0, most, (first, last) =>
    sql`
      insert into products (id, slug, name, description, price, sku, collection, category, technique, artisan, artisan_id,
        featured, in_stock, stock_count, images, image_alt_texts, material, created_at)
      select ${idOf("product")}, lower(replace(title, ' ', '-')) || '-' || n, title,
        '<p>' || title || ', made of ' || lower(material) || ' in the village of ' || place || ' near Madhubani. '
          || 'A drawing of ' || lower(motif) || ' and ' || lower(${oneOf(21, words.motifs)}) || ' in natural colours, '
          || 'washed by hand and dried in the shade. Each piece differs a little from the others.</p>',
        79 + ${roll(5, 60)} * 30, 'GR-' || lpad(n::text, 7, '0'), ${weighed(6, { core: 60, artisanal: 30, limited: 10 })},
        category, ${weighed(7, { "hand-painted": 45, embroidered: 25, printed: 25, other: 5 })}, maker.name, maker.id,
        ${roll(8, 100)} = 1, ${roll(9, 100)} <= 95, case when ${roll(10, 5)} = 1 then ${roll(11, 40)} end,
        array[(${pictures}::text[])[${roll(12, 9973)} % greatest(1, cardinality(${pictures}::text[])) + 1]], array[title], material,
        timestamptz '2021-01-01' + n * interval '19 minutes'
      from (
        select n, category, material, motif, initcap(${madeWord(13)}) || ' ' || motif || ' ' || ${thing} as title,
          initcap(${madeWord(17)}) as place
        from (
          select n, ${weighed(1, { bags: 50, accessories: 20, decor: 20, other: 10 })} as category,
            ${oneOf(2, words.materials)} as material, ${oneOf(3, words.motifs)} as motif
          from generate_series(${first}::bigint, ${last}::bigint) as n) as kind) as piece
        join artisans as maker on maker.id = 'grown-' || ${roll(4, artisans)}
      on conflict do nothing`.execute(db),
  );
}

async function growArtisans(db: Db, most: number): Promise<void> {
  const given = sql.join(words.givenNames.map((name) => sql.lit(name)));
  const family = sql.join(words.familyNames.map((name) => sql.lit(name)));
  const shared = words.familyNames.length;
  await sql`
    insert into artisans (id, name, craft, bio, location)
    select 'grown-' || n, (array[${given}])[(n - 1) / ${sql.lit(shared)} + 1] || ' ' || (array[${family}])[(n - 1) % ${sql.lit(shared)} + 1],
      'Madhubani painting', 'Paints since childhood.', initcap(${madeWord(31)})
    from generate_series(1, ${most}::bigint) as n
    on conflict do nothing`.execute(db);
}

async function picturesOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("products").select("images").orderBy("id").limit(24).execute();
  return rows.flatMap(({ images }) => images.slice(0, 1));
}

const madeWord = (salt: number): RawBuilder<unknown> =>
  sql`(${oneOf(salt, words.syllables)} || ${oneOf(salt + 1, words.syllables)} || ${oneOf(salt + 2, words.syllables)})`;

const thing = sql`(case category ${sql.join(
  Object.entries(words.things).map(
    ([category, things]) => sql`when ${sql.lit(category)} then ${oneOf(20, things)}`,
  ),
  sql` `,
)} end)`;
