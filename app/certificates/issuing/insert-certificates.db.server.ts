import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import { inParts } from "#values/in-parts.ts";
import type { CertificateFacts } from "../certificate.ts";
import { codeLength, signsOf, withCheck } from "../certificate-code.ts";
import { certificateSecret, hashOfSecret } from "../certificate-secret.server.ts";
import type { IssuingShop } from "./issuing-shop.ts";

/** Alike pieces that get certificates. */
interface NewCertificates {
  productId: string;
  orderItemId: string;
  shipmentId: string | null;
  pieces: number;
  facts: CertificateFacts;
}

/** So many are written at once: what is given along with a statement has a bound. */
const atOnce = 500;

/** Gives alike pieces their product's next numbers, and each a code that no other one has. */
export async function insertCertificates(
  trx: Trx,
  shop: IssuingShop,
  { pieces, ...alike }: NewCertificates,
): Promise<void> {
  const numbers = await takeNumbers(trx, alike.productId, pieces);
  for (const part of inParts(numbers, atOnce)) {
    let left = part;
    while (left.length > 0) {
      const written = await insertRows(trx, shop, alike, left);
      left = left.filter((number) => !written.has(number));
    }
  }
}

/**
 * The next numbers of a product, whose series stays locked until the transaction ends: with it they are given
 * or not given, so none is left out (CERTIFICATE-4).
 */
async function takeNumbers(trx: Trx, productId: string, count: number): Promise<number[]> {
  const { last_number: last } = await trx
    .insertInto("certificate_series")
    .values({ product_id: productId, last_number: count })
    .onConflict((conflict) =>
      conflict
        .column("product_id")
        .doUpdateSet({ last_number: sql`certificate_series.last_number + excluded.last_number` }),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, place) => last - count + 1 + place);
}

/** Returns the numbers of those that are written; a code that was given before gives its number none. */
async function insertRows(
  trx: Trx,
  { secret, now }: IssuingShop,
  { facts, ...piece }: Omit<NewCertificates, "pieces">,
  numbers: readonly number[],
): Promise<Set<number>> {
  const issuedAt = now();
  const rows = await trx
    .insertInto("certificates")
    .values(
      numbers.map((number) => {
        const code = newCode();
        return {
          code,
          number,
          issued_at: issuedAt,
          facts: JSON.stringify(facts),
          secret_hash: hashOfSecret(code, certificateSecret(code, secret)),
          product_id: piece.productId,
          order_item_id: piece.orderItemId,
          shipment_id: piece.shipmentId,
        };
      }),
    )
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("number")
    .execute();
  return new Set(rows.map(({ number }) => number));
}

const newCode = (): string => withCheck(signsOf(randomBytes(codeLength), codeLength - 1));
