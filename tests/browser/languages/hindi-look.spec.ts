import { goToPayment } from "../checkout/shopper.ts";
import { expect, signBrowserIn, test } from "../shop-test.ts";

// On the narrowest phone Hindi has the room that its longer words and its signs above and below need.

const paths = [
  ...["/hi", "/hi/shop", "/hi/shop/kohbar-lotus-tote", "/hi/shop/kohbar-lotus-tote/quote", "/hi/cart"],
  ...["/hi/delivery?pin=847211", "/hi/b2b", "/hi/artisans", "/hi/blog", "/hi/contact", "/hi/faq"],
  ...["/hi/login", "/hi/track", "/hi/returns"],
];

test.use({ viewport: { width: 320, height: 640 } });

test("no page is wider than the screen, and no word is cut, broken or torn", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.locator("html"), "all fonts are asked for").not.toHaveAttribute("data-opening");
    expect.soft(await page.evaluate(faultsOf), path).toEqual([]);
  }
});

test("an order's number is not torn where its sum has no room beside it", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  await goToPayment(page, "/shop?q=kohbar+lotus+tote");
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL(/order-confirmation/);
  await page.goto("/hi/dashboard/my-orders");
  const number = page.getByRole("link", { name: /^JC-\d+$/ });
  expect(await number.evaluate((link) => link.getClientRects().length)).toBe(1);
  expect(await page.evaluate(faultsOf)).toEqual([]);
});

/** What is wrong with the page's Hindi, in the page itself. */
async function faultsOf(): Promise<string[]> {
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
  const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);
  const own = (element: Element) =>
    [...element.childNodes].filter((node) => node instanceof Text && isHindi(node.data));
  const shown = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const isCut = (element: HTMLElement) =>
    element.clientWidth > 1 &&
    /hidden|clip/.test(getComputedStyle(element).overflowY) &&
    getComputedStyle(element).webkitLineClamp === "none" &&
    isHindi(element.innerText) &&
    element.scrollHeight > element.clientHeight + 1;
  const isTorn = (element: Element) =>
    own(element).length > 0 && getComputedStyle(element).letterSpacing !== "normal";
  const broken = (node: ChildNode) => {
    const range = document.createRange();
    return [...(node.textContent ?? "").matchAll(/[\u0900-\u097f]+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [`broken: ${word}`] : [];
    });
  };
  return [
    ...wide,
    ...shown.filter(isCut).map(({ innerText }) => `cut: ${innerText.slice(0, 60)}`),
    ...shown.filter(isTorn).map(({ textContent }) => `torn: ${textContent.slice(0, 60)}`),
    ...shown.flatMap(own).flatMap(broken),
  ];
}
