import { isAbroad } from "#addresses/address.ts";
import type { FieldErrors, FormAnswer, ParsedForm } from "#ui/form/form-answer.ts";
import type { CountryOption } from "#values/contact/country-options.text.ts";
import { type Offer, offerSums } from "../offer.ts";
import {
  abroadErrors,
  type BothAddresses,
  fieldsOfAddresses,
  parseBothAddresses,
} from "./both-addresses.form.ts";
import { type BuyerInput, fieldsOfBuyer, parseBuyer } from "./buyer.form.ts";
import { type LineInput, readLines } from "./line.form.ts";
import type { LineProduct, MeantProduct } from "./line-product.ts";
import { offerFormText } from "./offer-form.text.ts";
import { fieldsOfTerms, type OfferTerms, parseOfferTerms } from "./offer-terms.form.ts";
import { fieldsOfToMany, parseToMany } from "./to-many.form.ts";
import { fieldsOfLines, highestOffer, type TypedLine, textsIn } from "./typed-lines.ts";

/** Every text of a form by its field's name. */
export type TypedOffer = Readonly<Record<string, string>>;

/** An offer as its owner means it; its lines' products are looked up when it is saved. */
export interface OfferInput extends OfferTerms, Pick<Offer, "toMany"> {
  buyer: Offer["buyer"];
  lines: readonly LineInput[];
}

/** The answer to an offer's form, with its lines' products, and those that were found. */
export type OfferFormAnswer = FormAnswer<string> & {
  products?: readonly LineProduct[];
  meant?: readonly MeantProduct[];
  found?: FoundProducts;
  /** To choose from, where a form without script asks for another country. */
  countries?: readonly CountryOption[];
};

export interface FoundProducts {
  text: string;
  products: readonly LineProduct[];
}

/** An offer, or its errors on a day in India. */
export function parseOffer(form: FormData, today: string): ParsedForm<string, OfferInput> {
  const buyer = parseBuyer(form);
  const addresses = parseBothAddresses(form);
  const lines = readLines(form);
  const terms = parseOfferTerms(form, today);
  const many = parseToMany(form);
  const errors: FieldErrors<string> = {
    ...("errors" in lines ? lines.errors : {}),
    ...(buyer.kind === "refused" ? buyer.errors : {}),
    ...("errors" in addresses ? addresses.errors : {}),
    ...(terms.kind === "refused" ? terms.errors : {}),
    ...("errors" in many ? many.errors : {}),
  };
  if (buyer.kind === "refused" || terms.kind === "refused" || "errors" in lines || "errors" in addresses)
    return { kind: "refused", errors, typed: textsIn(form) };
  if ("errors" in many) return { kind: "refused", errors, typed: textsIn(form) };
  if (offerSums(lines.lines, terms.value.shippingCost, many.toMany).total > highestOffer)
    return { kind: "refused", errors: { find: offerFormText.errors.total }, typed: textsIn(form) };
  const together = wrongAbroad(buyer.value, addresses.addresses, many.toMany !== null);
  if (Object.keys(together).length > 0) return { kind: "refused", errors: together, typed: textsIn(form) };
  const value = { ...terms.value, ...whole(buyer.value, addresses.addresses), ...lines, ...many };
  return { kind: "valid", value };
}

/** Who asks many people for their addresses is billed where those are (HOMES-1). */
const wrongAbroad = (buyer: BuyerInput, to: BothAddresses, isToMany: boolean): FieldErrors<string> => ({
  ...abroadErrors(buyer, to),
  ...(isToMany && to.billing && isAbroad(to.billing)
    ? { "billing-country": offerFormText.errors.manyAbroad }
    : {}),
});

const whole = (buyer: BuyerInput, addresses: BothAddresses) => ({
  buyer: { ...buyer, ...addresses },
});

type Written = Pick<
  Offer,
  "buyer" | "words" | "validUntil" | "promisedOn" | "shippingCost" | "toMany" | "advancePercent"
>;

/** An offer as its form holds it. */
export const fieldsOfOffer = (offer: Written, lines: readonly TypedLine[]): TypedOffer => ({
  ...fieldsOfBuyer(offer.buyer),
  ...fieldsOfAddresses(offer.buyer),
  ...fieldsOfTerms(offer),
  ...fieldsOfToMany(offer),
  ...fieldsOfLines(lines),
});
