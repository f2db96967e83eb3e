import { randomInt, randomUUID } from "node:crypto";
import { ask, newSender, origin, textAt } from "../ask.ts";

/** A product as the shop offers it now; the price in paise. */
export interface Offer {
  id: string;
  slug: string;
  name: string;
  unitPrice: number;
  inStock: boolean;
  stockCount: number | null;
}

/** Everything that the shop shows, read from its pages. */
export async function allOffers(): Promise<Offer[]> {
  const ids = new Set<string>();
  for (let page = 1; ; page += 1) {
    const html = await textAt(`/shop?sort=price-asc&page=${page}`);
    for (const [, id = ""] of html.matchAll(/product_images\/([^/"]+)\//g)) ids.add(id);
    if (!html.includes(`page=${page + 1}"`)) break;
  }
  const answer: { product: Offer | null }[] = await (await ask(`/cart/prices?ids=${[...ids]}`)).json();
  return answer.flatMap(({ product }) => product ?? []);
}

/** The cheapest products that can be bought without end. */
export async function plainOffers(): Promise<[Offer, Offer]> {
  const [first, second] = (await allOffers()).filter(
    ({ inStock, stockCount }) => inStock && stockCount === null,
  );
  if (!first || !second) throw new Error("the demo shop sells too little");
  return [first, second];
}

export const newKey = (): string => randomUUID();

/** An address that no other test writes to. */
export const newEmail = (): string => `buyer-${randomUUID().slice(0, 8)}@example.com`;

/** A mobile number that no other test gives. */
export const newPhone = (): string => `98${randomInt(100, 1000)} ${randomInt(10_000, 100_000)}`;

/** One line of the checkout's hidden field. */
export const lineOf = (
  offer: Offer,
  quantity: number | string = 1,
  price: number | string = offer.unitPrice,
) => `${offer.id}:${quantity}:${price}`;

export const cartCookieOf = (...offers: Offer[]): string =>
  `jhola_cart=${offers.map(({ id }) => `${id}:1`).join(",")}`;

/** The checkout's form, filled in well; `cart` as `lineOf` writes it. */
export function checkoutForm(cart: string, change: Record<string, string> = {}): Record<string, string> {
  return {
    key: newKey(),
    step: "3",
    go: "place",
    cart,
    fullName: "Asha Kumari",
    email: newEmail(),
    phone: newPhone(),
    addressLine1: "12 Gandhi Path",
    addressLine2: "",
    city: "Patna",
    state: "Bihar",
    pincode: "800001",
    country: "India",
    shippingSameAsBilling: "on",
    shippingMethod: "standard",
    paymentMethod: "cod",
    ...change,
  };
}

/** Sends the checkout's form as a browser without script does. */
export function submit(
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return ask("/checkout", {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { Origin: origin, "X-Forwarded-For": newSender(), ...headers },
  });
}

/** The number of the order that an answer leads to; undefined when none was placed. */
export const orderNumberIn = (answer: Response): string | undefined =>
  /^\/order-confirmation\?orderId=(JC-\d{13})$/.exec(answer.headers.get("location") ?? "")?.[1];
