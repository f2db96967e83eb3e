import { randomBytes } from "node:crypto";
import { signsOf, withCheck } from "#certificates/certificate-code.ts";
import { certificateSecret, hashOfSecret } from "#certificates/certificate-secret.server.ts";
import { addRow, type Db, type RowGiven } from "./test-rows.ts";

/** Adds the certificate of a piece; answers its code and its secret. */
export async function addCertificate(db: Db, certificate: RowGiven<"certificates"> = {}) {
  const code = withCheck(signsOf(randomBytes(6), 9));
  const secret = certificateSecret(code, "a secret of this test, long enough");
  const facts = {
    ...{ product: "Scroll", option: null, maker: "Asha Devi", technique: "hand-painted" },
    ...{ edition: "Edition of 25", material: null, size: null, picture: null },
  };
  const row = { code, number: 1, facts: JSON.stringify(facts), secret_hash: hashOfSecret(code, secret) };
  await addRow(db, "certificates", { ...row, ...certificate });
  return { code, secret };
}
