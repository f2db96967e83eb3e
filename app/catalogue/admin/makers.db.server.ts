import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** The artisan behind a maker's name, and how the profile spells it. */
interface Profile {
  id: string;
  name: string;
}

export type Profiles = ReadonlyMap<string, Profile>;

/**
 * The profiles behind makers' names, by the names as they were given. Case, accents and the kind of an
 * apostrophe make no other name; of two profiles that share one, the one that is spelt so, else the first.
 */
export async function profilesOf(db: Kysely<Tables>, names: readonly string[]): Promise<Profiles> {
  const { rows } = await sql<Profile & { given: string }>`
    select distinct on (given) given, id, name
    from unnest(${[...new Set(names)]}::text[]) as makers (given) join artisans on plain_letters(name) = plain_letters(given)
    order by given, name = given desc, id`.execute(db);
  return new Map(rows.map(({ given, ...profile }) => [given, profile]));
}
