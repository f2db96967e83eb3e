import { type OfferLine, offerSums } from "#offers/offer.ts";
import type { OfferDraft } from "#offers/offers.db.server.ts";
import { paise } from "#values/money/money.ts";
import { patnaAddress } from "../patna-address.ts";

const line = (change: Partial<OfferLine>): Omit<OfferLine, "id"> => ({
  ...{ productId: null, variantId: null, name: "Kohbar Tote", optionText: null, details: null, sku: null },
  ...{ hsn: null, taxRate: null, quantity: 200, unitPrice: paise(229_00) },
  ...change,
});

/** 200 totes and a screen for the logo, as the owner has written them for a company in Patna. */
export function draftOffer(change: Partial<OfferDraft> = {}): OfferDraft {
  const screen = line({ name: "Screen for your logo", quantity: 1, unitPrice: paise(600_00) });
  const lines = change.lines ?? [line({}), screen];
  return {
    ...{ number: "O-1764000000000", revision: 1, source: "quote", quoteId: null, words: null },
    buyer: {
      ...{ name: "Asha Kumari", email: "asha@example.com", phone: "9876543210" },
      ...{ company: "Haat & Sons Pvt Ltd", gstin: "10AAPFU0939F1ZA", poNumber: null },
      ...{ billing: patnaAddress, shipping: patnaAddress },
    },
    ...{ validUntil: "2099-12-31", promisedOn: null, advancePercent: 0, actorId: null },
    ...offerSums(lines, change.shippingCost ?? paise(0), change.toMany),
    ...change,
    lines,
  };
}
