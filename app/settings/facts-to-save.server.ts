import type { ShopFacts } from "#platform/config/config.server.ts";
import { usualRatingText } from "#platform/config/given-shop.server.ts";
import { factsFrom, type SavedFacts } from "#platform/settings/shop-facts.server.ts";
import { type CashTerms, openCashTerms } from "#values/money/cash-terms.ts";
import { ratesKey } from "#values/money/rates-key.ts";
import type { ShippingRates } from "#values/money/shipping-rates.ts";
import type { StockMails } from "#values/stock-mails.ts";
import type { FactsInput } from "./facts/facts.form.ts";
import { cashChanges, promiseInWords, returnsInWords, stockMailsInWords } from "./settings-changes.server.ts";

/**
 * The facts to store: only those that differ from the facts that the shop was started with, so that these can
 * change. `kept` are facts that stay as they were.
 */
export function factsToSave(
  before: SavedFacts,
  typed: FactsInput,
  { given, kept = [] }: { given: ShopFacts; kept?: readonly (keyof SavedFacts)[] },
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
    pan: typed.pan ?? undefined,
    gstRate: own(typed.gstRate, given.goodsTax.rate),
    hsn: own(typed.hsn, given.goodsTax.hsn),
    supplyRule: own(typed.supplyRule, given.supplyRule),
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
function officerToSave(before: SavedFacts, { name, grievanceOfficer }: FactsInput, given: ShopFacts) {
  const { grievanceOfficer: _, ...named } = before;
  const byItself = [named, { name: name ?? undefined }].map(
    (facts) => factsFrom(given, facts).grievanceOfficer,
  );
  return grievanceOfficer === null || byItself.includes(grievanceOfficer) ? undefined : grievanceOfficer;
}

/** None where it is not shown; the usual one where it is and nobody gave one. */
const ratingTextOf = (typed: FactsInput, given: ShopFacts): string =>
  typed.ratingShown ? (typed.ratingText ?? given.ratingText ?? usualRatingText) : "";

/** The same for the settings beside the shipping rates, and for the rates, all five together. */
export const ratesToSave = (
  before: SavedFacts,
  {
    refundsCancelled,
    giftWrap,
    returns,
    promise,
    ...rates
  }: ShippingRates & Pick<ShopFacts, "refundsCancelled" | "giftWrap" | "returns" | "promise">,
  given: ShopFacts,
): SavedFacts => ({
  ...before,
  shipping: ratesKey(rates) === ratesKey(given.shipping) ? undefined : rates,
  giftWrap,
  refundsCancelled: refundsCancelled === given.refundsCancelled ? undefined : refundsCancelled,
  returns: returnsInWords(returns) === returnsInWords(given.returns) ? undefined : returns,
  promise: promiseInWords(promise) === promiseInWords(given.promise) ? undefined : promise,
});

/**
 * The terms of cash on delivery; nothing is stored while they limit nothing, unless they did before: a new
 * shop's first terms are not to come back at its next start (DAYONE-9).
 */
export const cashToSave = (before: SavedFacts, terms: CashTerms): SavedFacts => {
  const isOpen = Object.keys(cashChanges(openCashTerms, terms)).length === 0;
  return { ...before, cash: isOpen && before.cash === undefined ? undefined : terms };
};

/** The mails about stock that the owner gets. */
export const stockMailsToSave = (
  before: SavedFacts,
  stockMails: StockMails,
  given: ShopFacts,
): SavedFacts => ({
  ...before,
  stockMails: stockMailsInWords(stockMails) === stockMailsInWords(given.stockMails) ? undefined : stockMails,
});
