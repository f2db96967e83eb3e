/** Money in integer paise (1 rupee = 100 paise). Branded, so that rupees can't be passed by mistake. */
export type Paise = number & { readonly unit: "paise" };

/** Vouches that an integer is paise. Throws a RangeError for anything else. */
export function paise(amount: number): Paise {
  if (!isPaise(amount)) throw new RangeError(`not an amount in paise: ${amount}`);
  return amount;
}

function isPaise(amount: number): amount is Paise {
  return Number.isSafeInteger(amount);
}

/** Paise from rupees as the database's numeric(12,2) or JSON give them ("1499.50" or 1499.5). Throws a RangeError when it is no amount. */
export function paiseFromRupees(rupees: string | number): Paise {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?0*$/.exec(String(rupees));
  if (!match) throw new RangeError(`not an amount in rupees: ${rupees}`);
  const [, sign, whole, fraction = ""] = match;
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return paise(sign ? -amount : amount);
}

/** Rupees with two decimals, as numeric(12,2) columns take them: "1499.50". */
export function rupeesColumn(amount: Paise): string {
  const whole = Math.trunc(Math.abs(amount) / 100);
  const fraction = String(Math.abs(amount) % 100).padStart(2, "0");
  return `${amount < 0 ? "-" : ""}${whole}.${fraction}`;
}

export const times = (unit: Paise, quantity: number): Paise => paise(unit * quantity);

export const sum = (amounts: readonly Paise[]): Paise =>
  paise(amounts.reduce<number>((total, amount) => total + amount, 0));

const whole = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Storefront money: ₹1,234 (no decimals, Indian grouping). */
export const rupees = (amount: Paise): string => `₹${whole.format(amount / 100)}`;

/** Money on the admin's order and message screens: ₹1,234.00. */
export const rupeesExact = (amount: Paise): string => `₹${exact.format(amount / 100)}`;
