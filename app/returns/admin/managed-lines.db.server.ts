import { sql } from "kysely";
import { optionText, withOption } from "#catalogue/options/variant.ts";
import { optionsOf } from "#catalogue/options/variants.db.server.ts";
import { type LiveCertificate, liveCertificates } from "#certificates/issuing/void-certificates.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { type ReturnRequest, takenBy } from "../return-request.ts";
import type { ReturnSettlement } from "../settling/settlement.db.server.ts";
import { insteadValue } from "./return-act.form.ts";

/** A line of the order, as far as the request is about it. */
export interface ManagedLine {
  id: string;
  name: string;
  asked: number;
  taken: number;
  /** The good ones, by number; none where there are too many to tick. */
  certificates: ManagedCertificate[];
}

interface ManagedCertificate {
  code: string;
  number: number;
  /** Where it is of another product than the line, as after an exchange. */
  product: string | null;
  isClaimed: boolean;
  /** It becomes void unless the owner says otherwise. */
  isNext: boolean;
}

export async function managedLines(db: Db, request: ReturnRequest): Promise<ManagedLine[]> {
  const rows = await db
    .selectFrom("order_items")
    .select(["id", "product_name", "option_text"])
    .where("order_id", "=", request.orderId)
    .orderBy("id")
    .execute();
  const live = request.state === "approved" ? await liveCertificates(db, request.orderId) : [];
  return rows.flatMap(({ id, product_name, option_text }) => {
    const piece = request.pieces.find(({ orderItemId }) => orderItemId === id);
    if (!piece) return [];
    const name = withOption(product_name, option_text);
    const own = live.filter(({ orderItemId }) => orderItemId === id);
    const certificates = own.length > mostTicked ? [] : managedCertificates(own, piece.quantity);
    return [{ id, name, asked: piece.quantity, taken: takenBy(request, piece), certificates }];
  });
}

/** Of more a list to tick is no help; the last numbers become void. */
const mostTicked = 200;

function managedCertificates(live: readonly LiveCertificate[], asked: number): ManagedCertificate[] {
  const areAlike = new Set(live.map(({ product }) => product)).size <= 1;
  return live
    .map(({ code, number, product, isClaimed }, place) => ({
      code,
      number,
      product: areAlike ? null : product,
      isClaimed,
      isNext: place < asked,
    }))
    .sort((one, other) => one.number - other.number);
}

const mostInstead = 50;

/** The same products' variants, and what costs just what was paid for one piece. */
export async function insteadOf(
  db: Db,
  lines: ReturnSettlement["lines"],
): Promise<{ value: string; label: string }[]> {
  const own = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const paid = lines.flatMap(({ paidForThem, now }) =>
    now > 0 && paidForThem % now === 0 ? [paidForThem / now] : [],
  );
  const prices = [...new Set(paid)].map((each) => rupeesColumn(paise(each)));
  const { rows } = await sql<{ id: string; name: string; variants: number }>`
    select id, name, variants from products
    where id = any(${own}::text[])
      or (not hidden and in_stock and variants = 0 and coalesce(sale_price, price) = any(${prices}::numeric[]))
    order by (id = any(${own}::text[])) desc, name limit ${mostInstead}`.execute(db);
  const choices = await optionsOf(
    db,
    rows.filter(({ variants }) => variants > 0).map(({ id }) => id),
  );
  return rows.flatMap(({ id, name, variants }) => {
    if (variants === 0) return [{ value: insteadValue(id, null), label: name }];
    const found = choices.get(id);
    return (found?.variants ?? []).map((variant) => ({
      value: insteadValue(id, variant.id),
      label: withOption(name, optionText(found?.options ?? [], variant.values)),
    }));
  });
}
