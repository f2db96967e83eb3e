import { z } from "zod";
import { indianStates } from "#values/contact/indian-state.ts";
import { type BankDetails, isAccountNumber, isIfsc, isUpiId } from "#values/money/bank-details.ts";
import { gstRates, hsnForm } from "#values/money/gst.ts";
import { isPan } from "#values/money/gstin.ts";
import { paise } from "#values/money/money.ts";
import { supplyRules } from "#values/place-of-supply.ts";
import { promiseModes } from "#values/promise-terms.ts";
import type { ShopFacts } from "../config/config.server.ts";
import { officerOf } from "../config/example-shop.ts";
import type { LabelFacts } from "../config/given-shop.server.ts";

const sum = z.int().min(0).transform(paise);
const text = z.string().min(1);
const count = z.int().min(1);

const cashTerms = z.object({
  min: sum.optional(),
  max: sum.optional(),
  firstMax: sum.optional(),
  fee: sum.optional(),
  rounding: z.literal("paisa").optional(),
  openPerPhone: count.optional(),
  returnedPerPhone: count.optional(),
  needsMobile: z.boolean(),
  confirm: z.enum(["none", "link"]),
  cancelAfterHours: count.optional(),
  blockedStates: z.array(z.enum(indianStates)).readonly(),
});

/** What the owner may set; anything that is missing or can't be read falls back to the environment. */
const savedFacts = z.object({
  name: text.optional().catch(undefined),
  email: text.optional().catch(undefined),
  phone: text.optional().catch(undefined),
  address: text.optional().catch(undefined),
  gstin: text.optional().catch(undefined),
  pan: z.string().refine(isPan).optional().catch(undefined),
  gstRate: z.enum(gstRates).optional().catch(undefined),
  hsn: z.string().regex(hsnForm).optional().catch(undefined),
  supplyRule: z.enum(supplyRules).optional().catch(undefined),
  grievanceOfficer: text.optional().catch(undefined),
  facebook: text.optional().catch(undefined),
  instagram: text.optional().catch(undefined),
  x: text.optional().catch(undefined),
  /** An empty text switches the line off. */
  ratingText: z.string().optional().catch(undefined),
  closedDays: text.optional().catch(undefined),
  promise: z
    .object({ mode: z.enum(promiseModes), stopAfterWeeks: count.optional() })
    .optional()
    .catch(undefined),
  giNumber: text.optional().catch(undefined),
  originCountry: text.optional().catch(undefined),
  netQuantity: text.optional().catch(undefined),
  madeBy: text.optional().catch(undefined),
  madeMonth: text.optional().catch(undefined),
  consumerCare: text.optional().catch(undefined),
  accountName: text.optional().catch(undefined),
  accountNumber: z.string().refine(isAccountNumber).optional().catch(undefined),
  ifsc: z.string().refine(isIfsc).optional().catch(undefined),
  upiId: z.string().refine(isUpiId).optional().catch(undefined),
  shipping: z
    .object({ standard: sum, freeFrom: sum, express: sum, cheapExpress: sum, cheapExpressFrom: sum })
    .optional()
    .catch(undefined),
  giftWrap: sum.optional().catch(undefined),
  refundsCancelled: z.boolean().optional().catch(undefined),
  reviewInvites: z.boolean().optional().catch(undefined),
  returns: z
    .object({ days: z.int().min(0), damageHours: z.int().min(1) })
    .optional()
    .catch(undefined),
  cash: cashTerms.optional().catch(undefined),
  opening: z.enum(["soon", "open"]).optional().catch(undefined),
  stockMails: z
    .object({ lowAt: z.int().min(0), weekly: z.boolean(), whenSoldOut: z.boolean() })
    .optional()
    .catch(undefined),
});

export type SavedFacts = z.infer<typeof savedFacts>;

/** Reads what is stored; what is no such record counts as nothing set. */
export const parseSavedFacts = (stored: unknown): SavedFacts => savedFacts.catch({}).parse(stored);

/** The owner's facts over the environment's, and those over the shop's defaults. */
export function factsFrom(given: ShopFacts, saved: SavedFacts): ShopFacts {
  const { facebook, instagram, x, ratingText, shipping } = saved;
  return {
    name: saved.name ?? given.name,
    email: saved.email ?? given.email,
    phone: saved.phone ?? given.phone,
    address: saved.address ?? given.address,
    gstin: saved.gstin ?? given.gstin,
    pan: saved.pan,
    goodsTax: { rate: saved.gstRate ?? given.goodsTax.rate, hsn: saved.hsn ?? given.goodsTax.hsn },
    grievanceOfficer: saved.grievanceOfficer ?? officerNow(given, saved.name ?? given.name),
    social: {
      facebook: facebook ?? given.social.facebook,
      instagram: instagram ?? given.social.instagram,
      x: x ?? given.social.x,
    },
    ratingText: (ratingText ?? given.ratingText) || undefined,
    shipping: shipping ?? given.shipping,
    ...labelFrom(given, saved),
    ...waysFrom(given, saved),
  };
}

/** Whom the start names; where it names nobody, the shop's name says it, whatever it is by now. */
const officerNow = (given: ShopFacts, name: string): string =>
  given.grievanceOfficer === officerOf(given.name) ? officerOf(name) : given.grievanceOfficer;

const labelFrom = (given: ShopFacts, saved: SavedFacts): LabelFacts => ({
  originCountry: saved.originCountry ?? given.originCountry,
  netQuantity: saved.netQuantity ?? given.netQuantity,
  madeBy: saved.madeBy ?? given.madeBy,
  madeMonth: saved.madeMonth ?? given.madeMonth,
  consumerCare: saved.consumerCare ?? given.consumerCare,
});

const bankFrom = ({ accountName, accountNumber, ifsc, upiId }: SavedFacts): BankDetails => ({
  accountName,
  accountNumber,
  ifsc,
  upiId,
});

/** How the shop works; its pages do not show it. */
const waysFrom = (given: ShopFacts, saved: SavedFacts) => ({
  supplyRule: saved.supplyRule ?? given.supplyRule,
  refundsCancelled: saved.refundsCancelled ?? given.refundsCancelled,
  reviewInvites: saved.reviewInvites ?? given.reviewInvites,
  giftWrap: saved.giftWrap ?? given.giftWrap,
  closedDays: saved.closedDays ?? given.closedDays,
  promise: saved.promise ?? given.promise,
  giNumber: saved.giNumber ?? given.giNumber,
  bank: bankFrom(saved),
  returns: saved.returns ?? given.returns,
  cash: saved.cash ?? given.cash,
  stockMails: saved.stockMails ?? given.stockMails,
  opening: saved.opening ?? given.opening,
});
