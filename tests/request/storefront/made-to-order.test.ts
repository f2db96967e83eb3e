import { expect, test } from "vitest";
import { leavesBy } from "#catalogue/lead-time.ts";
import { promisedArrival } from "#shipping/arrival.ts";
import { longDay } from "#values/time/date-time.ts";
import { openProductsAdmin, textOf } from "../admin/product-form.ts";
import { ask, newSender, origin, post, textAt } from "../ask.ts";
import { checkoutForm } from "../checkout/purchase.ts";

const { get, saved } = await openProductsAdmin();
const lead = { madeToOrder: "true", leadDaysFrom: "8", leadDaysTo: "11" };
const form = await saved({ ...lead, stockCount: "0", price: "640" });
const [id, slug] = [textOf(form, "id"), textOf(form, "slug")];

const leaves = () => leavesBy([11], new Date(), { closedDays: "" }) ?? "";
const promise = () => `Made for you: leaves us by ${longDay(leaves())}`;
const arrival = () => promisedArrival("standard", { leaves: leaves() });

test("says by which day it leaves, on its page, in the cart and on the order, and asks for no piece", async () => {
  const page = await ask(`/shop/${slug}`);
  const html = await page.text();
  expect(html).toContain(promise());
  expect(html).toContain("https://schema.org/MadeToOrder");
  expect(html).toContain('"handlingTime":{"@type":"QuantitativeValue","minValue":8,"maxValue":11');
  expect(page.headers.get("x-fresh-until")).toBeNull();
  for (const words of [promise(), arrival()])
    expect(await textAt("/cart", `jhola_cart=${id}:3`)).toContain(words);
  expect(await textAt("/checkout", `jhola_cart=${id}:3`)).toContain(`Standard, ${arrival()}`);
  const headers = { "X-Forwarded-For": newSender(), Origin: origin };
  const placed = await post("/checkout", checkoutForm(`${id}:3:64000`), headers);
  expect(placed.status).toBe(303);
  const number = new URL(placed.headers.get("location") ?? "", origin).searchParams.get("orderId") ?? "";
  const list = await get(`/admin/dashboard/orders?status=due-to-send&q=${number}`);
  const [, path = ""] =
    /href="(\/admin\/dashboard\/orders\/[0-9a-f]{8}-[\w-]+)/.exec(await list.text()) ?? [];
  expect(await (await get(path)).text()).toContain("New Date");
  expect(await (await get(`${path}/packing-slip`)).text()).toContain("Due to send");
});
