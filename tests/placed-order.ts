import { randomInt, randomUUID } from "node:crypto";

interface Offer {
  id: string;
  slug: string;
  name: string;
  unitPrice: number;
}

/**
 * Places a cash-on-delivery order by the shop's plain form, as somebody else's browser would, or with a
 * customer's cookie as theirs; answers its number.
 */
export async function placeOrder(
  change: Record<string, string> = {},
  { origin = process.env.SHOP_ORIGIN ?? "", cookie = "" }: { origin?: string; cookie?: string } = {},
): Promise<string> {
  const { id, unitPrice } = await anyOffer(origin);
  const answer = await fetch(`${origin}/checkout`, {
    method: "POST",
    redirect: "manual",
    headers: {
      ...{ Origin: origin, "X-Forwarded-For": `10.1.${randomInt(256)}.${randomInt(1, 255)}` },
      ...(cookie ? { Cookie: cookie } : {}),
    },
    body: new URLSearchParams({
      ...{ key: randomUUID(), step: "3", go: "place", cart: `${id}:2:${unitPrice}` },
      ...{ fullName: "Asha Kumari", email: `asha-${randomUUID().slice(0, 8)}@example.com` },
      ...{ addressLine1: "12 Gandhi Path", addressLine2: "", city: "Patna", state: "Bihar" },
      ...{ pincode: "800001", country: "India", shippingSameAsBilling: "on" },
      ...{ shippingMethod: "standard", paymentMethod: "cod" },
      ...change,
    }),
  });
  const number = /orderId=(JC-\d{13})/.exec(answer.headers.get("location") ?? "")?.[1];
  if (!number) throw new Error(`no order came of ${answer.status}`);
  return number;
}

/** Something that the demo shop sells without end. */
export async function anyOffer(origin = process.env.SHOP_ORIGIN ?? ""): Promise<Offer> {
  const html = await (await fetch(`${origin}/shop?sort=price-asc`)).text();
  const ids = [...html.matchAll(/product_images\/([^/"]+)\//g)].map(([, id]) => id);
  const answer = await fetch(`${origin}/cart/prices?ids=${[...new Set(ids)]}`);
  const offers: { product: (Offer & { stockCount: number | null; inStock: boolean }) | null }[] =
    await answer.json();
  const offer = offers.find(({ product }) => product?.inStock && product.stockCount === null)?.product;
  if (!offer) throw new Error("the demo shop sells too little");
  return offer;
}
