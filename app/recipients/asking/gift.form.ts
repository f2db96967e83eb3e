import * as z from "zod/mini";
import { pincodeError } from "#addresses/address.form.ts";
import { type DeliveryField, deliveryFields, deliveryNames } from "#addresses/delivery.form.ts";
import { type FormAnswer, type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import type { RecipientAddress } from "../recipient.ts";
import { giftText } from "./gift.text.ts";

export type GiftAnswer = FormAnswer<DeliveryField>;

const schema = z.object(deliveryFields);

/** The address that somebody gives for their own parcel, or what is wrong with it. */
export function parseGift(form: FormData): ParsedForm<DeliveryField, RecipientAddress> {
  const parsed = parseFields<DeliveryField, z.output<typeof schema>>(schema, deliveryNames, form);
  if (parsed.kind === "refused") return parsed;
  const { fullName, phone, ...where } = parsed.value;
  const isCallable = phone !== null && phone.replaceAll(/\D/g, "").length >= 10;
  const pincode = pincodeError(parsed.value);
  if (isCallable && !pincode) return { kind: "valid", value: { name: fullName, phone, ...where } };
  const typed = Object.fromEntries(deliveryNames.map((name) => [name, String(form.get(name) ?? "")]));
  const errors = {
    ...(pincode ? { pincode } : {}),
    ...(isCallable ? {} : { phone: giftText.phoneMissing }),
  };
  return { kind: "refused", errors, typed };
}
