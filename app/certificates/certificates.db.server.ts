import { type Selectable, sql } from "kysely";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import type { PictureHolder } from "#pictures/foreign/fetch-foreign.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Language } from "#values/language/language.ts";
import { type Certificate, factsOf } from "./certificate.ts";

/** The certificate with this code; the code has been checked. */
export async function findCertificate(db: Db, code: string): Promise<Certificate | undefined> {
  const row = await db.selectFrom("certificates").selectAll().where("code", "=", code).executeTakeFirst();
  return row && certificateOf(row);
}

/** All certificates of these orders' pieces, void ones too, in the order of lines and numbers. */
export async function certificatesOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<(Certificate & { orderId: string })[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("certificates")
    .innerJoin("order_items", "order_items.id", "certificates.order_item_id")
    .selectAll("certificates")
    .select("order_items.order_id")
    .where("order_items.order_id", "in", orderIds)
    .orderBy("certificates.order_item_id")
    .orderBy("certificates.number")
    .execute();
  return rows.map((row) => ({ ...certificateOf(row), orderId: row.order_id }));
}

export const certificateOf = (row: Selectable<Tables["certificates"]>): Certificate => ({
  id: row.id,
  code: row.code,
  number: row.number,
  state: row.state,
  version: row.version,
  facts: factsOf(row.facts),
  secretHash: row.secret_hash,
  issuedAt: row.issued_at,
  claimedAt: row.claimed_at,
  voidAt: row.void_at,
  voidReason: row.void_reason,
  voidNote: row.void_note,
  looks: row.looks,
  firstLookAt: row.first_look_at,
  lastLookAt: row.last_look_at,
  productId: row.product_id,
  orderItemId: row.order_item_id,
});

export async function lockCertificate(trx: Trx, code: string): Promise<Certificate | undefined> {
  const row = await trx
    .selectFrom("certificates")
    .selectAll()
    .where("code", "=", code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && certificateOf(row);
}

/** The first claim of it; the row is locked. */
export async function noteClaimed(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable("certificates")
    .set({ state: "claimed", claimed_at: at, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** Its id; undefined where it is void already, or another version by now. */
export async function voidByOwner(
  trx: Trx,
  { code, version }: { code: string; version: number },
  withdrawn: { void_at: Date; void_note: string },
): Promise<string | undefined> {
  const row = await trx
    .updateTable("certificates")
    .set({ state: "void", void_reason: "withdrawn", ...withdrawn, version: sql<number>`version + 1` })
    .where("code", "=", code)
    .where("version", "=", version)
    .where("state", "<>", "void")
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Somebody looked at it. */
export async function countLook(db: Db, code: string, at: Date): Promise<Certificate> {
  const row = await db
    .updateTable("certificates")
    .set({
      looks: sql<number>`looks + 1`,
      first_look_at: sql<Date>`coalesce(first_look_at, ${at}::timestamptz)`,
      last_look_at: at,
    })
    .where("code", "=", code)
    .returningAll()
    .executeTakeFirstOrThrow();
  return certificateOf(row);
}

/** In which language each card is printed: in that of its order; those of no order have none. */
export async function languagesOfCards(
  db: Db,
  certificates: readonly Certificate[],
): Promise<ReadonlyMap<string, Language>> {
  const lines = [...new Set(certificates.flatMap(({ orderItemId }) => orderItemId ?? []))];
  if (lines.length === 0) return new Map();
  const rows = await db
    .selectFrom("order_items")
    .innerJoin("orders", "orders.id", "order_items.order_id")
    .select(["order_items.id", "orders.language"])
    .where("order_items.id", "in", lines)
    .execute();
  const spoken = new Map(rows.map(({ id, language }) => [id, language]));
  return new Map(
    certificates.flatMap(({ id, orderItemId }) => {
      const language = orderItemId === null ? undefined : spoken.get(orderItemId);
      return language ? [[id, language] as const] : [];
    }),
  );
}

/** A product's pictures; its certificates show one as it was on the day of issue (CERTIFICATE-5). */
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

/** A certificate whose piece is called as its order's line is, in the language of the moment (HINDI-48). */
export async function spokenCertificate(db: Db, given: Certificate): Promise<Certificate> {
  const { facts, productId } = given;
  const line = { productId, productName: facts.product, optionText: facts.option };
  const [said = line] = await spokenLines(db, [line]);
  return { ...given, facts: { ...facts, product: said.productName, option: said.optionText } };
}
