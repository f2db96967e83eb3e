import { sql } from "kysely";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";

/** The last number that a product's certificates have. */
export interface LastCertificate {
  /** The end of the product's address. */
  slug: string;
  number: number;
}

/** Of each product that has certificates. */
export const lastCertificates = (db: Db): Promise<LastCertificate[]> =>
  db
    .selectFrom("certificate_series")
    .innerJoin("products", "products.id", "certificate_series.product_id")
    .select(["products.slug", "certificate_series.last_number as number"])
    .orderBy("products.slug")
    .execute();

/**
 * Has a product's certificates go on after a number that was given already; the audit log says why one is
 * missing before. Returns the last number, which is another one where more had been given; undefined where
 * there is no such product.
 */
export async function certifyAfter(trx: Trx, { slug, number }: LastCertificate): Promise<number | undefined> {
  const raised = await trx
    .insertInto("certificate_series")
    .columns(["product_id", "last_number"])
    .expression((eb) =>
      eb
        .selectFrom("products")
        .select(["id", sql<number>`${number}::integer`.as("last_number")])
        .where("slug", "=", slug),
    )
    .onConflict((conflict) =>
      conflict
        .column("product_id")
        .doUpdateSet({ last_number: sql`greatest(certificate_series.last_number, excluded.last_number)` }),
    )
    .returning(["product_id as id", "last_number as last"])
    .executeTakeFirst();
  if (!raised) return undefined;
  await writeAudit(trx, {
    actorId: null,
    action: "certificate_series.raised_after_restore",
    entity: "certificate_series",
    entityId: raised.id,
    detail: { product: slug, after: raised.last },
  });
  return raised.last;
}
