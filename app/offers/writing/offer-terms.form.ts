import * as z from "zod/mini";
import { type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { optionalLines, sumRefusal } from "#ui/form/form-fields.ts";
import { paise } from "#values/money/money.ts";
import { rupeesToType, typedRupees } from "#values/money/typed-rupees.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { isDay } from "#values/time/indian-day.ts";
import { typedDay } from "#values/time/typed-moment.ts";
import type { Offer } from "../offer.ts";
import { offerTermsText } from "./offer-form.text.ts";

const termFieldNames = ["words", "validUntil", "promisedOn", "shippingCost", "advancePercent"] as const;
type TermField = (typeof termFieldNames)[number];

/** An offer's terms, besides its buyer and lines. */
export type OfferTerms = Pick<Offer, TermField> & { validUntil: string };

const mostShipping = paise(1_00_000_00);

const trimmed = () =>
  z.pipe(
    z._default(z.string(), ""),
    z.transform((text) => text.trim()),
  );

/** As it is typed, or chosen in a calendar. */
const day = () => z.pipe(trimmed(), z.transform(typedDay));

const isShipping = (text: string): boolean => {
  const cost = typedRupees(text);
  return text === "" || (cost !== undefined && cost <= mostShipping);
};

/** Date and costs besides the lines, as an order that the owner takes has them, too. */
export const paymentTerms = (today: string) => ({
  promisedOn: z.pipe(
    day().check(
      z.refine((text) => text === "" || (isDay(text) && text >= today), offerTermsText.errors.promisedOn),
    ),
    z.transform((text) => text || null),
  ),
  shippingCost: z.pipe(
    trimmed().check(
      z.refine(isShipping, {
        error: ({ input }) => sumRefusal(String(input), offerTermsText.errors.shippingCost),
      }),
    ),
    z.transform((text) => typedRupees(text) ?? paise(0)),
  ),
  advancePercent: z.pipe(
    z
      .pipe(trimmed(), z.transform(latinDigits))
      .check(z.regex(/^\d{0,2}\s*%?$/, offerTermsText.errors.advancePercent)),
    z.transform((text) => Number.parseInt(text, 10) || 0),
  ),
});

const schemaOn = (today: string) =>
  z.object({
    words: optionalLines(4000),
    validUntil: day().check(
      z.refine((text) => isDay(text) && text >= today, offerTermsText.errors.validUntil),
    ),
    ...paymentTerms(today),
  });

/** The terms of an offer, or their errors on a day in India. */
export const parseOfferTerms = (form: FormData, today: string): ParsedForm<TermField, OfferTerms> =>
  parseFields<TermField, OfferTerms>(schemaOn(today), termFieldNames, form);

/** The same as their fields hold them. */
export const fieldsOfTerms = (offer: Pick<Offer, TermField>): Record<TermField, string> => ({
  words: offer.words ?? "",
  validUntil: offer.validUntil ?? "",
  promisedOn: offer.promisedOn ?? "",
  shippingCost: offer.shippingCost === 0 ? "" : rupeesToType(offer.shippingCost),
  advancePercent: offer.advancePercent === 0 ? "" : String(offer.advancePercent),
});
