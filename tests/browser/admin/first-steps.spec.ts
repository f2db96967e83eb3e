import type { Page } from "@playwright/test";
import { expectSound } from "../look/sound-page.ts";
import { expect, ownShop, test } from "../shop-test.ts";

const dashboard = "/admin/dashboard/overview";

test.use({ viewport: { width: 360, height: 780 } });

// A shop of its own, which nobody has set up: it is closed.
const { at, enter } = ownShop("empty", {}, true);

const steps = (page: Page) => page.getByRole("region", { name: "First Steps" });

test("an owner finds what to do on a phone, goes there and comes back", async ({ page, context }) => {
  await enter(context);
  await page.goto(at(dashboard));
  await expect(steps(page)).toContainText("0 of 9 done");
  await expectSound(page, [360, 768, 1280]);
  await steps(page).getByRole("link", { name: "Write Them" }).click();
  await page.getByLabel("Shop name").fill("Sita Crafts");
  await page.getByLabel("Grievance officer").fill("Sita Devi");
  await page.getByLabel("E-mail").fill("sita@shop.example");
  await page.getByLabel("Phone").fill("+91 98765 43210");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Settings Saved")).toBeVisible();
  await page.getByRole("link", { name: "First Steps" }).click();
  await expect(steps(page)).toContainText("Buyers know you as Sita Crafts.");
  await steps(page).getByRole("button", { name: "Try the Keys" }).click();
  await expect(page.getByText("Razorpay Answered")).toBeVisible();
  await expect(steps(page)).toContainText("2 of 9 done");
  await steps(page).getByRole("button", { name: "It Is Right" }).click();
  await expect(steps(page)).toContainText("3 of 9 done");
});

test("an owner reads her drafts in Hindi and shows them, with script and without (DAYONE-26)", async ({
  page,
  context,
  browser,
}) => {
  await enter(context);
  const form = { form: "language", language: "hi" };
  await context.request.post(at("/admin/dashboard/account"), { form, headers: { Origin: at("") } });
  const plain = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: { width: 360, height: 780 } },
    storageState: await context.storageState(),
  });
  const withoutScript = await plain.newPage();
  for (const slug of ["privacy", "terms", "shipping", "returns"]) {
    const on = slug === "privacy" ? page : withoutScript;
    await on.goto(at(`/admin/dashboard/settings/texts/${slug}`));
    await expect(on.getByText("मसौदा: दिखाने से पहले पढ़िए")).toBeVisible();
    if (slug === "privacy") await expectSound(page, [360, 1280]);
    expect((await context.request.get(at(`/${slug}`), { headers: { Cookie: "" } })).status()).toBe(503);
    await on.getByRole("button", { name: "मैंने पढ़ लिया, दिखाएँ" }).click();
    await expect(on.getByRole("link", { name: "दुकान में देखें" })).toBeVisible();
  }
  await withoutScript.goto(at("/admin/dashboard/settings/faq"));
  await withoutScript.getByRole("button", { name: /दिखाएँ: सामान कितने दिन/ }).click();
  await expect(withoutScript.getByText("How long does delivery take?", { exact: true })).toBeVisible();
  await plain.close();
  await page.goto(at("/hi/returns"));
  await expect(page.locator("main")).toContainText("30 दिन के अंदर");
  await page.goto(at(dashboard));
  await expect(page.getByText("आपने चारों पढ़ लिए")).toBeVisible();
  await context.request.post(at("/admin/dashboard/account"), {
    form: { ...form, language: "en" },
    headers: { Origin: at("") },
  });
});

test("strangers read 'Opening soon' until she opens the shop", async ({ page, context, browser }) => {
  await enter(context);
  const visitor = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  await visitor.goto(at("/contact"));
  await page.goto(at(dashboard));
  await expect(steps(page)).toContainText("Strangers see 'Opening soon'.");

  // From a page that goes on, by its script.
  await visitor.locator('a[href="/"]').first().click();
  await expect(visitor.getByRole("heading", { name: "Opening soon" })).toBeVisible();
  await expectSound(visitor, [360, 768, 1440]);
  await visitor.getByLabel("Email").fill("meena@mail.example");
  await visitor.getByRole("button", { name: "Tell Me When It Opens" }).click();
  await expect(visitor.getByText("Thank you!")).toBeVisible();

  await steps(page).getByRole("link", { name: "Look at the shop" }).click();
  await expect(page.getByRole("link", { name: /Strangers see/ })).toBeVisible();
  await page.goto(at(dashboard));
  await steps(page).getByRole("button", { name: "Open the shop" }).click();
  const asked = page.getByRole("alertdialog", { name: /^Open the shop now\? Not done yet: .*GST/ });
  await asked.getByRole("button", { name: "Open the shop" }).click();
  await expect(page.getByText("The Shop Is Open")).toBeVisible();
  await visitor.goto(at("/shop"));
  await expect(visitor.getByRole("heading", { name: "Shop", exact: true })).toBeVisible();
  await visitor.context().close();
});
