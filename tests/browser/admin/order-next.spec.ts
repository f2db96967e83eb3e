import { placeOrder } from "../../placed-order.ts";
import { expectSound } from "../look/sound-page.ts";
import { admin, expect, test } from "./admin-pages.ts";

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
  });
