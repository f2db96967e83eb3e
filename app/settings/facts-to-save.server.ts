import { cashToday } from "#cash-on-delivery/cash-today.text.ts";
import type { ShopFacts } from "#platform/config/config.server.ts";
import { usualRatingText } from "#platform/config/given-shop.server.ts";
import { factsFrom, type SavedFacts } from "#platform/settings/shop-facts.server.ts";
import { type CashTerms, openCashTerms } from "#values/money/cash-terms.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { ratesKey } from "#values/money/rates-key.ts";
import type { ShippingRates } from "#values/money/shipping-rates.ts";
import type { StockMails } from "#values/stock-mails.ts";
import type { GuardedFact } from "./guarded-facts.ts";
import type { ShopFactsInput } from "./shop-facts.form.ts";

/**
 * What is kept of the shop's facts: only what differs from the facts that the shop was started with, so that
 * those can change.
 */
export function factsToSave(
  before: SavedFacts,
  typed: ShopFactsInput,
  { given, kept = [] }: { given: ShopFacts; kept?: readonly GuardedFact[] },
): SavedFacts {
  const own = <Text extends string>(text: Text | null, otherwise: string | undefined | null) =>
    text === null || text === otherwise ? undefined : text;
  const after = {
    ...before,
    name: own(typed.name, given.name),
    email: own(typed.email, given.email),
    phone: own(typed.phone, given.phone),
    address: own(typed.address, given.address),
    gstin: own(typed.gstin, given.gstin),
    gstRate: own(typed.gstRate, given.goodsTax.rate),
    hsn: own(typed.hsn, given.goodsTax.hsn),
    grievanceOfficer: officerToSave(before, typed, given),
    facebook: own(typed.facebook, given.social.facebook),
    instagram: own(typed.instagram, given.social.instagram),
    x: own(typed.x, given.social.x),
    closedDays: own(typed.closedDays, given.closedDays),
    accountName: typed.accountName ?? undefined,
    accountNumber: typed.accountNumber ?? undefined,
    ifsc: typed.ifsc ?? undefined,
    upiId: typed.upiId ?? undefined,
    giNumber: typed.giNumber ?? undefined,
    originCountry: typed.originCountry ?? undefined,
    netQuantity: typed.netQuantity ?? undefined,
    madeBy: typed.madeBy ?? undefined,
    madeMonth: typed.madeMonth ?? undefined,
    consumerCare: typed.consumerCare ?? undefined,
    reviewInvites: typed.reviewInvites === given.reviewInvites ? undefined : typed.reviewInvites,
    ratingText: own(ratingTextOf(typed, given), given.ratingText ?? ""),
  };
  return { ...after, ...Object.fromEntries(kept.map((name) => [name, before[name]])) };
}

/** None of what stood there by itself: by the shop's name, also by that of until now. */
function officerToSave(before: SavedFacts, { name, grievanceOfficer }: ShopFactsInput, given: ShopFacts) {
  const { grievanceOfficer: _, ...named } = before;
  const byItself = [named, { name: name ?? undefined }].map(
    (facts) => factsFrom(given, facts).grievanceOfficer,
  );
  return grievanceOfficer === null || byItself.includes(grievanceOfficer) ? undefined : grievanceOfficer;
}

/** None where it is not shown; the usual one where it is and nobody gave one. */
const ratingTextOf = (typed: ShopFactsInput, given: ShopFacts): string =>
  typed.ratingShown ? (typed.ratingText ?? given.ratingText ?? usualRatingText) : "";

/** The same for what stands beside the shipping rates, and for those, all five together. */
export const ratesToSave = (
  before: SavedFacts,
  {
    refundsCancelled,
    giftWrap,
    returns,
    ...rates
  }: ShippingRates & Pick<ShopFacts, "refundsCancelled" | "giftWrap" | "returns">,
  given: ShopFacts,
): SavedFacts => ({
  ...before,
  shipping: ratesKey(rates) === ratesKey(given.shipping) ? undefined : rates,
  giftWrap,
  refundsCancelled: refundsCancelled === given.refundsCancelled ? undefined : refundsCancelled,
  returns: returnsInWords(returns) === returnsInWords(given.returns) ? undefined : returns,
});

/**
 * The terms of cash on delivery; kept is nothing while they limit nothing, unless they did before: a new
 * shop's first terms are not to come back at its next start (DAYONE-9).
 */
export const cashToSave = (before: SavedFacts, terms: CashTerms): SavedFacts => {
  const isOpen = Object.keys(cashChanges(openCashTerms, terms)).length === 0;
  return { ...before, cash: isOpen && before.cash === undefined ? undefined : terms };
};

/** Of what the owner is told of stock. */
export const stockMailsToSave = (
  before: SavedFacts,
  stockMails: StockMails,
  given: ShopFacts,
): SavedFacts => ({
  ...before,
  stockMails: stockMailsInWords(stockMails) === stockMailsInWords(given.stockMails) ? undefined : stockMails,
});

type Unworded =
  | ("shipping" | "refundsCancelled" | "reviewInvites" | "giftWrap" | "returns")
  | ("cash" | "stockMails" | "opening");

const labels: Record<Exclude<keyof SavedFacts, Unworded>, string> = {
  name: "name",
  email: "e-mail",
  phone: "phone",
  address: "address",
  gstin: "GSTIN",
  gstRate: "GST rate in per cent",
  hsn: "HSN code",
  grievanceOfficer: "grievance officer",
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  closedDays: "closed days",
  accountName: "account name",
  accountNumber: "account number",
  ifsc: "IFSC",
  upiId: "UPI ID",
  giNumber: "GI authorised user number",
  originCountry: "country of origin",
  netQuantity: "net quantity",
  madeBy: "made by",
  madeMonth: "month of making",
  consumerCare: "consumer care",
  ratingText: "rating line",
};

const backToGiven = "as the shop was started";

/** What changed, as label and new value. Empty when nothing did. */
export function settingsChanges(before: SavedFacts, after: SavedFacts): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const name of Object.keys(labels).filter(isFact)) {
    if (before[name] === after[name]) continue;
    changes[labels[name]] = after[name] === "" ? "off" : (after[name] ?? backToGiven);
  }
  const rates = ratesInWords(after.shipping);
  if (rates !== ratesInWords(before.shipping)) changes.shipping = rates;
  if (before.giftWrap !== after.giftWrap)
    changes["gift wrap"] = after.giftWrap === undefined ? "not offered" : rupeesExact(after.giftWrap);
  const returns = returnsInWords(after.returns);
  if (returns !== returnsInWords(before.returns)) changes.returns = returns;
  const stock = stockMailsInWords(after.stockMails);
  if (stock !== stockMailsInWords(before.stockMails)) changes["mails about stock"] = stock;
  return { ...changes, ...switchChanges(before, after), ...cashChanges(before.cash, after.cash) };
}

function switchChanges(before: SavedFacts, after: SavedFacts): Record<string, string> {
  const changes: Record<string, string> = {};
  if (before.refundsCancelled !== after.refundsCancelled)
    changes["refund of cancelled orders"] = after.refundsCancelled ? "at once" : "by hand";
  if (before.reviewInvites !== after.reviewInvites)
    changes["asking for reviews"] = after.reviewInvites === false ? "off" : backToGiven;
  if (before.opening !== after.opening)
    changes["strangers see"] = after.opening === "soon" ? "'Opening soon'" : "the shop";
  return changes;
}

/** What each term of cash on delivery comes to. */
const termsInWords = (terms: CashTerms): Record<string, string> => ({
  "cash on delivery": cashToday.sums(terms),
  "cash for first orders": cashToday.firstMax(terms),
  "fee for cash": cashToday.fee(terms),
  "cash orders on their way": cashToday.openPerPhone(terms),
  "cash parcels that came back": cashToday.returnedPerPhone(terms),
  "mobile number for cash": cashToday.needsMobile(terms.needsMobile),
  "confirmation of cash orders": cashToday.confirm(terms),
  "states without cash": cashToday.blockedStates(terms),
});

function cashChanges(
  before: CashTerms = openCashTerms,
  after: CashTerms = openCashTerms,
): Record<string, string> {
  const [was, is] = [termsInWords(before), termsInWords(after)];
  return Object.fromEntries(Object.entries(is).filter(([name, words]) => was[name] !== words));
}

const isFact = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name);

const returnsInWords = (returns: ShopFacts["returns"] | undefined): string =>
  returns ? `${returns.days} days, damage ${returns.damageHours} hours` : backToGiven;

function stockMailsInWords(mails: StockMails | undefined): string {
  if (!mails) return backToGiven;
  const when = [mails.whenSoldOut && "when sold out", mails.weekly && "each Monday"].filter(Boolean);
  return `low at ${mails.lowAt}, ${when.join(" and ") || "no mails"}`;
}

function ratesInWords(rates: ShippingRates | undefined): string {
  if (!rates) return backToGiven;
  const { standard, freeFrom, express, cheapExpress, cheapExpressFrom } = rates;
  return `standard ${rupeesExact(standard)}, free from ${rupeesExact(freeFrom)}, express ${rupeesExact(express)}, ${rupeesExact(cheapExpress)} from ${rupeesExact(cheapExpressFrom)}`;
}
