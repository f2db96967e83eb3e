import { expectSound } from "../look/sound-page.ts";
import { expect, test } from "../shop-test.ts";

test("a complaint at 360 px leads to its ticket, with both dates", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/contact");
  await page.getByRole("link", { name: "Not satisfied? Write to our grievance officer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Grievances" })).toBeVisible();
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Send Grievance" }).click();
  await expect(main.getByText("Please write what happened.")).toBeVisible();
  await main.getByLabel("Full Name").fill("Asha Rao");
  await main.getByLabel("Phone").fill("98765 43210");
  await main.getByLabel("What happened?").fill("The strap tore on the first day.");
  await main.getByRole("button", { name: "Send Grievance" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Grievance G-\d+$/ })).toBeVisible();
  for (const words of ["Acknowledged by", "Answered by", "The strap tore on the first day."])
    await expect(main.getByText(words)).toBeVisible();
  await expectSound(page);
});
