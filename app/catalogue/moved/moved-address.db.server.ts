import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { inParts } from "#values/in-parts.ts";
import { isShown } from "../product.db.server.ts";
import { productPath } from "../product.ts";

const longestPath = 500;

/** A former address, which leads to a product or to a list. */
export interface FormerAddress {
  path: string;
  product_id: string | null;
  leads_to: string | null;
}

/**
 * Where a former address of another shop leads: straight to the page that is meant today, so that nobody is
 * led twice. Undefined where it is none, or its product is hidden.
 */
export async function movedAddress(db: Db, path: string): Promise<string | undefined> {
  if (path.length > longestPath || path.includes("%00") || path.includes("\0")) return undefined;
  const row = await db
    .selectFrom("moved_addresses as moved")
    .leftJoin("products", (join) =>
      join.onRef("products.id", "=", "moved.product_id").on(isShown("products")),
    )
    .select(["moved.leads_to as leadsTo", "products.slug"])
    .where("moved.path", "=", pathKey(path))
    .executeTakeFirst();
  if (!row) return undefined;
  return row.leadsTo ?? (row.slug === null ? undefined : productPath({ slug: row.slug }));
}

/** The former addresses that lead nowhere yet: one that leads somewhere goes on leading there. */
export async function newAddresses(db: Db, given: readonly FormerAddress[]): Promise<FormerAddress[]> {
  if (given.length === 0) return [];
  const paths = given.map(({ path }) => path);
  const { rows } = await sql<{ path: string }>`
    select path from moved_addresses where path = any(${paths}::text[])`.execute(db);
  const known = new Set(rows.map(({ path }) => path));
  return given.filter(({ path }) => !known.has(path));
}

/** Keeps former addresses; one that leads somewhere goes on leading there. */
export async function keepMovedAddresses(trx: Trx, addresses: readonly FormerAddress[]): Promise<void> {
  for (const some of inParts(addresses, 200))
    await trx
      .insertInto("moved_addresses")
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** A path as former addresses are stored: in small letters, without a slash at its end. */
export function pathKey(path: string): string {
  const plain = decoded(path).toLowerCase().replace(/\/+$/, "");
  // A shop of that kind shows a product within a collection, too.
  return plain.replace(/^\/collections\/[^/]+(?=\/products\/)/, "") || "/";
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
