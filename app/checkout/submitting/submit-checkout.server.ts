import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { anotherCountry } from "#addresses/address.form.ts";
import { isAbroad } from "#addresses/address.ts";
import { codeRefusalText } from "#discounts/codes/code-refusal.ts";
import { hasUnjudgedCode } from "#discounts/codes/typed-code.ts";
import { discountText } from "#discounts/discounts.text.ts";
import { ownOrders } from "#discounts/person.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { isLost, isUnpaid } from "#orders/order-standing.ts";
import { addressesOf } from "#own-orders/addresses/address-book.db.server.ts";
import type { SavedAddress } from "#own-orders/addresses/address-book.ts";
import { payToasts } from "#payments/paying/pay.text.ts";
import { findService } from "#shipping/pincodes/pincodes.db.server.ts";
import { isCountry } from "#values/contact/countries.ts";
import { countryChoice } from "#values/contact/country-options.text.ts";
import { isByCard, isForCash } from "#values/money/payment-method.ts";
import { ratesKey } from "#values/money/rates-key.ts";
import { textIn } from "#values/text/form-text.ts";
import { isUuid } from "#values/uuid.ts";
import {
  type CheckoutComplaint,
  type CheckoutErrors,
  parseCheckout,
  parseStep,
  warnedOf,
} from "../form/checkout.form.ts";
import { checkoutText, orderReasons, placedNotice } from "../form/checkout.text.ts";
import { errorToast, noticeWith, orderErrorToast } from "../form/checkout-notices.ts";
import { type CheckoutValues, valuesOf } from "../form/checkout-values.ts";
import { type Destination, deliveryOf } from "../form/paying/cash-refusal.ts";
import { decodeLines } from "../form/purchase-lines.ts";
import {
  type CheckoutAnswer,
  lastStep,
  refusedStatus,
  stepOf,
  stepOfErrors,
} from "../form/steps/checkout-steps.ts";
import {
  placeJudged,
  seenCashFee,
  seenDiscount,
  seenLeaves,
  wrapRefusal,
} from "../placing/place-judged.server.ts";
import type { Refused, Unplaced } from "../placing/placement.ts";
import { type CodeChange, dropCode, refuseCode, takeCode } from "./change-code.server.ts";
import { nextKey } from "./checkout-key.server.ts";
import { accessCookie, type Buying, placed } from "./placed-answer.server.ts";
import { type CheckoutShop, keepTypedAddress } from "./shopper.server.ts";
import { refusalInLanguage, unplaced } from "./why-not-placed.server.ts";

/** The form as it arrived, and the page it came from as a plain answer shows it again. */
interface Submitted {
  form: FormData;
  shown: CheckoutAnswer;
  /** What couriers do where the parcel goes: looked up only where the page is shown again. */
  courier: () => Promise<Pick<CheckoutAnswer, "courier">>;
  asked: { request: Request; origin: string };
  /** What the account keeps, read only where one of them was chosen. */
  saved: readonly SavedAddress[];
}

/** The page as it came, with what has changed of it. */
const shownAgain = async (
  { shown, courier }: Submitted,
  change: Partial<CheckoutAnswer>,
  init: { status?: number; headers?: [string, string][] },
) => data<CheckoutAnswer>({ ...shown, ...(await courier()), ...change }, init);

/** What gets another key is another checkout, in all tabs. */
function show(submitted: Submitted, change: Partial<CheckoutAnswer>, status = 200) {
  if (change.key === undefined) return shownAgain(submitted, change, { status });
  const { shown, asked } = submitted;
  const { key, headers } = nextKey(asked, { posted: shown.key, fresh: change.key });
  return shownAgain(submitted, { ...change, key }, { status, headers });
}

/** Answers the checkout's form: another step of it, what is wrong with it, or a placed order. */
export async function submitCheckout(shop: CheckoutShop, sender: Buying, form: FormData) {
  const values = withKnownCountry(valuesOf(form));
  const saved = await savedFor(shop, sender, values.savedAddress + values.savedShipping);
  const courier = () => courierFor(shop, deliveryOf(values, saved));
  const shown = {
    step: stepOf(form.get("step")),
    values,
    key: keyOf(form),
    errors: {},
    ...countriesFor(form, values),
  };
  const asked = { request: sender.request, origin: shop.config.origin };
  const submitted = { form, shown, courier, saved, asked };
  switch (actOf(form)) {
    case "place":
      return place(shop, sender, submitted);
    case "apply-code":
      return showCode(
        submitted,
        await takeCode(shop, { ...sender, own: ownOrders(shop, sender.request, sender.userId) }, form),
      );
    case "remove-code":
      return showCode(submitted, await dropCode(shop));
    default:
      return turn(submitted);
  }
}

/** No list is looked at by the browser; a country that is none is still to be chosen. */
const withKnownCountry = (values: CheckoutValues): CheckoutValues =>
  values.country === "" || isCountry(values.country) ? values : { ...values, country: anotherCountry };

/** A form without script can't fetch the countries that it needs. */
const countriesFor = (form: FormData, values: CheckoutValues): Pick<CheckoutAnswer, "countries"> =>
  isAbroad(values) && !form.has("script") ? { countries: countryChoice.options() } : {};

/** The way on asks first for a code that stands in its field: Enter there presses that very button. */
function actOf(form: FormData): string {
  const go = textIn(form, "go");
  return ["place", "next"].includes(go) && hasUnjudgedCode(form) ? "apply-code" : go;
}

const showCode = (submitted: Submitted, { change, ...init }: CodeChange) =>
  shownAgain(submitted, change, init);

async function courierFor({ db }: CheckoutShop, delivery: Destination | undefined) {
  if (!delivery) return {};
  const { pincode } = delivery;
  return { courier: { pincode, service: (await findService(db, pincode)) ?? null } };
}

const savedFor = async ({ db }: CheckoutShop, { userId }: Buying, chosen: string) =>
  userId === null || chosen === "" ? [] : addressesOf(db, { id: userId });

function turn(submitted: Submitted) {
  const { step, values } = submitted.shown;
  switch (submitted.form.get("go")) {
    case "language":
      return show(submitted, unjudgedCode(submitted.form));
    case "previous":
      return show(submitted, { step: stepOf(step - 1) });
    case "other-address":
      return show(submitted, { step: 1, values: { ...values, shippingSameAsBilling: "" } });
  }
  const checked = parseStep(step, values, submitted.saved);
  return checked.ok
    ? show(submitted, { step: stepOf(step + 1) })
    : show(submitted, complaint(submitted, checked), 422);
}

/** A code that stands in its field is no more judged by changing the language than the other fields are. */
const unjudgedCode = (form: FormData): Partial<CheckoutAnswer> =>
  hasUnjudgedCode(form) ? { code: { typed: textIn(form, "discountCode"), error: "" } } : {};

async function place(shop: CheckoutShop, sender: Buying, submitted: Submitted) {
  const { form, shown } = submitted;
  const checked = parseCheckout(shown.values, submitted.saved);
  if (!checked.ok) return show(submitted, complaint(submitted, checked), 422);
  const { paymentMethod } = checked.details;
  if (isByCard(paymentMethod) && sender.seesHidden) return show(submitted, adminPaysCash(), 422);
  const lines = decodeLines(String(form.get("cart") ?? ""));
  if (!lines || shown.key !== form.get("key")) {
    return show(submitted, { notice: orderErrorToast(orderReasons.outdated) }, 422);
  }
  const seenRates = form.get("rates");
  if (seenRates !== null && seenRates !== ratesKey(shop.config.shop.shipping)) {
    return show(submitted, newsAt("shippingMethod", orderReasons.shippingChanged), 422);
  }
  const noWrap = checked.details.gift?.isWrapped && wrapRefusal(form, shop.config.shop);
  if (noWrap) return show(submitted, newsAt("giftWrap", noWrap), 422);
  const { userId, seesHidden } = sender;
  const purchase = { ...checked.details, idempotencyKey: shown.key, userId, lines, seesHidden };
  const canPayByCard = form.has("script");
  const discount = {
    code: textIn(form, "code") || undefined,
    seenDiscount: seenDiscount(form, paymentMethod),
    seenCashFee: seenCashFee(form),
    seenLeaves: seenLeaves(form),
  };
  const judged = await placeJudged(shop, sender.clientAddress, { ...purchase, ...discount, canPayByCard });
  if (!judged.ok) return show(submitted, { notice: orderErrorToast(discountText.tooMany) }, 429);
  const placement = judged.judged;
  if (placement.kind !== "placed")
    return refuse(shop, submitted, await refusalInLanguage(shop.db, placement, lines));
  sender.onPlaced?.();
  const { billing } = checked.details;
  const unsaved = await keepTypedAddress(shop, sender.userId, shown.values, billing);
  shop.sendMailSoon();
  const { orderNumber } = placement;
  if (isForCash(paymentMethod)) return placed(shop, sender, orderNumber, noticeWith(placedNotice, unsaved));
  return awaitPayment(shop, sender, submitted, { orderNumber, unsaved });
}

async function refuse(shop: CheckoutShop, submitted: Submitted, why: Unplaced) {
  const code = why.kind === "refused" && codeRefused(why.refusal);
  if (!code) return show(submitted, ...unplaced(why));
  const refused = await refuseCode(shop, textIn(submitted.form, "code"), code);
  const notice = orderErrorToast(codeRefusalText(code));
  return showCode(submitted, { ...refused, change: { ...refused.change, step: lastStep, notice } });
}

const codeRefused = (refusal: Refused) =>
  typeof refusal === "object" && refusal.kind === "code-refused" ? refusal.refusal : undefined;

const adminPaysCash = () => ({ step: lastStep, notice: errorToast(checkoutText.adminPaysCash) });

/** A card order stays on the page, and its cart with it, until it is paid. */
async function awaitPayment(
  shop: CheckoutShop,
  sender: Buying,
  submitted: Submitted,
  { orderNumber, unsaved }: { orderNumber: string; unsaved: string | undefined },
) {
  const order = await findOrder(shop.db, orderNumber);
  if (!order) return show(submitted, { notice: orderErrorToast(orderReasons.outdated) }, refusedStatus);
  if (isLost(order)) return show(submitted, ...unplaced({ kind: "key-taken", by: order }));
  if (!isUnpaid(order)) {
    const notice = isByCard(order.paymentMethod) ? payToasts.paid : placedNotice;
    return placed(shop, sender, orderNumber, noticeWith(notice, unsaved));
  }
  const headers = accessCookie(shop, sender, orderNumber);
  const change = {
    step: lastStep,
    placed: { orderNumber, total: order.total },
    ...(unsaved !== undefined && { notice: errorToast(unsaved) }),
  };
  return shownAgain(submitted, change, { headers });
}

/** What a field is about has changed since the page was made. */
function newsAt(field: "shippingMethod" | "giftWrap", error: string): Partial<CheckoutAnswer> {
  const errors: CheckoutErrors = { [field]: error };
  const step = stepOfErrors(errors);
  return { notice: orderErrorToast(error), errors, isNews: true, ...(step && { step }) };
}

/** What is wrong leads back to its step, wherever it was noticed. */
function complaint({ shown }: Submitted, wrong: CheckoutComplaint): Partial<CheckoutAnswer> {
  const { message, errors } = wrong;
  const step = stepOfErrors(errors) ?? shown.step;
  return { notice: errorToast(message), errors, step, values: warnedOf(shown.values, wrong) };
}

/** The checkout's key; a new one in place of what is no key. */
function keyOf(form: FormData): string {
  const key = form.get("key");
  return typeof key === "string" && isUuid(key) ? key : randomUUID();
}
