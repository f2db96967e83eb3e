import { createHash } from "node:crypto";
import { expectSound } from "../look/sound-page.ts";
import { expect, ownShop, test } from "../shop-test.ts";

const shop = ownShop("goods");
const maker = { id: "asha", name: "Asha Devi" };
const token = "asha".padEnd(22, "x");

/** The shop buys what she brings, and she has a link of her own. */
async function agree(): Promise<void> {
  const db = await shop.db();
  const token_hash = createHash("sha256").update(token).digest("hex");
  await db.insertInto("artisans").values(maker).execute();
  await db.insertInto("maker_links").values({ artisan_id: "asha", token_hash }).execute();
  const term = { kind: "bought" as const, amount: "350", from_on: "2026-01-01" };
  await db
    .insertInto("maker_terms")
    .values({ artisan_id: "asha", ...term })
    .execute();
}

const stock = async () => {
  const goods = (await shop.db()).selectFrom("products").select("stock_count");
  return (await goods.where("name", "=", "Tree of Life Wall Hanging").executeTakeFirstOrThrow()).stock_count;
};

test.beforeAll(agree);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("what a maker brings is for sale and owed, she reads it on 'My Money', and that it is paid", async ({
      page,
      context,
    }) => {
      await shop.enter(context);
      const before = Number(await stock());
      await page.goto(shop.at("/admin/dashboard/makers-pay/makers/asha"));
      await page.getByRole("link", { name: "Taken In", exact: true }).click();
      await expect(page.getByText("₹350 a piece is agreed today.")).toBeVisible();
      await page.getByRole("main").getByRole("searchbox").fill("tree of life");
      await page.getByRole("main").getByRole("button", { name: "Search" }).click();
      await expect(page.getByRole("status").filter({ hasText: "found" })).toBeVisible();
      if (javaScriptEnabled) await expectSound(page);
      await page.getByRole("link", { name: "Choose Tree of Life Wall Hanging" }).click();
      await page.getByLabel("Pieces").fill("0");
      await page.getByRole("button", { name: "Take In" }).click();
      await expect(page.getByText("Enter 1 to 1,00,000 pieces.").first()).toBeVisible();
      if (javaScriptEnabled) await expectSound(page);
      await page.getByLabel("Pieces").fill("6");
      await page.getByRole("button", { name: "Take In" }).click();
      await expect(page.getByText("₹2,100 is owed to Asha Devi.")).toBeVisible();
      expect(await stock()).toBe(before + 6);

      const own = await context.newPage();
      await own.goto(shop.at(`/maker/${token}?language=en`));
      await own.getByRole("link", { name: "My Money" }).click();
      const year = own.getByRole("article", { name: "The shop owes you ₹2,100" });
      await expect(year).toBeVisible();
      await expect(own.getByText("Taken in: 6 × ₹350 · Tree of Life Wall Hanging").first()).toBeVisible();
      if (javaScriptEnabled) await expectSound(own, [320, 360]);

      await page.getByRole("combobox", { name: "How" }).first().selectOption("cash");
      await page.getByRole("button", { name: "Paid", exact: true }).click();
      await expect(page.getByText("Nothing is owed. There is nothing to do.")).toBeVisible();
      await own.goto(shop.at(`/maker/${token}/money?language=hi`));
      await expect(own.getByRole("heading", { name: "अभी आपका कुछ बाक़ी नहीं।" })).toBeVisible();
      if (javaScriptEnabled) await expectSound(own, [320]);
    });
  });
