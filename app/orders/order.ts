import type { Address, BillingAddress } from "#addresses/address.ts";
import type { PersonalText } from "#catalogue/options/personal.ts";
import type { Bill, BillLine } from "#shipping/bill.ts";
import type { Language } from "#values/language/language.ts";
import type { Paise } from "#values/money/money.ts";
import type { PaymentMethod } from "#values/money/payment-method.ts";
import type { OrderStatus } from "./order-states.ts";

/** How an order was to be paid when it was made, and how the parts are that it is paid in (OFFER-32). */
export interface HowPaid {
  paymentMethod: PaymentMethod;
  /** Null, or missing, where it has no parts. */
  paymentWays?: readonly string[] | null | undefined;
}

/** JC- and the millisecond in which it was placed (ORDER-1). */
export const orderNumberAt = (milliseconds: number): string => `JC-${milliseconds}`;

export const isOrderNumber = (text: string): boolean => /^JC-\d{1,16}$/.test(text);

/** What was ordered, as it was then: with what invoices and packing slips need. */
export interface OrderLine extends BillLine {
  id: string;
  /** Null once the product is deleted. */
  productId: string | null;
  productName: string;
  image: string | null;
  sku: string | null;
  artisan: string | null;
  hsn: string | null;
  /** Percent, as the product's column has it; null where it bears no tax. */
  taxRate: string | null;
  /** Working days that making it takes at most; null for what was there. */
  leadDays: number | null;
  /** Null where there was nothing to choose, and once the variant is gone. */
  variantId: string | null;
  /** Such as 'Size: Small, Colour: Red'; null where there was nothing to choose. */
  optionText: string | null;
  /** What is written on each of its pieces. */
  personal: readonly PersonalText[];
  /** The part of the unit price that the writing costs. */
  personalPrice: Paise;
}

/** What makes an order a gift. */
export interface Gift {
  /** For the person who unpacks it, as its buyer typed it; null without one. */
  note: string | null;
  /** What wrapping it costs, one of the bill's fees; 0 where nothing is wrapped. */
  wrapCost: Paise;
}

/** A company that buys. */
export interface Company {
  name: string;
  gstin: string | null;
}

/** How a cash order is confirmed. */
export interface Confirmation {
  /** By when it must be, or it is cancelled. */
  by: Date;
  /** Null until it is. */
  at: Date | null;
}

/** An order as its customer sees it, with the bill that it was placed with. */
export interface Order extends Bill<OrderLine>, HowPaid {
  orderNumber: string;
  placedAt: Date;
  status: OrderStatus;
  /** In which it was placed, and in which its buyer is written to (HINDI-25). */
  language: Language;
  billing: BillingAddress;
  shipping: Address;
  /** The receiver's own; null, or missing, where the billing phone is theirs. */
  shippingPhone?: string | null;
  /** The day by which all of it leaves, such as '2026-12-01'; null where nothing of it is made to order. */
  readyBy: string | null;
  /** Working days on its way, as they were known when it was placed; null, or missing: the usual ones. */
  wayDays?: number | null;
  /** Null where it is none. */
  gift?: Gift | null;
  /** Null where a person buys. */
  company?: Company | null;
  /** Of a company's own purchase order; null, or missing, where its buyer named none. */
  poNumber?: string | null;
  /** It came of an offer. Missing of what was placed in the shop. */
  isAgreed?: boolean;
  /** Null, or missing, where nobody need confirm it. */
  confirmation?: Confirmation | null;
}
