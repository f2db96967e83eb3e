import { ownReturnPath } from "#returns/return-paths.ts";
import { startOwnShop } from "../../own-shop.ts";
import { askForReturn, mailedToken, ownerAt } from "../../parcel-states.ts";
import { placeOrder } from "../../placed-order.ts";
import type { RunningShop } from "../../running-shop.ts";
import { signIn } from "../../sign-in.ts";
import { expectSoundAtWidths, wcagTags } from "../look/sound-page.ts";
import { expectRoomy } from "../roomy-page.ts";
import { test as base, expect } from "../shop-test.ts";

// Pages of parcels, cash on delivery and returns, with something on each. A shop of its own: that cash has to
// be confirmed would hold up the orders of every other test.

let shop: RunningShop;
let cookie: string;
let owner: ReturnType<typeof ownerAt>;
base.beforeAll(async () => {
  base.setTimeout(120_000);
  shop = await startOwnShop("goods");
  cookie = (await signIn(shop, "admin")).cookie;
  owner = ownerAt(shop, cookie);
  await owner.send("/admin/dashboard/settings/cash-on-delivery", { confirm: "link", cancelAfterHours: "48" });
});
base.afterAll(() => shop.discard());

const test = base.extend({
  context: async ({ browser }, use) => {
    // A colour that changes softly is neither of the two.
    const calm = { reducedMotion: "reduce" } as const;
    const context = await browser.newContext({ baseURL: shop.origin, locale: "en-IN", ...calm });
    await use(context);
    await context.close();
  },
});

const asOwner = ([name = "", value = ""] = cookie.split(/=(.*)/s)) => [
  { name, value, url: shop.origin, httpOnly: true, sameSite: "Lax" as const },
];

async function placed() {
  const email = `asha-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const number = await placeOrder({ email, phone: "9876543210" }, { origin: shop.origin });
  await expect.poll(() => shop.mails().length).toBeGreaterThan(0);
  await expect(async () => void mailedToken(shop, email)).toPass();
  return { number, email, token: mailedToken(shop, email) };
}

type Sound = (path: string) => Promise<void>;
const soundOn =
  (page: Parameters<typeof expectRoomy>[0]): Sound =>
  async (path) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expectRoomy(page);
    await expectSoundAtWidths(page, [360, 1280], wcagTags);
  };

test("of parcels: a finger reaches all, axe finds nothing and nothing is too wide", async ({ page }) => {
  test.setTimeout(180_000);
  await page.context().addCookies(asOwner());
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
  await page.context().addCookies(asOwner());
  await isSound("/admin/dashboard/settings/cash-on-delivery");
  await isSound("/admin/dashboard/settings/cash-on-delivery/pincodes");
  const lines = ["pincode,cod,days", "847211,yes,3", "12,yes,3", `800001,${"perhaps".repeat(9)},3`];
  const file = { name: "pincodes.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) };
  await page.getByLabel("CSV File").setInputFiles(file);
  await page.getByRole("button", { name: "Check File" }).click();
  await expect(page.getByText("Line 3: “12” is no PIN code.")).toBeVisible();
  await expectSoundAtWidths(page, [360, 1280], wcagTags);
});

test("of returns: a finger reaches all, axe finds nothing and nothing is too wide", async ({ page }) => {
  test.setTimeout(180_000);
  const { number, token } = await placed();
  await owner.send(await owner.orderOf(number), { intent: "status", status: "delivered" });
  const isSound = soundOn(page);
  await isSound(`/order/${number}/return?token=${encodeURIComponent(token)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Return or Report a Problem");
  const own = await askForReturn(shop, number, { token });
  await isSound(own);
  const asked = own.split(/[/?]/)[2] ?? "";
  expect(own).toBe(ownReturnPath(asked, token));
  await page.context().addCookies(asOwner());
  await isSound("/admin/dashboard/returns");
  for (const [tab, act] of [
    ["Requested", "approve"],
    ["Approved", "receive"],
    ["Received", "settle"],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/admin/dashboard/returns?tab=${tab.toLowerCase()}`);
    await page.getByRole("link", { name: asked }).click();
    // What was asked for is read before anything is decided.
    await expect(page.getByRole("heading", { name: "Manage Return" })).toBeInViewport();
    await expectSoundAtWidths(page, [360, 1280], wcagTags);
    const dialog = new URL(page.url()).pathname;
    const [, line = ""] = /name="(received:[^"]+)"/.exec(await owner.page(dialog)) ?? [];
    if (act !== "settle") await owner.send(dialog, { intent: act, ...(line && { [line]: "1" }) });
  }
});
