import * as z from "zod/mini";
import { type Address, isAbroad } from "#addresses/address.ts";
import { stateOfGstCode } from "#values/contact/indian-state.ts";
import { isGstin } from "#values/money/gstin.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { checkoutText as say } from "../checkout.text.ts";
import type { CheckoutValues } from "../checkout-values.ts";
import type { CheckoutDetails } from "../purchase.ts";

/** What a purchase is besides its goods: a gift, a company's. */
type Extras = Required<Pick<CheckoutDetails, "gift" | "company">>;

type ExtraErrors = Partial<Record<"giftMessage" | "companyName" | "gstin", string>>;

export type ExtrasParse =
  | { ok: true; extras: Extras }
  /** `isWarning`: it is taken when it comes again. */
  | { ok: false; errors: ExtraErrors; message: string; isWarning?: boolean };

export const mostGiftMessage = 300;
const mostCompanyName = 120;

const within = (most: number, complaint: () => string) =>
  z.string().check(z.refine((text) => hasAtMost(text, most), { error: complaint }));

const giftMessage = within(mostGiftMessage, () => say.giftLong);
const companyName = within(mostCompanyName, () => say.companyLong).check(
  z.minLength(1, { error: () => say.companyMissing }),
);
const gstin = z.string().check(z.refine((text) => text === "" || isGstin(text), { error: () => say.gstin }));

/**
 * The second step's parts, or what is wrong with the first that is. A GSTIN of another state than the one
 * that is billed may be right, and is only warned of, once.
 */
export function parseExtras(
  values: CheckoutValues,
  billing: Pick<Address, "state" | "country">,
): ExtrasParse {
  const gift = values.isGift ? giftMessage.safeParse(values.giftMessage) : undefined;
  if (gift?.error) return refused("giftMessage", gift.error);
  const company = values.isCompany ? companyName.safeParse(values.companyName) : undefined;
  if (company?.error) return refused("companyName", company.error);
  const number = plainGstin(values.gstin);
  const tax = gstin.safeParse(values.isCompany ? number : "");
  if (tax.error) return refused("gstin", tax.error);
  if (company && number !== "" && isAbroad(billing))
    return { ok: false, errors: { gstin: say.gstinAbroad }, message: say.gstinAbroad };
  const warning = company && gstinWarning(number, billing.state);
  if (warning && plainGstin(values.gstinSeen) !== number)
    return { ok: false, errors: { gstin: warning }, message: warning, isWarning: true };
  return {
    ok: true,
    extras: {
      gift: gift ? { note: gift.data || null, isWrapped: values.giftWrap !== "" } : null,
      company: company ? { name: company.data, gstin: number || null } : null,
    },
  };
}

/** As it stands on the certificate, however it was typed. */
const plainGstin = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase();

function gstinWarning(number: string, billingState: string): string | undefined {
  const state = number === "" ? undefined : stateOfGstCode(number.slice(0, 2));
  return state === undefined || state === billingState ? undefined : say.gstinState(state, billingState);
}

function refused(field: keyof ExtraErrors, { issues }: z.core.$ZodError): ExtrasParse {
  const message = issues[0]?.message ?? say.choice;
  return { ok: false, errors: { [field]: message }, message };
}
