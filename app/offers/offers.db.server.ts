import { type Insertable, type Selectable, sql } from "kysely";
import { z } from "zod";
import type { Address } from "#addresses/address.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Language } from "#values/language/language.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { SupplyRule } from "#values/place-of-supply.ts";
import type { Offer, OfferBuyer, OfferLine } from "./offer.ts";

type Row = Selectable<Tables["offers"]>;
type LineRow = Selectable<Tables["offer_lines"]>;

const address = z.object({
  fullName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
}) satisfies z.ZodType<Address>;

const buyerOf = (row: Row): OfferBuyer => ({
  name: row.buyer_name,
  email: row.buyer_email,
  phone: row.buyer_phone,
  company: row.buyer_company,
  gstin: row.buyer_gstin,
  poNumber: row.po_number,
  billing: address.nullable().parse(row.billing),
  shipping: address.nullable().parse(row.shipping),
  shippingPhone: row.shipping_phone,
});

const manyOf = ({ parcels, parcel_price: price }: Row): Offer["toMany"] =>
  parcels === null || price === null ? null : { parcels, price: paiseFromRupees(price) };

const offerOf = (row: Row, lines: readonly OfferLine[], supplyRule: SupplyRule | null): Offer => ({
  id: row.id,
  number: row.number,
  revision: row.revision,
  state: row.state,
  source: row.source,
  quoteId: row.quote_id,
  buyer: buyerOf(row),
  words: row.words,
  lines,
  language: row.language,
  validUntil: row.valid_until,
  promisedOn: row.promised_on,
  advancePercent: row.advance_percent,
  subtotal: paiseFromRupees(row.subtotal),
  shippingCost: paiseFromRupees(row.shipping_cost),
  toMany: manyOf(row),
  total: paiseFromRupees(row.total),
  orderId: row.order_id,
  supplyRule,
  declineWords: row.decline_words,
  version: row.version,
  changeWords: row.change_words,
  changeAskedAt: row.change_asked_at,
  createdAt: row.created_at,
  sentAt: row.sent_at,
  decidedAt: row.decided_at,
});

const lineOf = (row: LineRow): OfferLine => ({
  id: row.id,
  productId: row.product_id,
  variantId: row.variant_id,
  name: row.name,
  optionText: row.option_text,
  details: row.details,
  sku: row.sku,
  hsn: row.hsn,
  taxRate: row.tax_rate,
  quantity: row.quantity,
  unitPrice: paiseFromRupees(row.unit_price),
});

async function withLines(db: Db, rows: readonly Row[]): Promise<Offer[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom("offer_lines")
    .selectAll()
    .where("offer_id", "in", ids)
    .orderBy("position")
    .execute();
  const rules = await supplyRulesOf(
    db,
    rows.flatMap(({ order_id }) => order_id ?? []),
  );
  return rows.map((row) => {
    const own = lines.filter(({ offer_id }) => offer_id === row.id);
    return offerOf(row, own.map(lineOf), rules.get(row.order_id ?? "") ?? row.supply_rule);
  });
}

/** What each of these orders keeps of where it is supplied. */
async function supplyRulesOf(db: Db, orderIds: readonly string[]): Promise<Map<string, SupplyRule>> {
  if (orderIds.length === 0) return new Map();
  const orders = await db
    .selectFrom("orders")
    .select(["id", "supply_rule"])
    .where("id", "in", orderIds)
    .execute();
  return new Map(orders.map(({ id, supply_rule }) => [id, supply_rule]));
}

/** One revision by its id. Callers check first that the reader may see it. */
export async function findOffer(db: Db, id: string): Promise<Offer | undefined> {
  const rows = await db.selectFrom("offers").selectAll().where("id", "=", id).execute();
  return (await withLines(db, rows))[0];
}

/** All revisions of an offer, the first one first. Callers check first that the reader may see them. */
export async function revisionsOf(db: Db, number: string): Promise<Offer[]> {
  const rows = await db
    .selectFrom("offers")
    .selectAll()
    .where("number", "=", number)
    .orderBy("revision")
    .execute();
  return withLines(db, rows);
}

/**
 * The same, locked until the transaction ends, the first revision first: whatever is decided of an offer
 * begins here, so that one decision is made.
 */
export async function lockRevisions(trx: Trx, number: string): Promise<Offer[]> {
  const rows = await trx
    .selectFrom("offers")
    .selectAll()
    .where("number", "=", number)
    .orderBy("revision")
    .forNoKeyUpdate()
    .execute();
  return withLines(trx, rows);
}

/** A revision's columns as it is written; what happens to it later is left out. */
export type OfferDraft = Pick<
  Offer,
  | "number"
  | "revision"
  | "source"
  | "quoteId"
  | "buyer"
  | "words"
  | "validUntil"
  | "promisedOn"
  | "subtotal"
  | "shippingCost"
  | "toMany"
  | "total"
  | "advancePercent"
> & {
  lines: readonly Omit<OfferLine, "id">[];
  actorId: string | null;
  /** Present where the owner has chosen one. */
  language?: Language | undefined;
};

const draftRow = (draft: OfferDraft) => ({
  number: draft.number,
  revision: draft.revision,
  source: draft.source,
  quote_id: draft.quoteId,
  buyer_name: draft.buyer.name,
  buyer_email: draft.buyer.email,
  buyer_phone: draft.buyer.phone,
  shipping_phone: draft.buyer.shippingPhone ?? null,
  buyer_company: draft.buyer.company,
  buyer_gstin: draft.buyer.gstin,
  po_number: draft.buyer.poNumber,
  billing: draft.buyer.billing && JSON.stringify(draft.buyer.billing),
  shipping: draft.buyer.shipping && JSON.stringify(draft.buyer.shipping),
  words: draft.words,
  valid_until: draft.validUntil,
  promised_on: draft.promisedOn,
  subtotal: rupeesColumn(draft.subtotal),
  shipping_cost: rupeesColumn(draft.shippingCost),
  parcels: draft.toMany?.parcels ?? null,
  parcel_price: draft.toMany && rupeesColumn(draft.toMany.price),
  total: rupeesColumn(draft.total),
  advance_percent: draft.advancePercent,
  actor_id: draft.actorId,
});

const lineRows = (offerId: string, lines: OfferDraft["lines"]): Insertable<Tables["offer_lines"]>[] =>
  lines.map((line, position) => ({
    offer_id: offerId,
    position,
    product_id: line.productId,
    variant_id: line.variantId,
    name: line.name,
    option_text: line.optionText,
    details: line.details,
    sku: line.sku,
    hsn: line.hsn,
    tax_rate: line.taxRate,
    quantity: line.quantity,
    unit_price: rupeesColumn(line.unitPrice),
  }));

/**
 * An offer's language stays what it was at first: the chosen one, that of the request which it answers, or
 * else of its buyer's account.
 */
const languageOf = ({ number, quoteId, buyer, language }: OfferDraft) =>
  sql<Language>`coalesce(${language ?? null}::text,
    (select language from offers where number = ${number} order by revision limit 1),
    (select language from bulk_quotes where id = ${quoteId}),
    (select language from profiles where email = lower(${buyer.email})), 'en')`;

/** Writes a new revision; returns its id. */
export async function insertOffer(trx: Trx, draft: OfferDraft): Promise<string> {
  const { id } = await trx
    .insertInto("offers")
    .values({ ...draftRow(draft), language: languageOf(draft) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertLines(trx, id, draft.lines);
  return id;
}

async function insertLines(trx: Trx, id: string, lines: OfferDraft["lines"]): Promise<void> {
  if (lines.length > 0) await trx.insertInto("offer_lines").values(lineRows(id, lines)).execute();
}

/** Writes a draft anew; false where somebody has changed or sent it since `version`. */
export async function updateDraft(
  trx: Trx,
  { id, version }: Pick<Offer, "id" | "version">,
  draft: OfferDraft,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("offers")
    .set({ ...draftRow(draft), version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("state", "=", "draft")
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await trx.deleteFrom("offer_lines").where("offer_id", "=", id).execute();
  await insertLines(trx, id, draft.lines);
  return true;
}

type Step = Pick<Row, "state"> &
  Partial<Pick<Row, "sent_at" | "decided_at" | "order_id" | "decline_words" | "supply_rule">> &
  Partial<Pick<Row, "change_words" | "change_asked_at">>;

/** Moves a locked revision on. */
export async function moveOffer(trx: Trx, { id, version }: Pick<Offer, "id" | "version">, step: Step) {
  await trx
    .updateTable("offers")
    .set({ ...step, version: version + 1 })
    .where("id", "=", id)
    .execute();
}
