import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { cookieValue } from "#cart/cart-cookie.ts";
import { cartCookies } from "#cart/request-cart.server.ts";
import {
  openOrderAccess,
  orderAccessCookie,
  orderAccessLine,
  sealOrderAccess,
} from "#orders/order-access.server.ts";
import { noticeCookie } from "#platform/notice.ts";
import { type Allowance, takeToken } from "#platform/rate-limit.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isUuid } from "#values/uuid.ts";
import { type CheckoutErrors, parseAddresses, parseCheckout } from "./checkout.form.ts";
import { errorToast, orderErrorToast, orderReasons, placedNotice } from "./checkout.text.ts";
import { type CheckoutAnswer, lastStep, refusedStatus, stepOf } from "./checkout-steps.ts";
import { valuesOf } from "./checkout-values.ts";
import { placeOrder } from "./place-order.server.ts";
import { decodeLines } from "./purchase.ts";

/** One office may order together (architecture section 8). */
const orderAllowance: Allowance = { name: "orders", most: 60, windowSeconds: 600 };

type Shop = Pick<Services, "db" | "config" | "now" | "secret" | "sendMailSoon">;

interface Sender {
  request: Request;
  clientAddress: string;
}

/** Answers the checkout's form: another step of it, what is wrong with it, or a placed order. */
export async function submitCheckout(shop: Shop, sender: Sender, form: FormData) {
  const values = valuesOf(form);
  const key = keyOf(form);
  const step = stepOf(form.get("step"));
  const show = (change: Partial<CheckoutAnswer>, status = 200) =>
    data<CheckoutAnswer>({ step, values, key, errors: {}, ...change }, { status });

  if (form.get("go") === "previous") return show({ step: stepOf(step - 1) });
  if (form.get("go") !== "place") {
    const addresses = parseAddresses(values);
    return addresses.ok ? show({ step: stepOf(step + 1) }) : show(complaint(addresses), 422);
  }
  const checked = parseCheckout(values);
  if (!checked.ok) return show(complaint(checked), 422);
  const lines = decodeLines(String(form.get("cart") ?? ""));
  if (!lines || key !== form.get("key")) {
    return show({ notice: orderErrorToast(orderReasons.outdated) }, 422);
  }
  const token = await takeToken(shop.db, orderAllowance, sender.clientAddress, shop.now());
  if (!token.ok) return show({ notice: orderErrorToast(orderReasons.tooMany) }, 429);
  const placement = await placeOrder(shop, {
    ...checked.details,
    idempotencyKey: key,
    userId: null,
    lines,
  });
  if (!placement.ok) return show({ step: lastStep, refusal: placement.refusal }, refusedStatus);
  shop.sendMailSoon();
  return placed(shop, sender.request, placement.orderNumber);
}

/** A wrong address leads back to the first step, wherever it was noticed. */
function complaint({
  message,
  errors,
}: {
  message: string;
  errors: CheckoutErrors;
}): Partial<CheckoutAnswer> {
  const isMethod = errors.shippingMethod ?? errors.paymentMethod;
  return { notice: errorToast(message), errors, ...(isMethod ? {} : { step: 1 }) };
}

/** The checkout's key; a new one in place of what is no key. */
function keyOf(form: FormData): string {
  const key = form.get("key");
  return typeof key === "string" && isUuid(key) ? key : randomUUID();
}

/** To the confirmation, with the right to see it, an empty cart and a notice. */
function placed(shop: Shop, request: Request, orderNumber: string): Response {
  const isSecure = shop.config.origin.startsWith("https:");
  const cookie = cookieValue(request.headers.get("Cookie"), orderAccessCookie);
  const access = sealOrderAccess(orderNumber, openOrderAccess(cookie, shop.secret), shop.secret);
  return redirect(`/order-confirmation?${new URLSearchParams({ orderId: orderNumber })}`, {
    status: 303,
    headers: [
      ["Set-Cookie", orderAccessLine(access, isSecure)],
      ["Set-Cookie", noticeCookie(placedNotice)],
      ...cartCookies([], isSecure),
    ],
  });
}
