import { randomInt, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Shot } from "./load.ts";

/** What a line of the checkout's hidden field says: id and price in paise. */
interface Offer {
  id: string;
  unitPrice: number;
}

const prices = z.array(
  z.object({
    product: z
      .object({
        id: z.string(),
        unitPrice: z.number(),
        inStock: z.boolean(),
        stockCount: z.number().nullable(),
      })
      .nullable(),
  }),
);

/** Three products that can be bought without end, read from the shop's own pages. */
export async function offersOf(origin: string): Promise<Offer[]> {
  const ids = new Set<string>();
  for (const page of [1, 2, 3]) {
    const html = await (await fetch(`${origin}/shop?page=${page}`)).text();
    for (const [, id = ""] of html.matchAll(/product_images\/([^/"]+)\//g)) ids.add(id);
  }
  const answer = await fetch(`${origin}/cart/prices?ids=${[...ids]}`);
  const offers = prices.parse(await answer.json()).flatMap(({ product }) => product ?? []);
  const plain = offers.filter(({ inStock, stockCount }) => inStock && stockCount === null).slice(0, 3);
  if (plain.length < 3) throw new Error("the demo shop sells too little");
  return plain;
}

/**
 * Shops under load believe the load generator's word for where a request comes from: each buyer has an
 * address.
 */
export const believed = { TRUSTED_PROXIES: "127.0.0.1,::1" };

export const newSender = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** A guest's order of three lines, paid on delivery, as the checkout's form sends it. */
export function orderOf(origin: string, offers: readonly Offer[]): Shot & { key: string } {
  const key = randomUUID();
  const form = {
    key,
    step: "3",
    go: "place",
    cart: offers.map(({ id, unitPrice }) => `${id}:1:${unitPrice}`).join(","),
    fullName: "Asha Kumari",
    email: `buyer-${key.slice(0, 13)}@example.com`,
    phone: `98${randomInt(100, 1000)} ${randomInt(10_000, 100_000)}`,
    addressLine1: "12 Gandhi Path",
    addressLine2: "",
    city: "Patna",
    state: "Bihar",
    pincode: "800001",
    country: "India",
    shippingSameAsBilling: "on",
    shippingMethod: "standard",
    paymentMethod: "cod",
  };
  return {
    key,
    path: "/checkout",
    method: "POST",
    body: new URLSearchParams(form).toString(),
    headers: {
      Origin: origin,
      "Content-Type": "application/x-www-form-urlencoded",
      "X-Forwarded-For": newSender(),
    },
    expected: [302, 303],
  };
}
