import type { Page } from "@playwright/test";
import { somePhotograph } from "../../some-photograph.ts";
import { expectSound } from "../look/sound-page.ts";
import { expect, test } from "./admin-pages.ts";

const making = "/admin/dashboard/making";

/** A lot of ten pieces for stock, of which its two makers get five each; leads to its page. */
async function giveTen(page: Page): Promise<void> {
  await page.goto(`${making}/new?q=tote`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Choose / })
    .first()
    .click();
  await page.getByLabel("Pieces").fill("10");
  const option = page.getByLabel("Option");
  if (await option.isVisible()) await option.selectOption({ index: 1 });
  await page.getByRole("button", { name: "Begin Lot" }).click();
  await expect(page.getByText("10 pieces are given to nobody yet.")).toBeVisible();
  const makers = page.getByRole("group", { name: "Makers" }).getByRole("checkbox");
  for (const place of [0, 1]) await makers.nth(place).check();
  await page.getByRole("button", { name: "Split Evenly" }).click();
  await expect(page.getByLabel(/^Pieces for /).first()).toHaveValue("5");
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled });

    test("a lot is begun, given, counted, looked at, and its slip printed", async ({ page }) => {
      await giveTen(page);
      await page
        .getByLabel(/^Pieces for /)
        .first()
        .fill("6");
      await page.getByRole("button", { name: "Give Work" }).click();
      await expect(page.getByText("Only 10 of 10 pieces are left to give.")).toBeVisible();
      await page
        .getByLabel(/^Pieces for /)
        .first()
        .fill("5");
      await page.getByRole("button", { name: "Give Work" }).click();
      await expect(page.getByText("0 of 5 done").first()).toBeVisible();
      if (javaScriptEnabled) await expectSound(page);
      const lot = page.url();

      await page
        .getByRole("button", { name: /^Take back from / })
        .first()
        .click();
      await expect(page.getByText("Taken back").first()).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: /, / }).last().click();
      const part = page.getByRole("dialog");
      await part.getByText("Count or take back").click();
      await part.getByLabel("Done since then").fill("9");
      await part.getByRole("button", { name: "Note as Done" }).click();
      await expect(part.getByText("Tell how many are done, from 1 to 5.")).toBeVisible();
      await part.getByLabel("Done since then").fill("5");
      await part.getByRole("button", { name: "Note as Done" }).click();
      await page.getByRole("link", { name: /^Check .* work$/ }).click();
      await expect(part.getByLabel("Passed")).toHaveValue("5");
      await part.getByText("Note or photo").click();
      await part.getByLabel("Note", { exact: true }).fill("The seam is loose.");
      const photo = { name: "seam.jpg", mimeType: "image/jpeg", buffer: await somePhotograph() };
      await part.getByLabel("Photo", { exact: true }).setInputFiles(photo);
      await part.getByRole("button", { name: "Check", exact: true }).click();
      await expect(page.getByText(/5 of 10 passed/)).toBeVisible();
      await page.getByRole("listitem").filter({ hasText: "1 note" }).getByRole("link").click();
      await expect(part.getByText("The seam is loose.")).toBeVisible();
      const shown = part.getByRole("img", { name: "Photo of the note" });
      await expect
        .poll(() => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
        .toBeGreaterThan(0);

      const slip = await page.request.get(`${lot}/slip.pdf`);
      expect([slip.status(), slip.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    });
  });
