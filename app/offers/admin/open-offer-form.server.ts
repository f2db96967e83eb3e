import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import type { BulkTiers } from "#bulk-prices/bulk-tiers.ts";
import type { Services } from "#platform/services.server.ts";
import { paise } from "#values/money/money.ts";
import { rupeesToType } from "#values/money/typed-rupees.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { type AskedTax, askedTax } from "../asked-tax.ts";
import { type Offer, type OfferLine, stateOn } from "../offer.ts";
import { revisionsOf } from "../offers.db.server.ts";
import { meantByLines, productsAmong } from "../writing/form-acts.server.ts";
import { lineOfProduct, linkedLine, type MeantProduct } from "../writing/line-product.ts";
import { findLineProducts, lineProductsOf, productsCalled } from "../writing/line-products.db.server.ts";
import { fieldsOfOffer, type TypedOffer } from "../writing/offer.form.ts";
import { emptyLine, mostDetails, type TypedLine } from "../writing/typed-lines.ts";
import { type AskedQuote, findAsked } from "./asked-quote.db.server.ts";

type Shop = Pick<Services, "db" | "now" | "config">;

export interface OpenOfferForm {
  typed: TypedOffer;
  products: Awaited<ReturnType<typeof productsAmong>>;
  /** Products that free lines may mean, by the lines' names. */
  meant: readonly MeantProduct[];
  asksTax: AskedTax;
  tiers: BulkTiers;
  /** The request that it answers. */
  quote: AskedQuote | null;
}

const validDays = 14;

const dayLength = 24 * 60 * 60_000;

/** A fresh form, filled in from the request that it answers. Undefined where there is no such request. */
export async function openNewOffer(shop: Shop, quoteId: string | null): Promise<OpenOfferForm | undefined> {
  const quote = quoteId === null ? null : await findAsked(shop.db, quoteId);
  if (quote === undefined) return undefined;
  const { line, meant } = (quote && (await lineOfQuote(shop, quote))) ?? {};
  const offer = { ...emptyOffer(shop.now()), ...(quote && buyerOf(quote)) };
  const form = await openForm(shop, offer, line ? [line] : [], quote);
  return meant ? { ...form, meant } : form;
}

async function openForm(
  { db, now, config }: Shop,
  offer: Parameters<typeof fieldsOfOffer>[0],
  lines: readonly TypedLine[],
  quote: AskedQuote | null,
): Promise<OpenOfferForm> {
  const typed = fieldsOfOffer(offer, lines);
  const products = await productsAmong(db, typed, now());
  const meant = await meantByLines(db, lines, now());
  const asksTax = askedTax(config.shop);
  return { typed, products, meant, asksTax, tiers: await readBulkTiers(db), quote };
}

const emptyOffer = (now: Date): Parameters<typeof fieldsOfOffer>[0] => ({
  buyer: {
    name: "",
    email: null,
    phone: null,
    company: null,
    gstin: null,
    poNumber: null,
    billing: null,
    shipping: null,
  },
  words: null,
  promisedOn: null,
  shippingCost: paise(0),
  toMany: null,
  advancePercent: 0,
  validUntil: usualEnd(now),
});

const usualEnd = (now: Date): string => indianDay(new Date(now.getTime() + validDays * dayLength));

const buyerOf = ({ name, email, phone, company }: AskedQuote) => ({
  buyer: { name, email, phone, company, gstin: null, poNumber: null, billing: null, shipping: null },
});

interface AskedLine {
  line: TypedLine;
  /** Which products it may be, where that is not plain. */
  meant?: readonly MeantProduct[];
}

const mostMeant = 3;

/**
 * The request as a line, at the price that is suggested for so many. A business page's request names its
 * product in words: the product of that name stands in the line, and the owner may take it out (OFFER-36);
 * else she chooses among those that come near.
 */
async function lineOfQuote({ db, now }: Shop, quote: AskedQuote): Promise<AskedLine> {
  const details = cut(quote.customization ?? "", mostDetails);
  const quantity = Math.max(quote.quantity, 1);
  const tiers = await readBulkTiers(db);
  const [product] = quote.productId === null ? [] : await lineProductsOf(db, [quote.productId], now());
  if (product) return { line: lineOfProduct(tiers, product, { quantity, details }) };
  const name = cleanText(quote.product ?? "", 200);
  const line = { ...emptyLine, name, quantity: String(quantity), details };
  const called = await productsCalled(db, [name], now());
  const [only, ...others] = called;
  if (only && others.length === 0) return { line: linkedLine(tiers, only.product, line) };
  const near = called.length > 0 ? [] : (await findLineProducts(db, name, now())).slice(0, mostMeant);
  return { line, meant: [...called, ...near.map((product) => ({ name, product }))] };
}

const cut = (text: string, most: number): string => {
  const letters = Array.from(text);
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
};

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
  product: line.productId ?? "",
  variant: line.variantId ?? "",
  name: line.name,
  details: line.details ?? "",
  hsn: line.hsn ?? "",
  taxRate: line.taxRate ?? "",
  quantity: String(line.quantity),
  price: rupeesToType(line.unitPrice),
  asked: "",
});
