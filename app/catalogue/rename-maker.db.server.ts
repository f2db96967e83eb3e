import { writeAudits } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inParts } from "#values/in-parts.ts";
import { productsAtOnce } from "./list/shop-path.ts";

interface Maker {
  /** Null of the shop's team, which has no profile. */
  id: string | null;
  before: string;
  after: string;
  actorId: string;
}

/**
 * Gives a maker's products the new name, in the transaction of the renaming: the shop filters by it.
 * Products that carry the name without a link to the profile are linked. Locked in id order, so that two
 * writers never wait for each other.
 */
export async function renameMaker(trx: Trx, { id, before, after, actorId }: Maker) {
  const rows = await trx
    .selectFrom("products")
    .select("id")
    .where((eb) =>
      eb.or([
        ...(id === null ? [] : [eb("artisan_id", "=", id)]),
        eb.and([eb("artisan_id", "is", null), eb("artisan", "=", before)]),
      ]),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return 0;
  for (const some of inParts(ids, productsAtOnce))
    await trx
      .updateTable("products")
      .set((eb) => ({ artisan: after, artisan_id: id, version: eb("version", "+", 1) }))
      .where("id", "in", some)
      .execute();
  const written = {
    actorId,
    action: "product.updated",
    entity: "products",
    detail: { artisan: after },
  } as const;
  await writeAudits(
    trx,
    ids.map((entityId) => ({ ...written, entityId })),
  );
  return ids.length;
}

/** Locks an artisan's products before the profile goes, in the order in which every writer locks them. */
export async function lockProductsOf(trx: Trx, artisanId: string): Promise<void> {
  const products = trx.selectFrom("products").select("id").where("artisan_id", "=", artisanId);
  await products.orderBy("id").forUpdate().execute();
}
