import { indianDay } from "#values/time/indian-day.ts";
import { payForGets, showGets } from "../../database/shown-gets.ts";
import { TestRows } from "../../database/test-rows.ts";
import { expectSound } from "../look/sound-page.ts";
import { expect, ownShop, test } from "../shop-test.ts";

const shop = ownShop("goods", { SHOP_GSTIN: "10AAACH7409R1ZG" });
const slug = "kohbar-lotus-tote";
const sums = ["₹540", "₹210", "₹677.62", "₹71.38"];
const words = {
  "": ["Those who made it", "Material", "The collective", "(photographs, packing, rent, risk)", "GST"],
  "/hi": ["बनाने वालों को", "कच्चा माल", "समूह को", "(फ़ोटो, पैकिंग, किराया, जोखिम)", "GST"],
};
test.use({ viewport: { width: 360, height: 800 } });

test("a product's page says who gets what in both languages until a rate changes, alike for all (GETS-2, GETS-4)", async ({
  context,
  page,
  request,
}) => {
  const db = await shop.db();
  const rows = new TestRows(() => db);
  const { id } = await rows.row("products", { slug });
  await rows.remove("product_steps", { product_id: id });
  await rows.set("products", id, { sale_price: null, sale_from: null, sale_until: null });
  await payForGets(rows, id, indianDay(new Date()));
  await showGets(rows, id);

  for (const [language, said] of Object.entries(words)) {
    const address = shop.at(`${language}/shop/${slug}`);
    const part = page.locator("#who-gets");
    await expect(async () => {
      await page.goto(address);
      await expect(part).toBeVisible({ timeout: 500 });
    }).toPass();
    for (const each of [...said, ...sums, "₹1,499"]) await expect(part).toContainText(each);
    await expect(page.locator("body")).not.toContainText(/\bfair\b/i);
    await expectSound(page, [360]);
    const others = { headers: { Cookie: "jhola_cart=abc:3", "X-Forwarded-For": "203.0.113.9" } };
    const [plain, personal] = [await request.get(address), await request.get(address, others)];
    expect(await personal.text()).toBe(await plain.text());
  }

  await rows.set("product_steps", { product_id: id }, { rate: "600.00" });
  await expect(async () =>
    expect(await (await request.get(shop.at(`/shop/${slug}`))).text()).not.toContain('id="who-gets"'),
  ).toPass({
    timeout: 1_500,
  });

  await shop.enter(context);
  await page.goto(shop.at(`/admin/dashboard/products?edit=${id}`));
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("Show what the makers get")).toBeChecked();
  await expect(form.getByText(/₹540 a piece was paid on average, and the page would say ₹600/)).toBeVisible();
});
