import type { Locator } from "@playwright/test";
import { placeOrder } from "../../placed-order.ts";
import { expectSound } from "../look/sound-page.ts";
import { admin, answer, expect, test } from "./admin-pages.ts";
import { paidOrder } from "./admin-visitors.ts";

/** The box that stands for a question where there is no script: people see it, a test's own eyes do not. */
async function tickBefore(button: Locator): Promise<void> {
  await button.focus();
  for (const key of ["Shift+Tab", "Space"]) await button.page().keyboard.press(key);
}

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled });

    test("an order is packed and sent from its card, which says what comes next", async ({ page }) => {
      const number = await placeOrder();
      await page.goto(`${admin.orders}?q=${number}`);
      await page.getByRole("link", { name: "View", exact: true }).click();
      const card = page.getByRole("region", { name: "Next" });
      await expect(card).toContainText("to be packed for Asha Kumari");
      await expect(page.getByRole("combobox", { name: "Status" })).toBeHidden();
      if (javaScriptEnabled) await expectSound(page, [360, 768, 1440]);
      await card.getByRole("button", { name: "Pack it" }).click();
      await card.getByLabel("Tracking number").fill("AB1");
      await card.getByLabel("Tracking link").fill("https://courier.example/AB1");
      await card.getByRole("button", { name: "It Is Sent" }).click();
      await expect(card).toContainText("On its way to Asha Kumari.");
      await expect(card.getByRole("link", { name: "Track" })).toHaveAttribute("href", /courier\.example/);
      await card.getByText("More", { exact: true }).click();
      await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("shipped");
    });

    test.describe("in Hindi", () => {
      test.use({ locale: "hi-IN" });

      test("an order is packed, sent and paid back, and its page is never left", async ({
        page,
        browser,
      }) => {
        const number = await paidOrder(browser);
        await page.goto(`${admin.orders}?q=${number}`);
        await page.getByRole("link", { name: "देखें", exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
        const { pathname } = new URL(page.url());
        await page.getByRole("button", { name: "पैक करें" }).click();
        await page.getByLabel("ट्रैकिंग नंबर").fill("AB1");
        await page.getByRole("button", { name: "निकल चुका है" }).click();
        await expect(page.getByText("के पास जा रहा है।")).toBeVisible();
        await page.getByLabel("कितने वापस (₹)").fill("100");
        const payBack = page.getByRole("button", { name: "पैसे वापस भेजें" });
        if (!javaScriptEnabled) await tickBefore(payBack);
        await payBack.click();
        if (javaScriptEnabled) expect(await answer(page, "पैसे वापस भेजें")).toBe("₹100.00 ग्राहक को वापस भेजें?");
        await expect(page.getByRole("listitem").filter({ hasText: /वापस गए|रास्ते में/ })).toContainText(
          "₹100.00",
        );
        expect(new URL(page.url()).pathname).toBe(pathname);
      });
    });
  });
