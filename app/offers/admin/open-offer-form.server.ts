import type { Kysely } from "kysely";
import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import type { BulkTiers } from "#bulk-prices/bulk-tiers.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Services } from "#platform/services.server.ts";
import { paise } from "#values/money/money.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { type Offer, type OfferLine, stateOn } from "../offer.ts";
import { revisionsOf } from "../offers.db.server.ts";
import { productsAmong } from "../writing/form-acts.server.ts";
import { mostDetails } from "../writing/line-bounds.ts";
import { lineOfProduct } from "../writing/line-product.ts";
import { lineProductsOf } from "../writing/line-products.db.server.ts";
import { fieldsOfOffer, type TypedOffer } from "../writing/offer.form.ts";
import { emptyLine, type TypedLine } from "../writing/typed-lines.ts";

type Shop = Pick<Services, "db" | "now">;

/** What an offer's form is opened with. */
export interface OpenOfferForm {
  typed: TypedOffer;
  products: Awaited<ReturnType<typeof productsAmong>>;
  tiers: BulkTiers;
  /** The request that it answers. */
  quote: AskedQuote | null;
}

/** What a buyer asked for, as the owner reads it beside the form. */
export interface AskedQuote {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  productId: string | null;
  product: string | null;
  quantity: number;
  customization: string | null;
  message: string | null;
}

const validDays = 14;
const dayLength = 24 * 60 * 60_000;

/** A fresh form; filled in as far as a request says it. Undefined where there is no such request. */
export async function openNewOffer(shop: Shop, quoteId: string | null): Promise<OpenOfferForm | undefined> {
  const quote = quoteId === null ? null : await findAsked(shop.db, quoteId);
  if (quote === undefined) return undefined;
  const line = quote && (await lineOfQuote(shop, quote));
  return openForm(
    shop,
    { ...emptyOffer(shop.now()), ...(quote && buyerOf(quote)) },
    line ? [line] : [],
    quote,
  );
}

async function openForm(
  { db, now }: Shop,
  offer: Parameters<typeof fieldsOfOffer>[0],
  lines: readonly TypedLine[],
  quote: AskedQuote | null,
): Promise<OpenOfferForm> {
  const typed = fieldsOfOffer(offer, lines);
  const products = await productsAmong(db, typed, now());
  return { typed, products, tiers: await readBulkTiers(db), quote };
}

const emptyOffer = (now: Date): Parameters<typeof fieldsOfOffer>[0] => ({
  buyer: {
    ...{ name: "", email: null, phone: null, company: null, gstin: null, poNumber: null },
    ...{ billing: null, shipping: null },
  },
  ...{ words: null, promisedOn: null, shippingCost: paise(0), advancePercent: 0 },
  validUntil: usualEnd(now),
});

const usualEnd = (now: Date): string => indianDay(new Date(now.getTime() + validDays * dayLength));

const buyerOf = ({ name, email, phone, company }: AskedQuote) => ({
  buyer: {
    ...{ name, email, phone, company, gstin: null, poNumber: null, billing: null, shipping: null },
  },
});

/** What was asked for as a line, at the price that is suggested for so many. */
async function lineOfQuote({ db, now }: Shop, quote: AskedQuote): Promise<TypedLine> {
  const details = cut(quote.customization ?? "", mostDetails);
  const quantity = Math.max(quote.quantity, 1);
  const [product] = quote.productId === null ? [] : await lineProductsOf(db, [quote.productId], now());
  if (product) return lineOfProduct(await readBulkTiers(db), product, { quantity, details });
  return { ...emptyLine, name: quote.product ?? "", quantity: String(quantity), details };
}

const cut = (text: string, most: number): string => {
  const letters = Array.from(text);
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
};

/** A request for a quote; a sample's is none. */
export async function findAsked(db: Kysely<Tables>, id: string): Promise<AskedQuote | undefined> {
  if (id.includes("\0")) return undefined;
  return db
    .selectFrom("bulk_quotes")
    .select([
      ...(["id", "full_name as name", "email", "phone_number as phone", "company_name as company"] as const),
      ...(["product_id as productId", "product_name as product", "quantity_required as quantity"] as const),
      ...(["customization_details as customization", "additional_message as message"] as const),
    ])
    .where("id", "=", id)
    .where("kind", "=", "quote")
    .executeTakeFirst();
}

/** The draft of an offer in its form; undefined where nothing is being written. */
export async function openDraft(
  shop: Shop,
  number: string,
): Promise<(OpenOfferForm & { draft: Offer }) | undefined> {
  const revisions = await revisionsOf(shop.db, number);
  const draft = revisions.find(({ state }) => state === "draft");
  if (!draft) return undefined;
  const quote = draft.quoteId === null ? undefined : await findAsked(shop.db, draft.quoteId);
  const today = indianDay(shop.now());
  // A day that is over is none that anybody would choose again.
  const isOver = stateOn({ state: "sent", validUntil: draft.validUntil }, today) === "expired";
  const offer = { ...draft, validUntil: isOver ? usualEnd(shop.now()) : draft.validUntil };
  return { draft, ...(await openForm(shop, offer, draft.lines.map(typedLineOf), quote ?? null)) };
}

const typedLineOf = (line: OfferLine): TypedLine => ({
  ...{ product: line.productId ?? "", variant: line.variantId ?? "", name: line.name },
  ...{ details: line.details ?? "", hsn: line.hsn ?? "", taxRate: line.taxRate ?? "" },
  ...{ quantity: String(line.quantity), price: rupeesToType(line.unitPrice) },
});
