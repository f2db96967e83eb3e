import * as z from "zod/mini";
import { isEmail } from "#values/contact/email.ts";
import { whatsappNumber } from "#values/contact/phone.ts";
import { textIn } from "#values/text/form-text.ts";
import { latinDigits } from "#values/text/latin-digits.ts";

/** The request of the product's page. */
interface AskedAlert {
  productId: string;
  /** The key of the variant; empty for a product without. */
  variant: string;
  /** In lower case: one person is one row however they type it. */
  email: string;
  /** As WhatsApp takes it; null where no message is wanted. */
  number: string | null;
}

const schema = z.object({
  productId: z.string().check(z.regex(/^[^\p{Cc}]{1,64}$/u)),
  variant: z._default(z.string().check(z.regex(/^[^\p{Cc}]{0,300}$/u)), ""),
  email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmail)),
});

/** A posted form; where it is refused, which of its fields is wrong. */
export function parseStockAlert(form: FormData): AskedAlert | "invalid" | "noMobile" {
  const given = {
    productId: form.get("product"),
    email: form.get("email"),
    variant: form.get("variant") ?? undefined,
  };
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) return "invalid";
  if (!form.has("alsoOnWhatsapp")) return { ...parsed.data, number: null };
  const number = whatsappNumber(latinDigits(textIn(form, "phone")).trim());
  return number === undefined ? "noMobile" : { ...parsed.data, number };
}

/** A token of the right shape; nothing else is looked up. */
export const alertTokenIn = (text: string | null): string | undefined =>
  text && /^[\w-]{16,100}$/.test(text) ? text : undefined;

/** The page that a mail's link opens: it confirms, shows the state, and stops. */
export const stockAlertPath = (token: string): string => `/stock-alert?${new URLSearchParams({ token })}`;
