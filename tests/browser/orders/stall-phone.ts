import { createHash, randomBytes } from "node:crypto";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { sql } from "kysely";
import { expect, type ownShop } from "../shop-test.ts";

type Shop = ReturnType<typeof ownShop>;

/** Two goods of the demo shop, and what each is called on a stall's page. */
export const goods = { tote: "Kohbar Lotus Tote", potli: "Mini Gift Potli" };

/** A stall in Patna that has taken five of each along. */
export async function openStall(shop: Shop): Promise<void> {
  const db = await shop.db();
  await sql`update shop_settings set facts = facts || '{"upiId": "haat@ybl"}'`.execute(db);
  await db.insertInto("stalls").values({ id: "patna", name: "Saras Mela", place: "Patna" }).execute();
  const products = await db
    .selectFrom("products")
    .select(["id", "name"])
    .where("name", "in", Object.values(goods))
    .execute();
  expect(products).toHaveLength(2);
  for (const { id, name } of products)
    await db
      .insertInto("stall_goods")
      .values({ stall_id: "patna", product_id: id, name, taken: 5 })
      .execute();
}

/** A link of the owner's that signs a phone on, as 'Add Device' makes it. */
export async function deviceLink(shop: Shop): Promise<string> {
  const code = randomBytes(16).toString("base64url");
  const db = await shop.db();
  const code_hash = createHash("sha256").update(code).digest("hex");
  const good_until = new Date(Date.now() + 600_000);
  await db
    .insertInto("stall_codes")
    .values({ code_hash, name: "Anita's phone", made_by: "owner", good_until })
    .execute();
  return shop.at(`/stall#code=${code}`);
}

/** A phone of its own, whose worker and database no other test has. */
export const newPhone = (browser: Browser, how: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en-IN", ...how });

/** A phone that is signed on and ready for the fair, with the goods before it, and the letter it has got. */
export async function readyPhone(browser: Browser, shop: Shop, how: BrowserContextOptions = {}) {
  const context = await newPhone(browser, how);
  const page = await context.newPage();
  await page.goto(await deviceLink(shop));
  await page.getByRole("button", { name: "Get Ready for the Fair" }).click();
  await expect(page.getByText("Ready: works without network")).toBeVisible();
  const said = await page.getByText("its numbers begin with").innerText();
  await page.getByRole("button", { name: "Begin to Sell" }).click();
  await expect(good(page, goods.tote)).toBeVisible();
  return { context, page, letter: said.slice(said.lastIndexOf("S") + 1) };
}

export const good = (page: Page, name: string) => page.getByRole("button", { name: `Add ${name}` });

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Sells one piece for cash, and answers the number on its receipt. */
export async function sellForCash(page: Page, name = goods.potli): Promise<string> {
  await good(page, name).click();
  await press(page, "Cash");
  await press(page, "Sold");
  const number = await numberOn(page);
  await press(page, "Next Sale");
  await expect(good(page, name)).toBeVisible();
  return number;
}

/** The number on the receipt that is shown. */
export async function numberOn(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  return page.locator(".receipt-number b").innerText();
}

export const strip = (page: Page) => page.locator(".strip");

/** What the shop keeps of the sales of a device with this letter, in order. */
export async function salesAtShop(shop: Shop, letter: string) {
  const db = await shop.db();
  return db
    .selectFrom("stall_sales")
    .innerJoin("stall_devices", "stall_devices.id", "stall_sales.device_id")
    .select(["year", "counter", "state", "is_void"])
    .where("letter", "=", letter)
    .orderBy("year")
    .orderBy("counter")
    .execute();
}

/** The numbers of the bills that the shop has made of them. */
export async function billsAtShop(shop: Shop, letter: string): Promise<string[]> {
  const db = await shop.db();
  const bills = db.selectFrom("invoices").select("number").where("number", "like", `S${letter}/%`);
  return (await bills.orderBy("number").execute()).map(({ number }) => number);
}
