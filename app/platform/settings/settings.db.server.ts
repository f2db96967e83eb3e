import { sql } from "kysely";
import { openCashTerms } from "#values/money/cash-terms.ts";
import type { OriginCountry } from "../config/given-shop.server.ts";
import type { Db } from "../database/db.ts";
import { parseSavedFacts, type SavedFacts } from "./shop-facts.server.ts";

export interface SavedSettings {
  facts: SavedFacts;
  version: number;
}

/** What the owner has set so far. */
export async function readSettings(db: Db): Promise<SavedSettings> {
  const row = await db.selectFrom("shop_settings").select(["facts", "version"]).executeTakeFirst();
  return { facts: parseSavedFacts(row?.facts), version: row?.version ?? 0 };
}

/** The legal texts that somebody wrote, by their slugs: only those are led to (SITE-18). */
export async function writtenPolicies(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("policy_pages").select("slug").orderBy("slug").execute();
  return rows.map(({ slug }) => slug);
}

/** The countries other than India that shown products come from (CATALOGUE-56); of most shops none. */
export async function originCountries(db: Db): Promise<OriginCountry[]> {
  const abroad = sql`country_key <> 'india' and not hidden`;
  const { rows } = await sql<OriginCountry>`
    with recursive found (key) as (
      (select country_key from products where ${abroad} order by country_key limit 1)
      union all
      select (select country_key from products
        where ${abroad} and country_key > found.key order by country_key limit 1)
      from found where key is not null)
    select key, origin_country as name, id as product from found,
      lateral (select id, origin_country from products
        where ${abroad} and country_key = key order by country_key, id limit 1) as one
    union all
    select country_key(name), name, null from (select facts ->> 'originCountry' as name from shop_settings) as own
    where country_key(name) <> 'india'`.execute(db);
  return rows.filter(({ key }, at) => rows.findIndex((each) => each.key === key) === at);
}

/**
 * What a new shop begins with, until its owner sets it otherwise: closed to strangers (DAYONE-20), and with a
 * mobile number for cash (DAYONE-9). Nothing where it has begun already.
 */
export async function beginShop(db: Db): Promise<void> {
  const beginning = { cash: { ...openCashTerms, needsMobile: true }, opening: "soon" };
  await sql`
    update shop_settings set facts = ${JSON.stringify(beginning)}::text::jsonb || facts
    where facts -> 'cash' is null`.execute(db);
}

/** Replaces what is set, unless somebody else did so since `version`: then false, and nothing is written. */
export async function writeSettings(trx: Db, facts: SavedFacts, version: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("shop_settings")
    .set({ facts: JSON.stringify(facts), version: sql`version + 1` })
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether everybody who works here must sign in by two steps. False where that is so already. */
export async function writeTwoStepRequired(trx: Db, isRequired: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("shop_settings")
    .set({ two_step_required: isRequired })
    .where("two_step_required", "!=", isRequired)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
