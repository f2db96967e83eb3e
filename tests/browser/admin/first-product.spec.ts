import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { adminPage } from "../../form-of.ts";
import { expectSound } from "../look/sound-page.ts";
import { pictureFile } from "./admin-page-pictures.ts";
import { expect, test } from "./admin-pages.ts";

// A first product, by somebody who knows no slug: a photograph, a name, a price, a sentence (PRODUCT-37).

const add = { en: "Add New Product", hi: "नया सामान जोड़ें" } as const;

async function photographed(page: Page, name: string): Promise<void> {
  const form = page.getByRole("form");
  await form.locator('[capture="environment"]').setInputFiles(await pictureFile("kamal.png"));
  await form.locator("[name=name]").fill(name);
  await form.locator("[name=price]").fill("899");
}

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} script, in Hindi`, () => {
    test.use({ locale: "hi-IN", viewport: { width: 360, height: 740 }, javaScriptEnabled });

    test("a first product is photographed and saved, and nothing is refused", async ({ page }) => {
      const name = `कमल झोला ${randomUUID().slice(0, 8)}`;
      await page.goto(adminPage);
      await page.getByRole("link", { name: add.hi }).first().click();
      await expect(page.getByRole("dialog").first()).toBeVisible();
      await photographed(page, name);
      const description = page.getByRole("textbox", { name: "सामान के बारे में" });
      await description.fill(javaScriptEnabled ? "हाथ से बना।" : "<p>हाथ से बना।</p>");
      if (javaScriptEnabled) {
        await expect(page.getByRole("region", { name: "अच्छी बिक्री के लिए" })).toBeVisible();
        await expectSound(page, [360, 1440]);
      }
      await page.getByRole("button", { name: "सामान सहेजें" }).click();
      if (javaScriptEnabled) await expect(page.getByText("सामान जुड़ गया").first()).toBeVisible();
      await expect(page.locator("main").getByText(name).first()).toBeVisible();
    });
  });

test("what is refused is counted, and the first is led to where it is folded away", async ({ page }) => {
  await page.goto(`${adminPage}?new`);
  const form = page.getByRole("form", { name: add.en });
  await form.getByLabel("Name", { exact: true }).fill("Tote");
  await form.getByRole("heading", { name: "Tax and shipping" }).click();
  await form.getByLabel("HSN Code").fill("12");
  await form.getByRole("heading", { name: "Tax and shipping" }).click();
  await expect(form.getByText(": HSN 12")).toBeVisible();
  await form.getByLabel("Price", { exact: true }).fill("899");
  await form.getByRole("textbox", { name: "Description" }).fill("Painted by hand.");
  await page.getByRole("button", { name: "Save Product" }).click();
  await expect(form.getByText("1 field is to be mended.")).toBeVisible();
  await expect(form.getByLabel("HSN Code")).toBeFocused();
  // It stays until it is right (TEXT-17).
  await form.getByLabel("HSN Code").fill("420");
  await expect(form.getByText("1 field is to be mended.")).toBeVisible();
  await form.getByLabel("HSN Code").fill("4202");
  await expect(form.getByText("1 field is to be mended.")).toBeHidden();
});
