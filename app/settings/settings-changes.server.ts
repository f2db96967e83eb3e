import { cashToday } from "#cash-on-delivery/cash-today.text.ts";
import type { ShopFacts } from "#platform/config/config.server.ts";
import type { SavedFacts } from "#platform/settings/shop-facts.server.ts";
import { type CashTerms, openCashTerms } from "#values/money/cash-terms.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { ShippingRates } from "#values/money/shipping-rates.ts";
import type { SupplyRule } from "#values/place-of-supply.ts";
import { type PromiseTerms, usualPromise } from "#values/promise-terms.ts";
import type { StockMails } from "#values/stock-mails.ts";

type Unworded =
  | ("shipping" | "refundsCancelled" | "reviewInvites" | "giftWrap" | "returns")
  | ("promise" | "cash" | "stockMails" | "opening" | "supplyRule");

const labels: Record<Exclude<keyof SavedFacts, Unworded>, string> = {
  name: "name",
  email: "e-mail",
  phone: "phone",
  address: "address",
  gstin: "GSTIN",
  pan: "PAN",
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

const supplyInWords: Record<SupplyRule, string> = {
  parcel: "where the parcel goes",
  buyer: "where the buyer is registered",
};

const backToGiven = "as the shop was started";

/** The changed settings by label with their new values. */
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
  const promise = promiseInWords(after.promise);
  if (promise !== promiseInWords(before.promise)) changes["days by free weeks"] = promise;
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
  if (before.supplyRule !== after.supplyRule)
    changes["place of supply for companies"] = after.supplyRule
      ? supplyInWords[after.supplyRule]
      : backToGiven;
  if (before.opening !== after.opening)
    changes["strangers see"] = after.opening === "soon" ? "'Opening soon'" : "the shop";
  return changes;
}

/** Each term of cash on delivery in words. */
const termsInWords = (terms: CashTerms): Record<string, string> => ({
  "cash on delivery": cashToday.sums(terms),
  "cash for first orders": cashToday.firstMax(terms),
  "fee for cash": cashToday.fee(terms),
  "cash in whole rupees": cashToday.rounding(terms),
  "cash orders on their way": cashToday.openPerPhone(terms),
  "cash parcels that came back": cashToday.returnedPerPhone(terms),
  "mobile number for cash": cashToday.needsMobile(terms.needsMobile),
  "confirmation of cash orders": cashToday.confirm(terms),
  "states without cash": cashToday.blockedStates(terms),
});

export function cashChanges(
  before: CashTerms = openCashTerms,
  after: CashTerms = openCashTerms,
): Record<string, string> {
  const [was, is] = [termsInWords(before), termsInWords(after)];
  return Object.fromEntries(Object.entries(is).filter(([name, words]) => was[name] !== words));
}

const isFact = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name);

export const returnsInWords = (returns: ShopFacts["returns"] | undefined): string =>
  returns ? `${returns.days} days, damage ${returns.damageHours} hours` : backToGiven;

export const promiseInWords = ({ mode, stopAfterWeeks }: PromiseTerms = usualPromise): string =>
  stopAfterWeeks === undefined ? mode : `${mode}, for ${stopAfterWeeks} weeks`;

export function stockMailsInWords(mails: StockMails | undefined): string {
  if (!mails) return backToGiven;
  const when = [mails.whenSoldOut && "when sold out", mails.weekly && "each Monday"].filter(Boolean);
  return `low at ${mails.lowAt}, ${when.join(" and ") || "no mails"}`;
}

function ratesInWords(rates: ShippingRates | undefined): string {
  if (!rates) return backToGiven;
  const { standard, freeFrom, express, cheapExpress, cheapExpressFrom } = rates;
  return `standard ${rupeesExact(standard)}, free from ${rupeesExact(freeFrom)}, express ${rupeesExact(express)}, ${rupeesExact(cheapExpress)} from ${rupeesExact(cheapExpressFrom)}`;
}
