import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerAt } from "../../parcel-states.ts";
import { placeOrderByForm } from "../../place-order-by-form.ts";
import { type RunningShop, startShop } from "../../running-shop.ts";
import { shopAdmin, signIn } from "../../sign-in.ts";

const orders = "/admin/dashboard/orders";
let shop: RunningShop;
let owner: ReturnType<typeof ownerAt>;

// A shop of its own: that cash has to be confirmed would hold up the orders of every other test.
beforeAll(async () => {
  shop = await startShop({ SEED: "goods", TRUSTED_PROXIES: "127.0.0.1", ...shopAdmin.settings });
  owner = ownerAt(shop, (await signIn(shop, "admin")).cookie);
  await owner.send("/admin/dashboard/settings/cash-on-delivery", { confirm: "link", cancelAfterHours: "48" });
});
afterAll(() => shop?.discard());

/** A line of the cart with something of which there is no end. */
async function anyLine(): Promise<string> {
  const ids = [...(await owner.page("/shop")).matchAll(/product_images\/([^/"]+)\//g)].map(([, id]) => id);
  const prices: { product: { id: string; unitPrice: number; stockCount: number | null } | null }[] =
    JSON.parse(await owner.page(`/cart/prices?ids=${ids}`));
  const product = prices.find((each) => each.product?.stockCount === null)?.product;
  return `${product?.id}:1:${product?.unitPrice}`;
}

test("an order stands under 'To confirm' until the owner confirms it, which leads to the next one", async () => {
  const cart = await anyLine();
  const place = () => placeOrderByForm(shop.origin, randomUUID(), "cod", {}, { cart, phone: "9876543210" });
  const numbers = [(await place()) ?? "", (await place()) ?? ""];
  const [first = ""] = numbers;
  const shown = async () => {
    const list = await owner.page(`${orders}?status=to-confirm`);
    return numbers.filter((number) => list.includes(`>${number}<`));
  };
  expect(await shown()).toEqual(numbers);
  const path = await owner.orderOf(first);
  await owner.send(path, { intent: "confirmed" });
  expect(await shown()).toEqual(numbers.slice(1));
  expect(await owner.page(path)).toContain("Next to confirm");
  expect(await owner.page(`${orders}?q=${first}`)).toContain(`>${first}<`);
});
