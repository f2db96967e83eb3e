import * as z from "zod/mini";
import { decodeCart } from "#cart/kept/cart-cookie.ts";
import { mailCartFields } from "#cart/page/mail-cart-form.tsx";
import { type FormAnswer, type ParsedForm, parseFields } from "#ui/form/form-answer.ts";
import { requiredEmail } from "#ui/form/form-fields.ts";
import { textIn } from "#values/text/form-text.ts";
import { isUuid } from "#values/uuid.ts";
import { mailCartText as text } from "./mail-cart.text.ts";

export type MailCartAnswer = FormAnswer<"email">;

const schema = () => z.object({ email: requiredEmail(() => text.missing) });

/** Where the cart is to go. */
export const parseMailCart = (form: FormData): ParsedForm<"email", { email: string }> =>
  parseFields<"email", { email: string }>(schema(), ["email"], form);

/** The goods that the form brought; none where a program left them out. */
export const goodsOfForm = (form: FormData) => decodeCart(textIn(form, mailCartFields.cart));

/** Whose press it is; undefined for a form without a key of ours: each of its sendings is one of its own. */
export function pressOf(form: FormData): string | undefined {
  const key = textIn(form, mailCartFields.key);
  return isUuid(key) ? key.toLowerCase() : undefined;
}
