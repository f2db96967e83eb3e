import { randomBytes } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import { signsOf, withCheck } from "#certificates/certificate-code.ts";
import { certificateSecret, hashOfSecret } from "#certificates/certificate-secret.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

/** Adds the certificate of a piece; answers its code and its secret. */
export async function addCertificate(
  db: Kysely<Tables>,
  certificate: Partial<Insertable<Tables["certificates"]>> = {},
): Promise<{ code: string; secret: string }> {
  const code = withCheck(signsOf(randomBytes(6), 9));
  const secret = certificateSecret(code, "a secret of this test, long enough");
  const facts = {
    ...{ product: "Scroll", option: null, maker: "Asha Devi", technique: "hand-painted" },
    ...{ edition: "Edition of 25", material: null, size: null, picture: null },
  };
  await db
    .insertInto("certificates")
    .values({
      ...{ code, number: 1, facts: JSON.stringify(facts), secret_hash: hashOfSecret(code, secret) },
      ...certificate,
    })
    .execute();
  return { code, secret };
}
