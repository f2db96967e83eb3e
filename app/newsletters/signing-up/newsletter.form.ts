import * as z from "zod/mini";
import { isEmail } from "#values/contact/email.ts";

/** Where on the site a sign-up was given; stored as the record of consent. */
export const newsletterSources = ["footer", "blog", "post", "opening"] as const;
export type NewsletterSource = (typeof newsletterSources)[number];

export interface NewsletterSignUp {
  /** In lower case: one person is one row however they type it. */
  email: string;
  source: NewsletterSource;
}

const schema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmail)),
  source: z.catch(z.enum(newsletterSources), "footer"),
});

/** A sign-up from a posted form; undefined when the address is none. */
export function parseNewsletter(form: FormData): NewsletterSignUp | undefined {
  const parsed = z.safeParse(schema, { email: form.get("email"), source: form.get("source") });
  return parsed.success ? parsed.data : undefined;
}
