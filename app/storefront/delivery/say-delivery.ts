import { type CashJudgement, judgeCash, sumsOf } from "#cash-on-delivery/judge-cash.ts";
import { detailWords } from "#catalogue/details.text.ts";
import { arrivalDays } from "#shipping/arrival.ts";
import type { CourierService, DeliveryAnswer } from "#shipping/pincodes/delivery-answer.ts";
import { shippingNames } from "#shipping/shipping.text.ts";
import { shippingMethods } from "#shipping/shipping.ts";
import { stateOfPincode } from "#values/contact/pincode.ts";
import type { ShownCashTerms } from "#values/money/cash-terms.ts";
import { paise, rupeesAndPaise } from "#values/money/money.ts";
import { closedDaysOf } from "#values/time/closed-days.ts";
import { dayRange } from "#values/time/day-range.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { deliveryText } from "./delivery.text.ts";

interface Asked {
  pincode: string;
  service: CourierService | undefined;
  /** By which day the product leaves that is made first; null where it lies there, or none is meant. */
  leaves: string | null;
  /** In words, where no week has room to make it. */
  again?: string | null;
  now: Date;
}

interface Shop {
  closedDays: string;
  cash: ShownCashTerms;
}

/**
 * When a parcel that is ordered now reaches a PIN code by each method, and whether it can be paid in cash
 * there (CASH-11). Days are working days, as they are of what is made to order.
 */
export function sayDelivery(shop: Shop, { pincode, service, leaves, again, now }: Asked): DeliveryAnswer {
  const state = stateOfPincode(pincode);
  const answer = { pincode, title: deliveryText.to(pincode, state), service: service ?? null };
  const cash = { label: deliveryText.cash, text: cashLine(shop.cash, { pincode, state, service }) };
  if (service && !service.serviceable)
    return { ...answer, lines: [cash], note: deliveryText.unserviceable(pincode) };
  if (again) return { ...answer, lines: [cash], note: again };
  const closed = closedDaysOf(shop);
  const ways = shippingMethods.map((method) => {
    const days = arrivalDays(method, leaves ?? indianDay(now), { days: service?.days, closed });
    return { label: shippingNames[method], text: dayRange(...days) };
  });
  return {
    ...answer,
    lines: [...ways, cash],
    note: leaves === null ? deliveryText.if : detailWords.leavesBy(leaves),
  };
}

function cashLine(
  terms: ShownCashTerms,
  { pincode, state = "", service }: Pick<Asked, "pincode" | "service"> & { state: string | undefined },
): string {
  // Of the place alone: nobody knows yet what is bought, or by whom.
  const place = { blockedStates: terms.blockedStates, needsMobile: false };
  const judged = judgeCash(place, { pincode, state, service, total: paise(0), phone: null });
  return cashAtDoor(judged, terms);
}

/** Cash, yes or no, with what bounds it or the reason. */
function cashAtDoor(judged: CashJudgement, terms: ShownCashTerms): string {
  if (!judged.ok) return deliveryText.noCash(judged.reason, judged.help);
  const { min, max, fee } = terms;
  const sums = (min ?? max) === undefined ? undefined : sumsOf(min, max);
  return deliveryText.withCash(sums, fee === undefined ? undefined : rupeesAndPaise(fee));
}
