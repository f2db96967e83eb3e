import type { Page } from "@playwright/test";
import { artisanIdFor } from "#artisans/admin/artisan-id.ts";
import { artisanPath } from "#artisans/artisan.ts";
import { startOwnShop } from "../../own-shop.ts";
import type { RunningShop } from "../../running-shop.ts";
import type { SignedIn } from "../../sign-in.ts";
import { test as base, expect } from "../shop-test.ts";
import { writeLongestTexts } from "./longest-texts.ts";

// Every field that anybody fills is as long as it may be, with nowhere to break a line, and holds a table of
// seven columns where it holds a table: on a phone each breaks or scrolls in its own box, and no page is
// wider than the screen.

let shop: RunningShop;
let written: Awaited<ReturnType<typeof writeLongestTexts>>;
base.beforeAll(async () => {
  base.setTimeout(120_000);
  shop = await startOwnShop();
  written = await writeLongestTexts(shop);
});
base.afterAll(() => shop.discard());

const test = base.extend({
  context: async ({ browser }, use) => {
    const viewport = { width: 360, height: 800 };
    const context = await browser.newContext({ baseURL: shop.origin, locale: "en-IN", viewport });
    await use(context);
    await context.close();
  },
});

async function signInto(page: Page, who: SignedIn): Promise<void> {
  const [name = "", value = ""] = who.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: shop.origin, httpOnly: true, sameSite: "Lax" }]);
}

/** What sticks out of the screen and lies in no box of its own that scrolls or cuts it. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isBoxed = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (
          getComputedStyle(box).overflowX !== "visible" &&
          box.getBoundingClientRect().right <= clientWidth + 1
        )
          return true;
      }
      return false;
    };
    const parts = [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility() && !element.closest(".sr-only, noscript"))
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && right > clientWidth + 1 && !isBoxed(element);
      })
      .map((element) => `${element.localName}.${element.className}`.slice(0, 120));
    return scrollWidth > clientWidth || parts.length > 0
      ? { scrollWidth, parts: parts.slice(0, 8) }
      : undefined;
  });

async function expectHeld(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBeLessThan(400);
    await page.getByRole("main").waitFor();
    expect.soft(await stickingOut(page), path).toBeUndefined();
  }
}

test("on the shop's pages", async ({ page }) => {
  test.setTimeout(120_000);
  const { product, post, artisan } = written;
  const maker = encodeURIComponent(artisan);
  await expectHeld(page, [
    ...["/", "/shop", `/shop?q=${"a".repeat(100)}`, `/shop?artisan=${maker}`, `/shop/${product.slug}`],
    ...[
      `/shop/${product.slug}/quote`,
      "/b2b",
      "/b2b?form=sample",
      "/blog",
      `/blog/${post.slug}`,
      "/artisans",
    ],
    ...[
      artisanPath({ id: artisanIdFor(artisan, () => false) }),
      "/faq",
      "/about",
      "/contact",
      "/privacy",
      "/terms",
      "/shipping",
      "/returns",
    ],
    ...["/track", "/login", "/signup", "/forgot-password", "/admin-login", "/dev/mail"],
  ]);
});

test("on the way from the product to the customer's order", async ({ page }) => {
  test.setTimeout(120_000);
  await signInto(page, written.customer);
  await page.goto(`/shop/${written.product.slug}`);
  await page.getByRole("button", { name: "Add to Wishlist" }).click();
  await page.getByText("Added to Wishlist").waitFor();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await page.getByText("Added to Cart!").waitFor();
  expect.soft(await stickingOut(page), "notices").toBeUndefined();
  await expectHeld(page, [
    "/cart",
    "/wishlist",
    "/checkout",
    `/order-confirmation?orderId=${written.number}`,
  ]);
  await expectHeld(page, ["/dashboard/my-orders", "/dashboard/wishlist", "/dashboard/settings"]);
  await page.goto("/dashboard/my-orders");
  await page.getByRole("main").getByRole("link", { name: /JC-/ }).first().click();
  await page.getByRole("heading", { level: 1, name: "Order Details" }).waitFor();
  expect.soft(await stickingOut(page), "the order").toBeUndefined();
});

test("on the owner's pages", async ({ page }) => {
  test.setTimeout(120_000);
  await signInto(page, written.admin);
  const { product, post, artisan, opened } = written;
  await expectHeld(
    page,
    [
      ...[
        "overview",
        "products",
        "products?new",
        `products?edit=${product.id}`,
        `products?q=${"a".repeat(100)}`,
      ],
      ...["orders", `orders?q=${"a".repeat(100)}`, ...opened, "blog", `blog?edit=${post.id}`],
      ...[
        "artisans",
        `artisans?edit=${artisanIdFor(artisan, () => false)}`,
        "comments",
        "comments?tab=approved",
      ],
      ...["contact-messages", "bulk-quotes", "subscribers", "products/import", "account"],
      ...[
        "settings",
        "settings/shipping",
        "settings/cash-on-delivery",
        "settings/bulk-prices",
        "settings/stock",
        "settings/search-words",
        "settings/texts/privacy",
        "settings/faq",
        "settings/faq?new",
      ],
    ].map((path) => `/admin/dashboard/${path}`),
  );
});
