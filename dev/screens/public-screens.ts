import type { Page } from "@playwright/test";
import { main, press, type Screen } from "./screen.ts";

const product = "/shop/kohbar-lotus-tote";

/** Everything that anybody may look at. */
export const publicScreens: readonly Screen[] = [
  { name: "home", path: "/" },
  {
    name: "menu",
    path: "/",
    below: 900,
    isWindow: true,
    act: (page) => page.getByRole("button", { name: "Menu" }).click(),
  },
  {
    name: "search",
    path: "/",
    isWindow: true,
    act: (page) => page.getByRole("button", { name: "Search", exact: true }).click(),
  },
  { name: "shop", path: "/shop" },
  { name: "shop-filtered", path: "/shop?collection=artisanal&technique=hand-painted&sort=price-asc" },
  { name: "shop-nothing", path: "/shop?q=zeppelin" },
  {
    name: "shop-filters",
    path: "/shop",
    below: 900,
    isWindow: true,
    act: (page) => page.getByRole("button", { name: "Show Filters" }).click(),
  },
  { name: "product", path: product },
  { name: "shared-cart", path: "/cart/shared?items=kohbar-lotus-tote:2,godna-elephant-tote:1,no-such:1" },
  { name: "shared-list", path: "/list/demo-list-for-new-home" },
  { name: "product-reviews", path: `${product}/reviews` },
  {
    name: "product-zoom",
    path: product,
    isWindow: true,
    act: async (page) => {
      await page.getByRole("button", { name: "Zoom picture" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "product-quote",
    path: product,
    isWindow: true,
    act: async (page) => {
      await press(page, "Request Bulk Quote");
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "product-options", path: "/shop/haathi-cloth-notebook" },
  { name: "product-written-on", path: "/shop/godna-elephant-tote" },
  { name: "product-sale", path: "/shop/little-fish-sling" },
  { name: "product-made", path: "/shop/godna-sun-wall-hanging" },
  {
    name: "product-alert",
    path: "/shop/sugga-embroidered-clutch",
    isWindow: true,
    act: async (page) => {
      await main(page).getByLabel("Email").first().fill("asha@example.com");
      await press(page, "Notify Me");
      await page.getByText("We Will Write to You").waitFor();
    },
  },
  { name: "delivery", path: "/delivery?pin=847211&product=kohbar-lotus-tote" },
  { name: "delivery-refused", path: "/delivery?pin=12" },
  { name: "return-missing", path: "/return/R-0?token=none" },
  { name: "review-missing", path: "/review/none" },
  { name: "review-stop-missing", path: "/review/none/stop" },
  { name: "offer-missing", path: "/offer/O-0?token=none" },
  { name: "stock-alert", path: "/stock-alert?as=asked&slug=sugga-embroidered-clutch" },
  { name: "product-missing", path: "/shop/no-such-piece" },
  { name: "offline", path: "/shop", act: openWithoutConnection },
  { name: "artisans", path: "/artisans" },
  { name: "artisan", path: "/artisan/zubaida-khatoon" },
  { name: "blog", path: "/blog" },
  { name: "post", path: "/blog/what-grows-into-colour" },
  { name: "about", path: "/about" },
  { name: "b2b", path: "/b2b" },
  { name: "contact", path: "/contact" },
  { name: "grievance", path: "/grievance" },
  { name: "contact-errors", path: "/contact", isWindow: true, act: (page) => press(page, "Send Message") },
  { name: "faq", path: "/faq" },
  { name: "privacy", path: "/privacy" },
  { name: "wishlist-empty", path: "/wishlist" },
  { name: "track", path: "/track" },
  { name: "certificate", path: ({ certificate }) => certificate },
  { name: "certificate-none", path: "/c/7KQ4MZX825" },
  { name: "login", path: "/login" },
  { name: "login-errors", path: "/login", isWindow: true, act: (page) => press(page, "Login") },
  { name: "signup", path: "/signup" },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "reset-password-stale", path: "/reset-password?token=none" },
  { name: "invitation-stale", path: "/invitation?token=none" },
  { name: "confirm-email", path: "/confirm-email?sent=1" },
  { name: "subscribed", path: "/subscribed?as=subscribed" },
  { name: "unsubscribe", path: "/unsubscribe?token=abcdefghijklmnopqrst" },
  {
    name: "refused",
    path: "/about",
    act: async (page, { origin }) => {
      // A form from elsewhere.
      await page.goto("about:blank");
      await page.setContent(`<form method="post" action="${origin}/contact"><button>Send</button></form>`);
      await page.getByRole("button").click();
      await page.getByText("Request id").waitFor();
    },
  },
];

/** What says so was fetched while the page was quiet; then the line is cut and a product card is pressed. */
async function openWithoutConnection(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/fallback.svg")),
  );
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await main(page).locator("a[href^='/shop/']").nth(4).click();
  await page.getByRole("heading", { level: 1, name: "We could not reach the shop" }).waitFor();
}
