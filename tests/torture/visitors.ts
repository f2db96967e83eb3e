import { randomBytes, randomInt, randomUUID } from "node:crypto";
import sharp from "sharp";
import { messageKeyName } from "#enquiries/message-key.ts";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { uuidv7 } from "#values/uuid.ts";
import { callFunction, type steering } from "../card-shop.ts";
import { placeOrderByForm } from "../place-order-by-form.ts";
import { giftForm, isGift } from "./goods.ts";
import type { AskedMessage, AskedOrder, Ledger } from "./ledger.ts";

/**
 * What a visitor needs: the shop's address, the provider, and the book in which it is written what the shop
 * said.
 */
export interface Visit {
  origin: string;
  secret: string;
  wheel: ReturnType<typeof steering>;
  adminCookie: string;
  round: number;
  ledger: Ledger;
}

export const picture = await sharp({
  create: { width: 300, height: 200, channels: 3, background: "#A6342B" },
})
  .png()
  .toBuffer();

/** Everybody comes from an address of their own, so that no limit ends the traffic. */
export const sender = () => ({
  "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

export const post = (visit: Visit, path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(visit.origin + path, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { Origin: visit.origin, ...sender(), ...headers },
  });

/** A form that the owner sends. */
export const ownersForm = (visit: Visit, path: string, fields: Record<string, string> | string[][]) =>
  post(visit, path, new URLSearchParams(fields), { Cookie: visit.adminCookie });

const isYes = ({ status }: Response): boolean => status >= 200 && status < 400;

/** A discount of which there is one for each order, and no end. */
export const tortureCode = "TORTURE";

/** Another one, which takes off all. */
export const freeCode = "NOTHING";

/** Orders what costs nothing, by whatever method. */
export async function buysForNothing(visit: Visit): Promise<void> {
  const method = randomInt(2) === 0 ? "cod" : "razorpay";
  const one: AskedOrder = {
    ...{ key: randomUUID(), method, isFree: true, acknowledged: false, round: visit.round },
  };
  visit.ledger.orders.push(one);
  await repeatOrder(visit, one);
}

/** What is written on the tote of an order; its own key, so that no other order can have it. */
export const tortureText = (key: string): string | null =>
  Number.parseInt(key.slice(-3, -2), 16) % 2 === 0 ? key.slice(0, 8) : null;

/** Every other order is of a variant with a text on it, in place of the counted bag. */
function tortureCart(key: string): Record<string, string> {
  const text = tortureText(key);
  return text ? { cart: `tote:2:50000,kala:1:41000:small:Name:${text}` } : {};
}

/** Buys for cash. */
export async function buysForCash(visit: Visit): Promise<void> {
  await placeOrder(visit, "cod");
}

export async function placeOrder(visit: Visit, method: AskedOrder["method"]): Promise<string | undefined> {
  const one: AskedOrder = { key: randomUUID(), method, acknowledged: false, round: visit.round };
  visit.ledger.orders.push(one);
  return repeatOrder(visit, one);
}

/** Sends an order's form, for the first time or again with the same key. */
export async function repeatOrder(visit: Visit, one: AskedOrder): Promise<string | undefined> {
  const code: Record<string, string> = one.isFree ? { code: freeCode } : codeFor(one);
  const gift = isGift(one.key) ? giftForm : {};
  const form = { ...code, ...gift, ...tortureCart(one.key) };
  const number = await placeOrderByForm(visit.origin, one.key, one.method, sender(), form);
  if (number) Object.assign(one, { acknowledged: true, number });
  return number;
}

/** Every other one has a code, and the same each time it is sent. */
const codeFor = ({ key }: AskedOrder): Record<string, string> =>
  Number.parseInt(key.slice(-1), 16) % 2 === 0 ? { code: tortureCode } : {};

/**
 * Buys by card; then the browser tells the shop, or closes and leaves it to webhook and reconciler. Returns
 * the order's number when the shop has said that it is paid.
 */
export async function paysByCard(visit: Visit, wish?: "success"): Promise<string | undefined> {
  const number = await placeOrder(visit, "razorpay");
  if (!number) return undefined;
  const token = orderLinkToken(number, visit.secret);
  const { status, body } = await callFunction(visit.origin, "create-razorpay-order", {
    receipt: number,
    token,
  });
  if (status !== 200) return undefined;
  const outcome = wish ?? (randomInt(3) === 0 ? "authorized" : "success");
  const paid = await visit.wheel.pay(String(body.id), outcome);
  const payment = { number, acknowledged: false, found: false, round: visit.round };
  visit.ledger.payments.push(payment);
  if (!wish && randomInt(3) === 0) return undefined;
  const told = await callFunction(visit.origin, "verify-razorpay-payment", {
    ...paid,
    db_order_id: number,
    token,
  });
  payment.acknowledged = told.status === 200 && told.body.verified === true;
  return payment.acknowledged ? number : undefined;
}

const person = (mark: string) => ({ fullName: "Asha Rao", email: `asha-${mark}@example.com` });

/** Where each kind of message goes, and what stands in it. */
const messages: Record<
  AskedMessage["kind"],
  { path: string; fields: (mark: string) => Record<string, string> }
> = {
  message: { path: "/contact", fields: (mark) => ({ ...person(mark), message: `Hello ${mark}` }) },
  quote: {
    path: "/shop/kohbar-tote/quote",
    fields: (mark) => ({
      ...person(mark),
      ...{ phone: "98765 43210", quantity: "50", message: `Hello ${mark}` },
    }),
  },
  comment: {
    path: "/blog/first-story",
    fields: (mark) => ({ name: "Asha Rao", email: person(mark).email, comment: `Hello ${mark}` }),
  },
};

export const writesMessage = (visit: Visit) => writes(visit, "message");
export const asksForQuote = (visit: Visit) => writes(visit, "quote");
export const comments = (visit: Visit) => writes(visit, "comment");

async function writes(visit: Visit, kind: AskedMessage["kind"]): Promise<void> {
  const mark = randomBytes(8).toString("hex");
  const message = { kind, mark, key: randomUUID(), acknowledged: false, round: visit.round };
  visit.ledger.messages.push(message);
  await sendMessage(visit, message);
}

/** Sends a message, for the first time or again with the same key. */
export async function sendMessage(visit: Visit, message: AskedMessage): Promise<void> {
  const { path, fields } = messages[message.kind];
  const form = new URLSearchParams({ ...fields(message.mark), [messageKeyName]: message.key });
  message.acknowledged = isYes(await post(visit, path, form));
}

/** The owner uploads a picture and saves a product with it, then another picture in its place. */
export async function keepsProducts(visit: Visit): Promise<void> {
  const id = uuidv7(Date.now(), randomBytes(10));
  for (const version of [0, 1]) {
    const url = await uploads(visit, id);
    if (!url || !(await saves(visit, id, version, url))) return;
  }
}

export async function uploads(visit: Visit, id: string): Promise<string | undefined> {
  const answer = await post(
    visit,
    `/admin/dashboard/uploads?bucket=product_images&for=${id}`,
    new Uint8Array(picture),
    { Cookie: visit.adminCookie, "Content-Type": "application/octet-stream" },
  );
  if (answer.status !== 200) return undefined;
  const { url }: { url: string } = await answer.json();
  visit.ledger.uploads.push({ url, acknowledged: true, round: visit.round });
  return url;
}

export async function saves(visit: Visit, productId: string, version: number, url: string): Promise<boolean> {
  const name = `Test Tote ${productId.slice(-8)} ${version}`;
  const save = { productId, name, url, acknowledged: false, round: visit.round };
  visit.ledger.saves.push(save);
  const form = new FormData();
  for (const [field, value] of Object.entries({
    ...{ intent: "save", id: productId, version: String(version), name, price: "1499.50" },
    ...{ slug: `test-tote-${productId.slice(-12)}`, description: "<p>By hand</p>", images: url },
    ...{ metaTitle: name, metaDescription: "A tote.", inStock: "true", shownInStock: "true" },
    ...{ shownStockCount: "", by: "script" },
  }))
    form.set(field, value);
  const answer = await post(visit, "/admin/dashboard/products", form, { Cookie: visit.adminCookie });
  save.acknowledged = isYes(answer);
  return save.acknowledged;
}
