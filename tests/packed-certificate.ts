import { ownerAt } from "./parcel-states.ts";
import { placeOrder } from "./placed-order.ts";

/** Sells a limited piece of the demo shop and packs it; answers the code of its certificate. */
export async function packedCertificate(origin: string, ownerCookie: string): Promise<string> {
  const text = async (path: string) => (await fetch(origin + path)).text();
  const [, id = ""] = /product_images\/([^/"]+)\//.exec(await text("/shop/bhawanipur-tree-jhola")) ?? [];
  const [offer]: { product: { unitPrice: number } }[] = JSON.parse(await text(`/cart/prices?ids=${id}`));
  const cart = `${id}:1:${offer?.product.unitPrice}`;
  const owner = ownerAt({ origin }, ownerCookie);
  const order = await owner.orderOf(await placeOrder({ cart }, { origin }));
  const headers = { Cookie: ownerCookie, Origin: origin };
  const packed = await fetch(`${origin}${order}/packing-slip`, { method: "POST", headers });
  const [, code] = /certificates\/([2-9A-Z]{10})"/.exec(await owner.page(order)) ?? [];
  if (!code) throw new Error(`no certificate came of packing: ${packed.status}`);
  return code;
}
