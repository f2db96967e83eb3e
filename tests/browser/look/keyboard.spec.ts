import type { Locator, Page } from "@playwright/test";
import { buyer, openProduct } from "../checkout/shopper.ts";
import { expect, test } from "../shop-test.ts";

/**
 * Presses Tab until the focus is there, as somebody without a mouse does; fails when a whole page has been
 * passed.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Tab never came there");
}

/** Is whatever has the focus marked as such on the screen? */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle !== "none" && outlineWidth !== "0px";
  });

test("somebody without a mouse buys from the shop's list to the confirmation", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/shop?sort=price-asc");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");

  const product = main.locator("li h2 a").first();
  const name = await product.innerText();
  await tabTo(page, product);
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name }).waitFor();

  await tabTo(page, main.getByRole("button", { name: "Increase quantity" }).first());
  await page.keyboard.press("Space");
  await tabTo(page, main.getByRole("button", { name: "Add to Cart", exact: true }).first());
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press("Enter");
  const cart = page.getByRole("link", { name: "Cart, 2 items" });
  await expect(cart).toBeVisible();
  await tabTo(page, cart);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/cart$/);
  await tabTo(page, main.getByRole("link", { name: "Proceed to Checkout" }).first());
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/checkout$/);

  // An empty form says what is missing and takes the focus there.
  await tabTo(page, page.getByRole("button", { name: "Next" }));
  await page.keyboard.press("Enter");
  await expect(main.getByLabel("Full Name", { exact: true })).toBeFocused();
  await page.keyboard.type(buyer["Full Name"]);
  for (const [label, value] of Object.entries(buyer).slice(1)) {
    await tabTo(page, main.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await expect(main.getByLabel("State", { exact: true })).toHaveValue("Bihar");
  await page.keyboard.press("Enter");
  await expect(page.locator('[aria-current="step"]')).toContainText("Shipping");
  await expect(page.getByRole("heading", { level: 1, name: "Shipping" })).toBeFocused();
  await tabTo(page, page.getByRole("radio", { name: /Standard/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Express/ })).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Next" }));
  await page.keyboard.press("Space");
  await expect(page.locator('[aria-current="step"]')).toContainText("Payment");
  await tabTo(page, page.getByRole("radio", { name: /Card or UPI/ }));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByRole("button", { name: "Place Order" }));
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/order-confirmation\?orderId=JC-\d+/);
  await expect(page.getByText(buyer["Address Line 1"])).toBeVisible();
});

test("a link into the page takes the focus along, also the second time", async ({ page }) => {
  await page.goto("/b2b");
  const link = page.getByRole("link", { name: "Request a Quote" });
  const form = page.locator("#quote");
  for (const _time of ["first", "second"]) {
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(form).toBeFocused();
    await expect(form).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(form.locator(":focus")).toHaveCount(1);
  }
});

test("whoever turns the shop's page hears which one came", async ({ page }) => {
  await page.goto("/shop");
  const place = page.getByRole("navigation", { name: "Pages" }).getByRole("status");
  await expect(place).toHaveText(/^Page 1 of/);
  await tabTo(page, page.getByRole("link", { name: "Next" }));
  await page.keyboard.press("Enter");
  await expect(place).toHaveText(/^Page 2 of/);
});

test("the bulk quote gives the focus back however it is closed, and tells that it left", async ({ page }) => {
  await openProduct(page);
  const opener = page.getByRole("button", { name: "Request Bulk Quote" });
  const dialog = page.getByRole("dialog");
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  // Tab stays in the dialog (or leaves to the browser itself), never to the page below.
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press("Tab");
    const isBelow = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isBelow).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  // A screen reader speaks of what comes into a live region, not of a region that comes with its words.
  await page.evaluate(() =>
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches("[aria-live]"))
            document.body.dataset.cameWith = node.textContent;
    }).observe(document.body, { childList: true, subtree: true }),
  );
  const ways: Record<string, () => Promise<void>> = {
    "its Close button": () => dialog.getByRole("button", { name: "Close" }).click(),
    "a press beside it": () => page.mouse.click(5, 5),
    async "a sent form"() {
      const fields = {
        "Full Name": "Ravi Sinha",
        Email: "ravi@example.com",
        Phone: "9876543210",
        Quantity: "50",
      };
      for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
      await dialog.getByRole("button", { name: "Submit Quote Request" }).click();
    },
  };
  for (const [name, close] of Object.entries(ways)) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener, name).toBeFocused();
  }
  await expect(page.getByText("Quote Request Submitted!")).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-came-with", "");
});

test("an emptied cart takes the focus to its heading", async ({ page }) => {
  for (const which of ["all", "one"]) {
    const name = await openProduct(page);
    const button = which === "all" ? "Clear Cart" : `Remove ${name} from cart`;
    await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
    await page.getByRole("link", { name: /^Cart, / }).click();
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your cart is empty" })).toBeFocused();
  }
});

test("a link that leaves with its press leaves the focus on the page", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/shop?collection=limited");
  await page.getByRole("link", { name: "Remove Limited Editions" }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(main).toBeFocused();
  await page.goto("/shop?page=2");
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(main).toBeFocused();
});

test("the last Load More leads to the first of the stories that it brought", async ({ page }) => {
  await page.goto("/blog");
  const more = page.getByRole("link", { name: "Load More" });
  const stories = page.locator("main li h2 a");
  let before: number;
  do {
    before = await stories.count();
    await more.click();
    await expect.poll(() => stories.count()).toBeGreaterThan(before);
  } while (await more.isVisible());
  await expect(stories.nth(before)).toBeFocused();
});

test("what is taken from the wishlist leaves the focus on the page", async ({ page }) => {
  const name = await openProduct(page);
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  await page.goto("/wishlist");
  await page.getByRole("button", { name: `Remove ${name} from wishlist` }).click();
  await expect(page.getByRole("button", { name: `Remove ${name} from wishlist` })).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});
