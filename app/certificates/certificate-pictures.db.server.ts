import { sql } from "kysely";
import type { PictureHolder } from "#pictures/foreign/fetch-foreign.server.ts";

/** A product's pictures, of which its certificates show one as it was on the day of issue (CERTIFICATE-5). */
export const withCertificates = (product: PictureHolder): PictureHolder => ({
  ...product,
  async exchange(trx, productId, from, to) {
    const isProducts = await product.exchange(trx, productId, from, to);
    const { numAffectedRows = 0n } = await sql`
      update certificates set facts = jsonb_set(facts, '{picture}', to_jsonb(${to}::text))
      where product_id = ${productId} and facts ->> 'picture' = ${from}`.execute(trx);
    return isProducts || numAffectedRows > 0n;
  },
});
