import type { Page } from "@playwright/test";
import { expect, test } from "../admin/admin-pages.ts";

// The admin area as somebody sees it whose browser is set to Hindi (HINDI-73).

test.use({ locale: "hi-IN", viewport: { width: 360, height: 740 } });

const discounts = "/admin/dashboard/discounts";
const inHindi = (page: Page) => expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");

async function refusedWithoutName(page: Page): Promise<void> {
  await page.goto(discounts);
  await inHindi(page);
  await page.getByRole("link", { name: "नई छूट जोड़ें" }).first().click();
  await page.getByRole("button", { name: "छूट सहेजें" }).click();
  await expect(page.getByText("नाम लिखिए।").first()).toBeVisible();
}

test("a page hydrates in Hindi, and its links and forms stay in the document", async ({ page }) => {
  const wrong: string[] = [];
  page.on("console", (line) => line.type() === "error" && wrong.push(line.text()));
  page.on("pageerror", ({ message }) => wrong.push(message));
  await page.goto(discounts);
  await page.evaluate(() => document.documentElement.setAttribute("data-mark", ""));
  await page.getByRole("link", { name: "नई छूट जोड़ें" }).first().click();
  await page.getByRole("button", { name: "छूट सहेजें" }).click();
  await expect(page.getByText("नाम लिखिए।").first()).toBeVisible();
  await expect(page.locator("html[data-mark]")).toHaveCount(1);
  await page.goto("/admin/dashboard/account");
  await page.locator('a[href="/hi"]').first().dispatchEvent("click");
  await expect(page).toHaveURL("/hi");
  expect(wrong).toEqual([]);
});

test("a discount's goods are found by picture and its day by calendar, and stay as shown", async ({
  page,
}) => {
  const title = `Pouches ${Date.now()}`;
  const field = (name: string) => page.locator(`[name=${name}]`);
  const save = () => page.getByRole("button", { name: "छूट सहेजें" }).click();
  await page.goto(`${discounts}?new`);
  await field("title").fill(title);
  await field("value").fill("10");
  await field("appliesTo").selectOption("products");
  await field("find").fill("pencil pouch");
  await page.getByRole("button", { name: "जोड़ें Sujani Pencil Pouch" }).click();
  await expect(field("which")).toHaveValue(/pencil-pouch/);
  await page.locator('input[type="date"]').first().fill("2027-01-02");
  await expect(field("starts")).toHaveValue("2/1/2027");
  await save();
  await page.getByRole("link", { name: title }).first().click();
  await expect(field("starts")).toHaveValue("2 जनवरी 2027");
  await field("value").fill("11");
  await save();
  await expect(page.getByText(`${title} में बदलाव हो गया।`)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a form is refused in Hindi", async ({ page }) => refusedWithoutName(page));
});

test("the sign-in speaks the browser's language, and the other one after its link", async ({ browser }) => {
  const context = await browser.newContext({ locale: "hi-IN", baseURL: process.env.SHOP_ORIGIN });
  const page = await context.newPage();
  await page.goto("/admin-login");
  await inHindi(page);
  await page.locator("main").getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  await page.goto("/admin-login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await context.close();
});
