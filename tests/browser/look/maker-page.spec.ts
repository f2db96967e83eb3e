import { createHash } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { somePhotograph } from "../../some-photograph.ts";
import { expect, ownShop, test } from "../shop-test.ts";
import { expectSound } from "./sound-page.ts";

const shop = ownShop();
const token = "asha".padEnd(22, "x");

test.beforeEach(async () => {
  const db = await shop.db();
  for (const table of ["lots", "maker_links", "artisans"] as const) await db.deleteFrom(table).execute();
  await db.insertInto("artisans").values({ id: "asha", name: "Asha Devi" }).execute();
  const token_hash = createHash("sha256").update(token).digest("hex");
  await db.insertInto("maker_links").values({ artisan_id: "asha", token_hash }).execute();
  const steps = JSON.stringify([{ name: "Painting", rate: 18_000 }]);
  const lot = { id: "l", number: "W-26-27-0001", product_name: "Lotus Tote", quantity: 12, steps };
  await db.insertInto("lots").values(lot).execute();
  const part = { id: "p", lot_id: "l", step: 1, artisan_id: "asha", artisan_name: "Asha Devi" };
  await db
    .insertInto("lot_parts")
    .values({ ...part, quantity: 12, rate: "180", due_on: "2099-12-04" })
    .execute();
});

const open = async (context: BrowserContext, query = "") => {
  const page = await context.newPage();
  await page.goto(shop.at(`/maker/${token}${query}`));
  return page;
};
const done = async () =>
  (await (await shop.db()).selectFrom("lot_parts").select("done").executeTakeFirst())?.done;

for (const [language, width] of [
  ["hi", 320],
  ["en", 320],
  ["en", 360],
] as const)
  test(`a maker's page in ${language} is sound at ${width} px (MAKING-22)`, async ({ context }) => {
    const page = await open(context, `?language=${language}`);
    await page.setViewportSize({ width, height: 640 });
    await expect(page.locator("html")).toHaveAttribute("lang", `${language}-IN`);
    await page.locator("summary").click();
    await expectSound(page, [width]);
    const small = await page
      .locator("button:not(.first), summary")
      .evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter(({ width, height }) => height > 2 && (width < 60 || height < 56)),
      );
    expect(small).toEqual([]);
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } });

    test("a maker begins, counts, says what is done and tells of a problem", async ({ context }) => {
      const page = await open(context, "?language=en");
      const work = page.getByRole("article", { name: "Make 12" });
      await work.getByRole("button", { name: "I Have Begun" }).click();
      await expect(work.getByRole("status")).toHaveText("Good, you have begun.");
      for (const press of ["One less", "One less", "One more"]) {
        await work.getByRole("button", { name: press }).click();
      }
      await expect(work.getByLabel("How many are done?")).toHaveValue("11");
      await work.getByRole("button", { name: "Done" }).click();
      await expect(work.getByRole("status")).toHaveText("Written down: 11 done.");
      expect(await done()).toBe(11);
      await work.getByText("There Is a Problem").click();
      await work.getByLabel("What is wrong?").fill("No red colour");
      const photo = { name: "torn.jpg", mimeType: "image/jpeg", buffer: await somePhotograph() };
      await work.getByLabel("Or a photo").setInputFiles(photo);
      await work.getByRole("button", { name: "Send" }).click();
      await expect(work.getByRole("status")).toHaveText("We have your message.");
      await expect(work.getByText("No red colour")).toBeVisible();
      await expect(work.getByRole("img", { name: "A photo" })).toBeVisible();
    });
  });
