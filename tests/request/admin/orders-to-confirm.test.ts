import { randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { ownerAt } from "../../parcel-states.ts";
import { placeOrderByForm, postOrder } from "../../place-order-by-form.ts";
import { mailsTo } from "../../read-mail.ts";
import { cookiesOf, noticeOf, openOwnersShop } from "../ask.ts";

const orders = "/admin/dashboard/orders";
const { running, cookie } = openOwnersShop({ SEED: "goods" });
let owner: ReturnType<typeof ownerAt>;

beforeAll(async () => {
  owner = ownerAt(running(), cookie());
  await owner.send("/admin/dashboard/settings/cash-on-delivery", { confirm: "link", cancelAfterHours: "48" });
});

/** A line of the cart with something of which there is no end. */
async function anyLine(): Promise<string> {
  const ids = [...(await owner.page("/shop")).matchAll(/product_images\/([^/"]+)\//g)].map(([, id]) => id);
  const prices: { product: { id: string; unitPrice: number; stockCount: number | null } | null }[] =
    JSON.parse(await owner.page(`/cart/prices?ids=${ids}`));
  const product = prices.find((each) => each.product?.stockCount === null)?.product;
  return `${product?.id}:1:${product?.unitPrice}`;
}

test("the browser that placed an order gives no word for it: its mail's link does, and is no made-up one", async () => {
  const email = `asha-${randomUUID().slice(0, 8)}@example.com`;
  const answer = await postOrder(running().origin, randomUUID(), "cod", {}, { cart: await anyLine(), email });
  const placed = {
    number: /JC-\d+/.exec(answer.headers.get("location") ?? "")?.[0] ?? "",
    cookie: cookiesOf(answer),
  };
  const send = (token: string) =>
    fetch(`${running().origin}/order/${placed.number}/confirm`, {
      ...{ method: "POST", redirect: "manual", body: new URLSearchParams({ token }) },
      headers: { Cookie: placed.cookie, Origin: running().origin },
    });
  const shown = async (path: string) =>
    (await fetch(`${running().origin}${path}`, { headers: { Cookie: placed.cookie } })).text();
  for (const path of [`/order/${placed.number}/confirm`, `/order-confirmation?orderId=${placed.number}`]) {
    const page = await shown(path);
    expect(page).toContain("by the link in the mail that we sent you");
    expect(page).not.toContain(">Confirm Order</button>");
  }
  for (const token of ["", "made.up"]) {
    const refused = await send(token);
    expect(refused.status).toBe(303);
    expect(noticeOf(refused)).toContain("by the link in its mail");
  }
  const [mail = { text: "" }] = await vi.waitUntil(
    () => {
      const found = mailsTo(running().dataDir, email);
      return found.length > 0 && found;
    },
    { timeout: 15_000 },
  );
  const token = new URL(/http:\S+\/confirm\?\S+/.exec(mail.text)?.[0] ?? "").searchParams.get("token") ?? "";
  expect(await shown(`/order/${placed.number}/confirm?token=${token}`)).toContain(">Confirm Order</button>");
  expect(noticeOf(await send(token))).toContain("Order Confirmed");
});

test("an order stands under 'To confirm' until the owner confirms it, which leads to the next one", async () => {
  const cart = await anyLine();
  const place = () =>
    placeOrderByForm(running().origin, randomUUID(), "cod", {}, { cart, phone: "9876543210" });
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
