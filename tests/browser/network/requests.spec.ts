import type { Page } from "@playwright/test";
import { mailsTo as mailsOf } from "../../read-mail.ts";
import { newEmail } from "../accounts/account-pages.ts";
import { expect, test } from "../shop-test.ts";

/** The mails to an address, as they lie in the shop's outbox. */
const mailsTo = (address: string) => mailsOf(process.env.SHOP_DATA_DIR ?? "", address);

const signUp = (page: Page, source: "footer" | "blog") =>
  page.locator("form", { has: page.locator(`input[value="${source}"]`) });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a message, a sample and a bulk quote are refused at their fields, and sent", async ({ page }) => {
    await page.goto("/contact");
    const message = page.locator("main form");
    await expect(page.locator("input:checked")).toHaveCount(0);
    await message.getByLabel("Full Name").fill("Asha Rao");
    await message.getByLabel("Email").fill("asha@");
    await message.getByLabel("Phone").fill("98765 43210");
    await message.getByLabel("Message").fill("Do you sew <b>to measure</b>?");
    await message.getByRole("button", { name: "Send Message" }).click();
    await expect(message.getByText(/valid email address/).first()).toBeVisible();
    await expect(message.getByLabel("Email")).toBeFocused();
    await expect(message.getByLabel("Message")).toHaveValue("Do you sew <b>to measure</b>?");
    await message.getByLabel("Email").fill(newEmail());
    await message.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("");

    const email = newEmail();
    await page.goto("/b2b");
    const sample = page.getByRole("form", { name: "Request a Sample" });
    await expect(page.locator("input:checked")).toHaveCount(0);
    await sample.getByLabel("Full Name").fill("Asha Rao");
    await sample.getByLabel("Product").fill("Fish Tote");
    await sample.getByLabel("Shipping Address").fill("12 Gandhi Path\nPatna 800001");
    await sample.getByRole("button", { name: "Send Sample Request" }).click();
    await expect(sample.getByText("Please enter your email address.")).toBeVisible();
    await expect(sample.getByLabel("Email")).toBeFocused();
    await expect(sample.getByLabel("Shipping Address")).toHaveValue("12 Gandhi Path\nPatna 800001");
    await sample.getByLabel("Email").fill(email);
    await sample.getByRole("button", { name: "Send Sample Request" }).click();
    await expect(page.getByText("Sample Request Sent!")).toBeVisible();
    await expect(page.getByText("We'll be in touch shortly.")).toBeVisible();
    const subjects = () => mailsTo(email).map(({ headers }) => headers.get("subject")?.join());
    await expect.poll(subjects).toEqual(["Jhola Crafts: your sample request has reached us"]);

    await page.goto("/shop");
    const path = await page.locator("main h3 a, main h2 a").first().getAttribute("href");
    await page.goto(`${path}/quote`);
    await page.getByLabel("Full Name").fill("Asha Rao");
    await page.locator("main").getByLabel("Email").fill(newEmail());
    await page.getByLabel("Phone").fill("98765 43210");
    await page.getByLabel("Quantity").fill("49");
    await page.getByRole("button", { name: "Submit Quote Request" }).click();
    await expect(page.getByText("The minimum is 50 units.")).toBeVisible();
    await expect(page.getByLabel("Quantity")).toBeFocused();
    await page.getByLabel("Quantity").fill("50");
    await page.getByRole("button", { name: "Submit Quote Request" }).click();
    await expect(page.getByText("Quote Request Submitted!").first()).toBeVisible();
  });
});

test("the newsletter thanks, and its mail's link ends it", async ({ page }) => {
  const email = newEmail();
  await page.goto("/contact");
  const form = signUp(page, "footer");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Subscribed", { exact: true })).toBeVisible();
  await expect(form.getByLabel("Email")).toHaveValue("");
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const link = /^https?:\S+unsubscribe\S+$/m.exec(mailsTo(email)[0]?.text ?? "")?.[0] ?? "";
  await page.goto(link);
  await page.route("**/*.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("Could not unsubscribe you. Please try again.")).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "Unsubscribed" })).toBeVisible();
});

test("questions are found by their words, and a link opens one", async ({ page }) => {
  await page.goto("/faq");
  await expect(page.locator("main h2")).toHaveCount(4);
  await page.getByLabel("Search questions").fill("damaged 48");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page).toHaveURL(/\/faq\?q=damaged\+48$/);
  await expect(page.getByText(/within 48 hours/).first()).toBeVisible();
  await page.getByLabel("Search questions").fill("zebra");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("heading", { name: "No questions found." })).toBeVisible();
  await page.goto("/faq#how-long-does-delivery-take");
  await expect(page.locator("#how-long-does-delivery-take")).toBeVisible();
  await expect(page.locator("#how-long-does-delivery-take")).toContainText("5-7");
});

test("an artisan's View All leads to the shop, filtered by the name", async ({ page }) => {
  await page.goto("/artisans");
  const links = page.locator('main a[href^="/artisan/"]');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  for (const path of paths) {
    await page.goto(path);
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    const all = page.getByRole("link", { name: "View All" });
    if ((await all.count()) === 0) continue;
    await expect(page.locator("main").getByText(`by ${name}`)).toHaveCount(3);
    await all.click();
    await expect(page).toHaveURL(/\/shop\?artisan=/);
    await expect(page.locator("main").getByText(name).first()).toBeVisible();
    return;
  }
  throw new Error("no artisan of the demo shop has more than three products");
});

test("a mail can be read in the viewer, and its links open", async ({ page, context }) => {
  const email = newEmail();
  await page.goto("/blog");
  await expect(page.locator("input:checked")).toHaveCount(0);
  const form = signUp(page, "blog");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  await page.goto("/dev/mail");
  await page.getByRole("link", { name: email }).click();
  await expect(page.getByRole("heading", { name: "You are on the list of Jhola Crafts" })).toBeVisible();
  const mail = page.frameLocator('iframe[title="The mail as HTML"]');
  await expect(mail.getByRole("heading", { name: "Thank you for subscribing." })).toBeVisible();
  const opened = context.waitForEvent("page");
  await mail.getByRole("link", { name: "Read our stories" }).click();
  const stories = await opened;
  await expect(stories.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});
