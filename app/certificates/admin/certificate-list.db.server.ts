import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { anywhere, holdsEach, holdsWord } from "#platform/database/embedded/holds-words.server.ts";
import { type LongPage, pageSizeOf } from "#ui/list/page-size.ts";
import { certificateStates } from "../certificate.ts";
import { typedSigns } from "../certificate-code.ts";
import type { CertificateTab, ListedCertificate } from "./certificate-list.ts";

const words = sql`plain_letters(concat_ws(' ', certificates.facts ->> 'product',
  certificates.facts ->> 'maker', orders.order_id_text))`;

/** Does it hold all the words, or its code the signs, however they are grouped? */
const holds = (query: string): RawBuilder<boolean> => sql<boolean>`
  (certificates.code like ${anywhere(typedSigns(query))} or ${holdsEach(query, (word) => holdsWord(word, words))})`;

const matching = (db: Db, query: string) =>
  db
    .selectFrom("certificates")
    .leftJoin("order_items", "order_items.id", "certificates.order_item_id")
    .leftJoin("orders", "orders.id", "order_items.order_id")
    .$if(query !== "", (list) => list.where(holds(query)));

/** A page of a tab's certificates, newest first. */
export async function listCertificates(
  db: Db,
  { tab, q, page, show }: { tab: CertificateTab; q: string; page: number; show?: LongPage | undefined },
): Promise<ListedCertificate[]> {
  const size = pageSizeOf({ show });
  const rows = await matching(db, q)
    .$if(tab !== "all", (list) => list.where("certificates.state", "=", tab === "all" ? "issued" : tab))
    .select(["certificates.code", "certificates.number", "certificates.state", "certificates.looks"])
    .select([
      sql<string>`certificates.facts ->> 'product'`.as("product"),
      sql<string | null>`certificates.facts ->> 'maker'`.as("maker"),
    ])
    .select([
      "certificates.issued_at as issuedAt",
      "orders.id as orderId",
      "orders.order_id_text as orderNumber",
    ])
    .orderBy("certificates.issued_at", "desc")
    .orderBy("certificates.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return rows.map(({ orderId, orderNumber, ...row }) => ({
    ...row,
    order: orderId !== null && orderNumber !== null ? { id: orderId, number: orderNumber } : null,
  }));
}

/** How many the search finds in each tab. */
export async function countCertificates(db: Db, query: string): Promise<Record<CertificateTab, number>> {
  const rows = await matching(db, query)
    .select((eb) => ["certificates.state", eb.fn.countAll<number>().as("count")])
    .groupBy("certificates.state")
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  const [issued = 0, claimed = 0, gone = 0] = certificateStates.map((state) => counts.get(state) ?? 0);
  return { all: issued + claimed + gone, issued, claimed, void: gone };
}

/** The order that a piece was sold with; undefined once that is gone. */
export const orderOfPiece = (db: Db, orderItemId: string) =>
  db
    .selectFrom("order_items")
    .innerJoin("orders", "orders.id", "order_items.order_id")
    .select(["orders.id", "orders.order_id_text as number"])
    .where("order_items.id", "=", orderItemId)
    .executeTakeFirst();
