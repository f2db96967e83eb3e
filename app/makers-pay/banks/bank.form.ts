import type { FieldErrors } from "#ui/form/form-answer.ts";
import { typedUpiId } from "#values/contact/upi-id.ts";
import { isAccountNumber, isIfsc } from "#values/money/bank-details.ts";
import { isPan } from "#values/money/gstin.ts";
import { textIn } from "#values/text/form-text.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { bankPartText as text } from "./bank-part.text.ts";

/** Where a maker is paid to, as it was typed: what is empty stays as it is, null is taken away. */
export interface TypedBank {
  account?: string | null;
  ifsc?: string | null;
  upi?: string | null;
  pan?: string | null;
}

const bare = (form: FormData, name: string): string =>
  latinDigits(textIn(form, name)).replaceAll(/[\s-]/g, "").toUpperCase();

/** Neither of both is typed alone, where no account is known. */
function wrongAccount(
  { account, ifsc }: { account: string; ifsc: string },
  known: { account: boolean },
): FieldErrors<string> {
  const errors: FieldErrors<string> = {};
  if (account !== "" && !isAccountNumber(account)) errors.account = text.errors.account;
  else if (ifsc !== "" && account === "" && !known.account) errors.account = text.errors.accountLacks;
  if (ifsc !== "" && !isIfsc(ifsc)) errors.ifsc = text.errors.ifsc;
  else if (account !== "" && ifsc === "") errors.ifsc = text.errors.ifscLacks;
  return errors;
}

/** An account and its IFSC come together; each sign of the rest is looked at, too. */
export function bankIn(
  form: FormData,
  known: { account: boolean },
): { value: TypedBank } | { errors: FieldErrors<string> } {
  const errors: FieldErrors<string> = {};
  const [account, ifsc, pan] = [bare(form, "account"), bare(form, "ifsc"), bare(form, "pan")];
  const typedUpi = textIn(form, "upi").trim();
  const upi = typedUpi === "" ? "" : typedUpiId(typedUpi);
  Object.assign(errors, wrongAccount({ account, ifsc }, known));
  if (upi === undefined) errors.upi = text.errors.upi;
  if (pan !== "" && !isPan(pan)) errors.pan = text.errors.pan;
  if (Object.keys(errors).length > 0) return { errors };
  const kept = (name: string, value: string) => (form.has(`no-${name}`) ? null : value || undefined);
  const all = { account: kept("account", account), upi: kept("upi", upi ?? ""), pan: kept("pan", pan) };
  const branch = all.account === null ? null : ifsc || undefined;
  return { value: withoutUndefined({ ...all, ifsc: branch }) };
}

const withoutUndefined = (typed: Record<keyof TypedBank, string | null | undefined>): TypedBank =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
