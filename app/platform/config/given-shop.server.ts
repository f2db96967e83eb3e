import type { BankDetails } from "#values/money/bank-details.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { usualGoodsTax } from "#values/money/gst.ts";
import type { Paise } from "#values/money/money.ts";
import { usualShippingRates } from "#values/money/shipping-rates.ts";
import type { Opening } from "#values/opening.ts";
import { type SupplyRule, usualSupplyRule } from "#values/place-of-supply.ts";
import { usualPromise } from "#values/promise-terms.ts";
import { usualReturns } from "#values/return-terms.ts";
import { usualStockMails } from "#values/stock-mails.ts";
import type { Environment } from "./environment.server.ts";
import { officerOf } from "./example-shop.ts";

/** Undefined is what no label says. */
export interface LabelFacts {
  originCountry: string | undefined;
  netQuantity: string | undefined;
  madeBy: string | undefined;
  /** In English: November 2026. */
  madeMonth: string | undefined;
  consumerCare: string | undefined;
}

const noLabelFacts: LabelFacts = {
  originCountry: undefined,
  netQuantity: undefined,
  madeBy: undefined,
  madeMonth: undefined,
  consumerCare: undefined,
};

/** What the shop says of itself where its owner has set nothing. */
export function givenShop(env: Environment) {
  return {
    name: env.SHOP_NAME,
    email: env.SHOP_EMAIL,
    phone: env.SHOP_PHONE,
    address: env.SHOP_ADDRESS,
    gstin: env.SHOP_GSTIN,
    /** For e-way bills of a shop without a GSTIN, which contains it; only the owner sets it. */
    pan: undefined as string | undefined,
    /** For goods without a rate or a code of their own; only the owner sets them. */
    goodsTax: usualGoodsTax,
    /** Where a company's order is supplied that goes to a third person; only the owner sets it. */
    supplyRule: usualSupplyRule as SupplyRule,
    grievanceOfficer: env.SHOP_GRIEVANCE_OFFICER ?? officerOf(env.SHOP_NAME),
    social: { facebook: env.SHOP_FACEBOOK, instagram: env.SHOP_INSTAGRAM, x: env.SHOP_X },
    ratingText: givenRatingText(env),
    shipping: usualShippingRates,
    /** Is a paid order that its buyer cancels refunded at once? Only the owner sets it. */
    refundsCancelled: false,
    /** Are buyers asked for reviews a week after their order has arrived? Only the owner sets it. */
    reviewInvites: true,
    /** On which nobody works, as the owner typed them; only the owner sets them. */
    closedDays: "",
    /** How far buyers read by when something leaves; only the owner sets it. */
    promise: usualPromise,
    /** Its number as an authorised user of the geographical indication; only the owner sets it. */
    giNumber: undefined as string | undefined,
    /** What labels say of all goods that say nothing else (LABEL-2); only the owner sets it. */
    ...noLabelFacts,
    /** Where transfers go to; only the owner sets it. */
    bank: {} as BankDetails,
    /** What wrapping a gift costs; not offered until the owner sets it. */
    giftWrap: undefined as Paise | undefined,
    /** For how long goods are taken back; only the owner sets it. */
    returns: usualReturns,
    /** For what and whom cash on delivery is offered; only the owner limits it. */
    cash: openCashTerms,
    /** Of what she is notified when pieces run low; only the owner sets it. */
    stockMails: usualStockMails,
    /** Whether strangers see the shop, as its owner set it last. */
    opening: undefined as Opening | undefined,
    ...noPolicies,
    ...noCountries,
  };
}

/** Which legal texts are written, by their slugs, is read from the database with what the owner sets. */
const noPolicies: { policies?: readonly string[] } = {};

/** A country that goods of the shop come from, other than India. */
export interface OriginCountry {
  /** How it is compared: the database's country_key(). */
  key: string;
  /** As the owner typed it. */
  name: string;
  /** A product on which it stands; null where it is the settings' word. */
  product: string | null;
}

/** Where its goods come from beside India is read from the database, too. */
const noCountries: { originCountries?: readonly OriginCountry[] } = {};

/** What a shop says that wants a rating text and has none of its own. */
export const usualRatingText = "(4.8) 124 reviews";

/** Nobody measured it: a shop that the public visits says it only where somebody wants it to (REVIEW-8). */
function givenRatingText({ SHOP_RATING_TEXT: text, APP_ORIGIN: origin }: Environment): string | undefined {
  if (text === undefined) return origin?.startsWith("https:") ? undefined : usualRatingText;
  return text === "off" ? undefined : text;
}
