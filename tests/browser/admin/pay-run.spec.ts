import { expectSound } from "../look/sound-page.ts";
import { expect, ownShop, test } from "../shop-test.ts";

const shop = ownShop();
const pay = "/admin/dashboard/makers-pay";
const makers = Array.from({ length: 12 }, (_, at) => `कारीगर ${at + 1}`);

/** Twelve makers are owed for the work of a month. */
async function oweAll(month: string): Promise<void> {
  const db = await shop.db();
  await db
    .insertInto("maker_entries")
    .values(
      makers.map((artisan_name, at) => ({
        artisan_id: `maker-${at}`,
        artisan_name,
        kind: "bonus" as const,
        amount: `${540 + at}.00`,
        source: `${month} ${at}`,
        on_date: "2026-11-20",
        note: "छठ",
      })),
    )
    .execute();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ locale: "hi-IN", viewport: { width: 360, height: 740 }, javaScriptEnabled });

    test("at the month's end twelve makers are paid in one run, and their statements printed", async ({
      page,
      context,
    }) => {
      await shop.enter(context);
      const mark = javaScriptEnabled ? "A" : "B";
      await oweAll(mark);
      await page.goto(shop.at(pay));
      await page.getByRole("link", { name: "सबको पैसे देना" }).click();
      await page.getByLabel("जिनका बाक़ी इससे ज़्यादा है").fill("500");
      await page.getByRole("button", { name: "सूची बनाएँ" }).click();
      await expect(page.getByText(/^12 कारीगरों को ₹6,546 देने हैं।$/)).toBeVisible();
      if (javaScriptEnabled) await expectSound(page);

      for (const [at, name] of makers.entries()) {
        await page.getByLabel(`${name} को कैसे दिया`).selectOption("upi");
        await page.getByLabel(`${name} का रेफ़रेंस नंबर`).fill(`UTR ${mark} ${at === 1 ? 0 : at}`);
      }
      await page.getByRole("button", { name: "दे दिया, लिख लें" }).click();
      await expect(page.getByText("यह रेफ़रेंस नंबर पहले से लिखा है।")).toBeVisible();
      await page.getByLabel("कारीगर 2 का रेफ़रेंस नंबर").fill(`UTR ${mark} 1`);
      await page.getByRole("button", { name: "दे दिया, लिख लें" }).click();
      await expect(page.getByText("इसमें सबको दे दिया।")).toBeVisible();

      const printed = page.getByRole("link", { name: "सबके हिसाब छापें" });
      const paper = await page.request.get(shop.at((await printed.getAttribute("href")) ?? ""));
      expect([paper.status(), paper.headers()["content-type"]]).toEqual([200, "application/pdf"]);
      await page.goto(shop.at(pay));
      await expect(page.getByText("अभी किसी का कुछ बाक़ी नहीं")).toBeVisible();
    });
  });
