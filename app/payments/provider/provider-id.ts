/** What the provider's ids begin with, by what they name. */
type Named = "order" | "pay" | "rfnd" | "setl";

/**
 * Is this an id of the provider's: its prefix, then letters and digits? Nothing else is requested, hashed or
 * stored.
 */
export const isProviderId = (named: Named, text: string): boolean => forms[named].test(text);

const forms: Record<Named, RegExp> = {
  order: /^order_[A-Za-z0-9]{1,40}$/,
  pay: /^pay_[A-Za-z0-9]{1,40}$/,
  rfnd: /^rfnd_[A-Za-z0-9]{1,40}$/,
  setl: /^setl_[A-Za-z0-9]{1,40}$/,
};
