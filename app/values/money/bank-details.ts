import { bankText } from "./bank-details.text.ts";

/** Where a buyer sends a transfer to: an account, an address for UPI, or both. */
export interface BankDetails {
  accountName?: string | undefined;
  accountNumber?: string | undefined;
  /** Of the account's branch. */
  ifsc?: string | undefined;
  upiId?: string | undefined;
}

/** Indian account numbers have 9 to 18 digits. */
export const isAccountNumber = (text: string): boolean => /^\d{9,18}$/.test(text);

/** Four letters of the bank, a zero, six signs of the branch. */
export const isIfsc = (text: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text);

/** Such as haat@okicici. */
export const isUpiId = (text: string): boolean => /^[\w.-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(text);

/** What is shown of them, as a name and a value each; nothing while the owner has set none. */
export const bankRows = ({ accountName, accountNumber, ifsc, upiId }: BankDetails): [string, string][] => [
  ...(accountName && accountNumber && ifsc
    ? ([
        [bankText.accountName, accountName],
        [bankText.accountNumber, accountNumber],
        [bankText.ifsc, ifsc],
      ] satisfies [string, string][])
    : []),
  ...(upiId ? ([[bankText.upiId, upiId]] satisfies [string, string][]) : []),
];
