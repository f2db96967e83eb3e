import type { Kysely } from "kysely";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Certificate } from "../certificate.ts";

/** A certificate whose piece is called as its order's line is, in the language of the moment (HINDI-48). */
export async function spokenCertificate(db: Kysely<Tables>, given: Certificate): Promise<Certificate> {
  const { facts, productId } = given;
  const line = { productId, productName: facts.product, optionText: facts.option };
  const [said = line] = await spokenLines(db, [line]);
  return { ...given, facts: { ...facts, product: said.productName, option: said.optionText } };
}
