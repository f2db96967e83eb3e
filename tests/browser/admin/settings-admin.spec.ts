import { textsText } from "#settings/texts/texts.text.ts";
import { answer, expect, ownShop, test } from "../shop-test.ts";

// A shop of its own: what is set here would show in every other test's pages.
const { at, enter } = ownShop();

test("the owner's name, rate and answer stand in the shop at once", async ({ page, context }) => {
  await enter(context);
  const visitor = await context.newPage();
  await visitor.goto(at("/"));
  await expect(visitor.getByText("Jhola Crafts").first()).toBeVisible();

  const subject = async (name: RegExp) => {
    await page.getByRole("link", { name: "All Settings" }).click();
    await page.getByRole("link", { name }).click();
  };
  await page.goto(at("/admin/dashboard/settings/business"));
  await page.getByLabel("Shop name").fill("Sita Crafts");
  // The calendar adds a line to the days that are typed.
  const days = page.getByLabel(/^Closed days/);
  await days.fill("26/1/2027");
  await expect(page.getByRole("button", { name: "Choose a day" })).toBeVisible();
  await page.locator("[type=date]").fill("2027-08-15");
  await expect(days).toHaveValue("26/1/2027\n15/8/2027");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Settings Saved")).toBeVisible();
  await expect(days).toHaveValue(/26.*2027\n15.*2027/);
  await subject(/^Tax and papers/);
  await page.getByLabel("GSTIN").fill("27AAPFU0939F1ZW");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText(/This is no GSTIN/)).toBeVisible();
  await expect(page.getByLabel("GSTIN")).toBeFocused();
  await page.getByLabel("GSTIN").fill("27aapfu0939f1zv");
  await page.getByLabel("GST rate").selectOption("5 %");
  await page.getByLabel("HSN code").fill("420");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("An HSN code has 4, 6 or 8 digits.")).toBeVisible();
  await expect(page.getByLabel("HSN code")).toBeFocused();
  await expect(page.getByLabel("GST rate")).toHaveValue("5");
  await page.getByLabel("HSN code").fill("4202");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Settings Saved")).toBeVisible();
  await expect(page.getByLabel("GSTIN")).toHaveValue("27AAPFU0939F1ZV");
  await expect(page.getByLabel("GST rate")).toHaveValue("5");
  await expect(page.getByLabel("HSN code")).toHaveValue("4202");
  await expect(page.getByRole("banner")).toContainText("Sita Crafts");
  await visitor.goto(at("/"));
  await expect(visitor.getByText("Sita Crafts").first()).toBeVisible();

  await subject(/^FAQ/);
  await page.getByRole("link", { name: "Add Question" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Question" });
  await dialog.getByRole("textbox", { name: "Question" }).fill("What does shipping cost?");
  await dialog.getByRole("textbox", { name: "Answer", exact: true }).fill("Standard: {{standardRate}}.");
  await dialog.getByRole("button", { name: "Save Question" }).click();
  await expect(page.getByText("Question Added")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await visitor.goto(at("/faq#what-does-shipping-cost"));
  await expect(visitor.getByText("Standard: ₹99.")).toBeVisible();

  await subject(/^Shipping/);
  await page.getByLabel("Standard rate (₹)").fill("49");
  await expect(page.getByText(/Standard delivery costs ₹49 and is free/)).toBeVisible();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Settings Saved")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("Standard: ₹49.")).toBeVisible();

  await subject(/^FAQ/);
  await page.getByRole("button", { name: "Delete: What does shipping cost?" }).click();
  expect(await answer(page, "Delete")).toBe(textsText.deleteQuestion("What does shipping cost?"));
  await expect(page.getByText("Question Deleted")).toBeVisible();
});
