import type { BillingAddress } from "#addresses/address.ts";
import { mailboxText } from "./owner-order.text.ts";

/** Can somebody be mailed? Not who gave no address, or was erased since. */
export const hasMailbox = (email: string): boolean => email.includes("@");

/** What stands beside an act that mails an order's buyer, where that is true. */
export const mailHint = ({ billing }: { billing: Pick<BillingAddress, "email"> }, hint: string): string =>
  hasMailbox(billing.email) ? hint : mailboxText.nobody;
