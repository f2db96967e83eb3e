import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../shop-test.ts";

const openPost = async (page: Page) => {
  await page.goto("/blog");
  await page.locator("main h2 a").first().click();
  await expect(page.getByRole("heading", { name: "Comments" })).toBeVisible();
};

/** Names and words that no other test uses. */
const mark = () => `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

/**
 * Posts a form as a browser does before the client script runs, and waits until that of the answer does.
 * The page that is left has an alert and is hydrated, too: the mark, which goes with it, tells the two apart.
 */
async function postPlainly(form: Locator): Promise<void> {
  await form.evaluate((element) => {
    document.documentElement.dataset.left = "";
    if (element instanceof HTMLFormElement) element.submit();
  });
  await form.page().waitForFunction(() => {
    const { hydrated, left } = document.documentElement.dataset;
    return hydrated !== undefined && left === undefined;
  });
}

test("a comment is checked, kept while it can't leave, and its author's alone", async ({ page, browser }) => {
  await openPost(page);
  const form = page.locator("#comment-form");
  const name = form.getByLabel("Name", { exact: true });
  const comment = form.getByLabel("Comment", { exact: true });
  const send = () => form.getByRole("button", { name: "Post Comment" }).click();
  await comment.fill("Kept while corrected");
  await send();
  await expect(page.getByRole("alert")).toContainText("Please provide your name and comment.");
  await expect(name).toBeFocused();
  await expect(comment).toHaveValue("Kept while corrected");
  await name.fill("Asha Rao");
  await comment.fill("");
  await postPlainly(form);
  await expect(form.getByRole("alert")).toContainText("Missing Information");

  const words = `<script>alert(1)</script> ${mark()}`;
  await page.route("**/*.data*", (route) => route.abort());
  await comment.fill(words);
  await send();
  await expect(page.getByText("Error Submitting Comment")).toBeVisible();
  await expect(form.getByRole("alert")).toHaveCount(0);
  await expect(name).toHaveValue("Asha Rao");
  await expect(comment).toHaveValue(words);
  await page.unrouteAll();
  await send();
  await expect(page.getByText("Thank you! Your comment is awaiting approval.")).toBeVisible();
  await expect(comment).toHaveValue("");
  const own = page.locator("#comments li").first();
  await expect(own).toContainText(words);
  await expect(own).toContainText("Awaiting approval");
  await page.reload();
  await expect(own).toContainText(words);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText(words)).toHaveCount(0);
});

test("an artisan's portrait stands at the left, and the gallery opens large", async ({ page }) => {
  await page.goto("/artisans");
  const row = page.getByRole("main").getByRole("listitem").first();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [outer, portrait, name] = await Promise.all(
      [row, row.locator("img"), row.getByRole("heading")].map((part) => part.boundingBox()),
    );
    expect(portrait?.x).toBe(outer?.x);
    expect(name?.x).toBeGreaterThan((portrait?.x ?? 0) + (portrait?.width ?? 0));
  }
  await page.locator("main h2").first().click();
  await page.getByRole("link", { name: "Zoom picture" }).nth(1).click();
  await expect(page.getByText(/^Picture 2 of/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^Picture 3 of/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const portrait = await page.getByRole("img", { name: /^Portrait of/ }).boundingBox();
  const name = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(name?.x).toBeGreaterThan((portrait?.x ?? 0) + (portrait?.width ?? 0));
  expect(name?.y).toBeLessThan((portrait?.y ?? 0) + (portrait?.height ?? 0));
});

test("a message is checked at its fields, and kept until it can leave", async ({ page }) => {
  await page.goto("/contact");
  const form = page.locator("main form");
  const send = () => form.getByRole("button", { name: "Send Message" }).click();
  await form.getByLabel("Message").fill("Do you sew to measure?");
  await send();
  await expect(page.getByRole("alert")).toContainText(
    "Please fill in all required fields (Name, Email, Message).",
  );
  await expect(form.getByLabel("Full Name")).toBeFocused();
  await form.getByLabel("Full Name").fill("Asha Rao");
  await postPlainly(form);
  await expect(form.getByRole("alert")).toContainText("Please fill in all required fields");
  await form.getByLabel("Email").fill("asha@example.com");
  await page.route("**/*.data*", (route) => route.abort());
  await send();
  await expect(page.getByText("Could not send your message.")).toBeVisible();
  await expect(form.getByLabel("Message")).toHaveValue("Do you sew to measure?");
  await page.unrouteAll();
  await send();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(page.getByText("Thank you for contacting us. We'll get back to you soon.")).toBeVisible();
  await expect(form.getByRole("alert")).toHaveCount(0);
  await expect(form.getByLabel("Message")).toHaveValue("");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/Asha|asha@example|to measure/);
});

test("that a form was sent is not said of the next try", async ({ page }) => {
  await openPost(page);
  for (const [address, button, sent] of [
    ["/contact?sent=1", "Send Message", "Message Sent!"],
    ["/track?sent=1", "Send Order Link", "Check Your Email"],
    ["/b2b?sent=quote", "Send Quote Request", "Quote Request Sent!"],
    [`${page.url()}?commented=1`, "Post Comment", "Comment Submitted!"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(sent)).toBeVisible();
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(sent)).toHaveCount(0);
  }
});

test("the business page shows a price while typing, refuses 49, and remembers", async ({ page }) => {
  await page.goto("/b2b");
  const form = page.getByRole("form", { name: "Request a Quote" });
  const price = form.getByLabel("Indicative price");
  await form.getByLabel("Quantity").fill("120");
  await expect(price).toContainText("₹229");
  await expect(price).toContainText("₹27,480");
  await form.getByLabel("Quantity").fill("49");
  await form.getByLabel("Full Name").fill("Asha Rao");
  await form.getByLabel("Email").fill("asha@example.com");
  await form.getByLabel("Product").fill("Fish Tote");
  await form.getByRole("button", { name: "Send Quote Request" }).click();
  await expect(form.getByText("The minimum is 50 units.")).toBeVisible();
  await expect(form.getByLabel("Quantity")).toBeFocused();
  await form.getByLabel("Quantity").fill("250");
  await form.getByRole("button", { name: "Send Quote Request" }).click();
  await expect(page.getByText("Our team will prepare your quote.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Quote: 250 × Fish Tote")).toBeVisible();
});
