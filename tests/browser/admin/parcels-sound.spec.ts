import type { Page } from "@playwright/test";
import { ownReturnPath } from "#returns/return-request.ts";
import { askForReturn, mailedToken, ownerAt } from "../../parcel-states.ts";
import { placeOrder } from "../../placed-order.ts";
import { signIn } from "../../sign-in.ts";
import { expectFit, expectSound } from "../look/sound-page.ts";
import { test as base, expect, ownShop } from "../shop-test.ts";
import { fileOf } from "./admin-page-pictures.ts";

// Pages of parcels, cash on delivery and returns, with something on each. A shop of its own: that cash has to
// be confirmed would hold up the orders of every other test.

const { at, enter, running } = ownShop("goods");
let owner: ReturnType<typeof ownerAt>;
base.beforeAll(async () => {
  owner = ownerAt(running(), (await signIn(running(), "admin")).cookie);
  await owner.send("/admin/dashboard/settings/cash-on-delivery", { confirm: "link", cancelAfterHours: "48" });
});

const test = base.extend({
  context: async ({ browser }, use) => {
    // A colour that changes softly is neither of the two.
    const context = await browser.newContext({ baseURL: at(""), locale: "en-IN", reducedMotion: "reduce" });
    await use(context);
    await context.close();
  },
});

async function placed() {
  const email = `asha-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const number = await placeOrder({ email, phone: "9876543210" }, { origin: at("") });
  await expect(async () => void mailedToken(running(), email)).toPass();
  return { number, token: mailedToken(running(), email) };
}

const soundOn = (page: Page) => async (path: string) => {
  await page.goto(path);
  await expectFit(page);
};

test("of parcels: a finger reaches all, axe finds nothing and nothing is too wide", async ({ page }) => {
  test.setTimeout(180_000);
  await enter(page.context());
  const isSound = soundOn(page);
  const { number } = await placed();
  const order = await owner.orderOf(number);
  await isSound(`${order}/shipments/new`);
  const rates = await owner.pack(number);
  await isSound(rates);
  await expect(page.getByRole("button", { name: "Book" }).first()).toBeVisible();
  await isSound(await owner.book(rates));
  await isSound(order);
  await isSound(`/admin/dashboard/orders/book-parcels?id=${order.split("/").at(-1)}`);
  await isSound("/admin/dashboard/orders?status=to-confirm");
  await isSound("/admin/dashboard/returned-parcels");
});

test("of cash on delivery: a finger reaches all, axe finds nothing, and all fits", async ({ page }) => {
  test.setTimeout(120_000);
  const { number, token } = await placed();
  const isSound = soundOn(page);
  await isSound(`/order/${number}/confirm?token=${encodeURIComponent(token)}`);
  await expect(page.getByRole("button", { name: "Confirm Order" })).toBeVisible();
  await enter(page.context());
  await isSound("/admin/dashboard/settings/cash-on-delivery");
  await isSound("/admin/dashboard/settings/cash-on-delivery/pincodes");
  const lines = ["pincode,cod,days", "847211,yes,3", "12,yes,3", `800001,${"perhaps".repeat(9)},3`];
  await page.getByLabel("CSV File").setInputFiles(fileOf("pincodes.csv", "text/csv", lines.join("\n")));
  await page.getByRole("button", { name: "Check File" }).click();
  await expect(page.getByText("Line 3: “12” is no PIN code.")).toBeVisible();
  await expectSound(page);
});

test("of returns: a finger reaches all, axe finds nothing and nothing is too wide", async ({ page }) => {
  test.setTimeout(180_000);
  const { number, token } = await placed();
  await owner.send(await owner.orderOf(number), { intent: "status", status: "delivered" });
  const isSound = soundOn(page);
  await isSound(`/order/${number}/return?token=${encodeURIComponent(token)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Return or Report a Problem");
  const own = await askForReturn(running(), number, { token });
  await isSound(own);
  const asked = own.split(/[/?]/)[2] ?? "";
  expect(own).toBe(ownReturnPath(asked, token));
  await enter(page.context());
  await isSound("/admin/dashboard/returns");
  for (const [tab, act] of Object.entries({
    requested: "approve",
    approved: "receive",
    received: "settle",
  })) {
    await page.goto(`/admin/dashboard/returns?tab=${tab}`);
    await page.getByRole("link", { name: asked }).click();
    // What was asked for is read before anything is decided.
    await expect(page.getByRole("heading", { name: "Manage Return" })).toBeInViewport();
    await expectSound(page);
    const dialog = new URL(page.url()).pathname;
    const [, line = ""] = /name="(received:[^"]+)"/.exec(await owner.page(dialog)) ?? [];
    if (act !== "settle") await owner.send(dialog, { intent: act, ...(line && { [line]: "1" }) });
  }
});
