import * as z from "zod/mini";
import { isEmail } from "#values/contact/email.ts";

/** The request of the product's page. */
interface AskedAlert {
  productId: string;
  /** The key of the variant; empty for a product without. */
  variant: string;
  /** In lower case: one person is one row however they type it. */
  email: string;
}

const schema = z.object({
  productId: z.string().check(z.regex(/^[^\p{Cc}]{1,64}$/u)),
  variant: z._default(z.string().check(z.regex(/^[^\p{Cc}]{0,300}$/u)), ""),
  email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmail)),
});

/** A posted form; undefined when the address is none. */
export function parseStockAlert(form: FormData): AskedAlert | undefined {
  const given = {
    productId: form.get("product"),
    email: form.get("email"),
    variant: form.get("variant") ?? undefined,
  };
  const parsed = z.safeParse(schema, given);
  return parsed.success ? parsed.data : undefined;
}

/** A token of the right shape; nothing else is looked up. */
export const alertTokenIn = (text: string | null): string | undefined =>
  text && /^[\w-]{16,100}$/.test(text) ? text : undefined;

/** The page that a mail's link opens: it confirms, shows the state, and stops. */
export const stockAlertPath = (token: string): string => `/stock-alert?${new URLSearchParams({ token })}`;
