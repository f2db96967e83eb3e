import * as z from "zod/mini";
import { phoneField, typedLine } from "#addresses/address.form.ts";
import { type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { optionalEmail, optionalLine, requiredLine } from "#ui/form/form-fields.ts";
import { isGstin } from "#values/money/gstin.ts";
import { longestPoNumber, type OfferBuyer } from "../offer.ts";
import { offerFormText } from "./offer-form.text.ts";

export const buyerFieldNames = [
  ...(["buyerName", "buyerEmail", "buyerPhone", "buyerCompany", "buyerGstin", "poNumber"] as const),
] as const;
type BuyerField = (typeof buyerFieldNames)[number];

/** Who buys, without the addresses. */
export type BuyerInput = Omit<OfferBuyer, "billing" | "shipping" | "shippingPhone">;

/** As it stands on the certificate, however it was typed; null where there is none. */
const gstin = z.pipe(
  z.pipe(
    z._default(z.string(), ""),
    z.transform((text) => text.replaceAll(/[\s-]/g, "").toUpperCase() || null),
  ),
  z.nullable(z.string().check(z.refine(isGstin, { error: () => offerFormText.errors.gstin }))),
);

const schema = z
  .object({
    buyerName: requiredLine(120, () => offerFormText.errors.buyerName),
    buyerEmail: optionalEmail(),
    buyerPhone: z.pipe(z.pipe(z._default(z.string(), ""), z.transform(typedLine)), phoneField),
    buyerCompany: optionalLine(120),
    buyerGstin: gstin,
    poNumber: optionalLine(longestPoNumber),
  })
  .check(
    z.refine(({ buyerGstin, buyerCompany }) => buyerGstin === null || buyerCompany !== null, {
      error: () => offerFormText.errors.gstinAlone,
      path: ["buyerCompany"],
    }),
  );

/** The buyer, or the errors. */
export function parseBuyer(form: FormData): ParsedForm<BuyerField, BuyerInput> {
  const parsed = parseFields(schema, buyerFieldNames, form);
  if (parsed.kind === "refused") return parsed;
  const { buyerName, buyerEmail, buyerPhone, buyerCompany, buyerGstin, poNumber } = parsed.value;
  return {
    kind: "valid",
    value: {
      name: buyerName,
      email: buyerEmail,
      phone: buyerPhone,
      company: buyerCompany,
      gstin: buyerGstin,
      poNumber,
    },
  };
}

/** The same as its fields hold it. */
export const fieldsOfBuyer = (buyer: BuyerInput): Record<BuyerField, string> => ({
  buyerName: buyer.name,
  buyerEmail: buyer.email ?? "",
  buyerPhone: buyer.phone ?? "",
  buyerCompany: buyer.company ?? "",
  buyerGstin: buyer.gstin ?? "",
  poNumber: buyer.poNumber ?? "",
});
