import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { CodeAnswer } from "#cart/page/code-answer.ts";
import type { ShownPromotions } from "#discounts/shown-promotions.ts";
import type { CourierService } from "#shipping/pincodes/delivery-answer.ts";
import type { CountryOption } from "#values/contact/country-options.text.ts";
import type { Paise } from "#values/money/money.ts";
import type { CheckoutErrors } from "../checkout.form.ts";
import type { CheckoutValues } from "../checkout-values.ts";
import type { Refusal } from "../purchase.ts";

export const lastStep = 3;

/** A step's number, from 1 to 3, whatever is given. */
export function stepOf(given: unknown): number {
  const step = Number(given);
  return Number.isInteger(step) ? Math.min(Math.max(step, 1), lastStep) : 1;
}

const hashes = ["", "#shipping", "#payment"];

/** Where a step stands in the address. */
export const hashOfStep = (step: number): string => hashes[stepOf(step) - 1] ?? "";

export const stepOfHash = (hash: string): number => Math.max(hashes.indexOf(hash), 0) + 1;

const secondStep = ["giftMessage", "giftWrap", "companyName", "gstin"] as const;

/** The step at whose field something is wrong; undefined where it may be any, as with a way to pay. */
export function stepOfErrors(errors: CheckoutErrors): number | undefined {
  if (errors.shippingMethod ?? errors.paymentMethod) return undefined;
  return secondStep.some((field) => errors[field]) ? 2 : 1;
}

/** An order that is refused for what the shop has, and for nothing that stands in a field (CHECKOUT-36). */
export const refusedStatus = 409;

/**
 * A refused order shows the new facts at once. One that is placed holds its pieces, which look sold out from
 * then on; one that never reached the shop has changed nothing, and says so itself.
 */
export const isNewsForCart = (change: ShouldRevalidateFunctionArgs): boolean =>
  change.actionResult !== null &&
  !change.actionResult?.placed &&
  (change.defaultShouldRevalidate ||
    change.actionStatus === refusedStatus ||
    change.actionResult?.isNews === true ||
    change.actionResult?.promotions !== undefined);

/** The server's answer to the checkout's form. */
export interface CheckoutAnswer {
  step: number;
  values: CheckoutValues;
  key: string;
  errors: CheckoutErrors;
  /** All that can be chosen, of a form without script that names one abroad. */
  countries?: readonly CountryOption[];
  /** What was typed as a discount code and not taken. */
  code?: CodeAnswer;
  /** What applies after this answer to a page that was sent with the code of before. */
  promotions?: ShownPromotions;
  notice?: { title: string; text: string; tone: "destructive" };
  refusal?: Refusal;
  /** Refused by what has changed since the page was made: it asks for the new facts. */
  isNews?: true;
  /** What couriers do where the parcel goes, as far as the shop knows. */
  courier?: { pincode: string; service: CourierService | null };
  /** The order that was placed and waits for its card payment. */
  placed?: { orderNumber: string; total: Paise };
}
