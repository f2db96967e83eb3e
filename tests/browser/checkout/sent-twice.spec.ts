import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { mailsIn } from "../../running-shop.ts";
import { anotherSender } from "../admin/admin-visitors.ts";
import { expect, test } from "../shop-test.ts";
import { openProduct } from "./shopper.ts";

test.use({ extraHTTPHeaders: anotherSender() });

/** How many mails name somebody: what the shop is told, and what the sender is. */
const mailsAbout = (email: string): number =>
  mailsIn(join(process.env.SHOP_DATA_DIR ?? "", "outbox")).filter((source) => source.includes(email)).length;

/**
 * The route stays when its one answer is lost: the page asks again at once, and Playwright, which gives a
 * route of one time up in that moment, may leave such a request waiting for ever.
 */
async function loseNextAnswer(page: Page): Promise<void> {
  let isLost = false;
  await page.route(
    (url) => url.pathname.endsWith(".data"),
    async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    },
  );
}

/** Where a form stands; its page is opened anew only where another one stands open. */
async function formAt(page: Page, path: string, form: Locator): Promise<Locator> {
  if (!page.url().endsWith(path)) await page.goto(path);
  return form;
}

const message = {
  name: "a message",
  mails: 1,
  open: (page: Page) => formAt(page, "/contact", page.locator("main form")),
  fields: { Message: "Do you sew to measure?" },
  send: "Send Message",
  failed: "Could not send your message. Please check your connection and try again.",
  sent: "Message Sent!",
};
const sample = {
  name: "a sample request",
  mails: 2,
  open: (page: Page) => formAt(page, "/b2b", page.getByRole("form", { name: "Request a Sample" })),
  fields: { Product: "Fish Tote", "Shipping Address": "12 Gandhi Path" },
  send: "Send Sample Request",
  failed: "Could not send your request. Please try again.",
  sent: "Sample Request Sent!",
};
const quote = {
  name: "a bulk quote",
  mails: 2,
  async open(page: Page) {
    await openProduct(page);
    await page.getByRole("button", { name: "Request Bulk Quote" }).click();
    return page.getByRole("dialog");
  },
  fields: { Phone: "98765 43210", Quantity: "120" },
  send: "Submit Quote Request",
  failed: "Could not submit your quote request. Please try again.",
  sent: "Quote Request Submitted!",
};

const newSender = () => `sender-${randomUUID().slice(0, 8)}@example.com`;

async function fill(form: Locator, email: string, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries({ "Full Name": "Asha Rao", Email: email, ...fields }))
    await form.getByLabel(label).fill(value);
}

test("a lost message may be sent again at once, though the page is still being read", async ({ page }) => {
  const email = newSender();
  await fill(await message.open(page), email, message.fields);
  const press = () => page.getByRole("button", { name: message.send }).click();
  let isLost = false;
  await page.route(
    (url) => url.pathname.endsWith(".data"),
    (route) => {
      // Nobody answers the reading.
      if (route.request().method() !== "POST") return;
      if (isLost) return route.continue();
      isLost = true;
      return route.abort();
    },
  );
  await press();
  await expect(page.getByText(message.failed).first()).toBeVisible();
  await press();
  await expect.poll(() => mailsAbout(email)).toBe(message.mails);
});

for (const { name, mails, open, fields, send, failed, sent } of [message, sample, quote]) {
  test(`${name} whose answer was lost is kept once when it is sent again`, async ({ page }) => {
    const [first, second] = [newSender(), newSender()];
    const press = () => page.getByRole("button", { name: send }).click();

    await fill(await open(page), first, fields);
    await loseNextAnswer(page);
    await press();
    await expect(page.getByText(failed).first()).toBeVisible();
    await press();
    await expect(page.getByText(sent).first()).toBeVisible();
    // The next one is another, though only the address differs.
    await fill(await open(page), second, fields);
    await press();
    await expect.poll(() => mailsAbout(second)).toBe(mails);
    expect(mailsAbout(first)).toBe(mails);
  });
}
