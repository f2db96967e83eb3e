import { main, type Screen } from "./screen.ts";

const area = "/admin/dashboard";
const place = (name: string, path: string): Screen => ({
  name: `admin-${name}`,
  path: area + path,
  as: "owner",
});

/** The admin area: each of its places, and the record of one product, order and post. */
export const ownerScreens: readonly Screen[] = [
  place("overview", "/overview"),
  place("numbers", "/numbers"),
  place("numbers-festivals", "/numbers/festivals"),
  place("numbers-print", "/numbers/print"),
  place("products", "/products"),
  place("product", "/products?new"),
  {
    ...place("product-options", "/products?q=godna+elephant+tote"),
    isWindow: true,
    act: async (page) => {
      await main(page).getByRole("link", { name: "Godna Elephant Tote", exact: true }).click();
      const options = page.getByRole("heading", { name: "Options" });
      await options.click();
      await options.evaluate((part) => part.scrollIntoView());
    },
  },
  {
    ...place("picture-editor", "/products?q=godna+elephant+tote"),
    isWindow: true,
    act: async (page) => {
      await main(page).getByRole("link", { name: "Godna Elephant Tote", exact: true }).click();
      await page.getByRole("link", { name: "Edit picture 1" }).click();
      await page.getByRole("button", { name: "The frame: arrow keys move it" }).waitFor();
    },
  },
  {
    ...place("labels", "/products?q=haldi+sun+coasters"),
    act: async (page) => {
      await main(page).getByRole("link", { name: "Haldi Sun Coasters", exact: false }).first().click();
      await page.getByRole("link", { name: "Print Labels" }).click();
      await page.getByRole("heading", { level: 1, name: /^Labels for/ }).waitFor();
    },
  },
  place("import", "/products/import"),
  place("import-pictures", "/products/import/pictures"),
  place("cart-link", "/cart-link?q=tote"),
  place("orders", "/orders"),
  {
    ...place("order", "/orders"),
    act: async (page, { shipped }) => {
      await main(page)
        .getByRole("row")
        .filter({ hasText: shipped })
        .getByRole("link", { name: "View", exact: true })
        .click();
      await page.getByRole("heading", { level: 1, name: `Order: ${shipped}` }).waitFor();
    },
  },
  place("new-order", "/orders/new"),
  place("new-order-fair", "/orders/new?at=fair"),
  { ...place("order-shipments", ""), path: ({ booked }) => booked },
  { ...place("rates", ""), path: ({ rates }) => rates },
  {
    ...place("book-parcels", ""),
    path: ({ booked }) => `${area}/orders/book-parcels?id=${booked.split("/").at(-1)}`,
  },
  place("returns", "/returns"),
  {
    ...place("return", "/returns"),
    isWindow: true,
    act: async (page) => {
      await main(page).getByRole("link", { name: /^R-/ }).first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  place("reviews", "/reviews"),
  {
    ...place("review", "/reviews"),
    isWindow: true,
    act: async (page) => {
      await main(page).getByRole("table").getByRole("link").first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  place("books", "/books"),
  place("books-print", "/books/print"),
  place("discounts", "/discounts"),
  place("discount", "/discounts?new"),
  place("translations", "/translations"),
  place("translation", "/translations/texts?kind=policy&record=terms"),
  place("translations-import", "/translations/import"),
  place("certificates", "/certificates"),
  {
    ...place("certificate", "/certificates"),
    isWindow: true,
    act: async (page) => {
      await main(page)
        .getByRole("link", { name: /^\w{5}-\w{5}$/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  place("posts", "/blog"),
  place("post", "/blog?new"),
  place("comments", "/comments"),
  place("grievances", "/grievances"),
  place("shared-lists", "/shared-lists"),
  place("messages", "/contact-messages"),
  place("quotes", "/bulk-quotes"),
  place("connections", "/connections"),
  place("webhook-new", "/connections/webhooks/new"),
  {
    ...place("webhook", "/connections"),
    act: async (page) => {
      await main(page)
        .getByRole("link", { name: /accounts\.example/ })
        .click();
      await page.getByRole("heading", { level: 1, name: "accounts.example" }).waitFor();
    },
  },
  place("staff", "/staff"),
  place("activity", "/activity"),
  place("staff-invite", "/staff/invite"),
  place("making", "/making"),
  place("lot-new", "/making/new"),
  place("stalls", "/stalls"),
  place("stall-devices", "/stalls/devices"),
  place("making-makers", "/making/makers"),
  place("making-maker", "/making/makers/tarini-jha"),
  place("offers", "/offers"),
  place("offer", "/offers/new"),
  place("artisans", "/artisans"),
  place("artisan", "/artisans?new"),
  place("subscribers", "/subscribers"),
  place("newsletters", "/newsletters"),
  place("returned-parcels", "/returned-parcels"),
  place("settings", "/settings"),
  place("business", "/settings/business"),
  place("tax", "/settings/tax"),
  place("payment-settings", "/settings/payments"),
  place("label-settings", "/settings/labels"),
  place("review-settings", "/settings/reviews"),
  place("server-settings", "/settings/server"),
  place("shipping", "/settings/shipping"),
  place("cash", "/settings/cash-on-delivery"),
  place("pincodes", "/settings/cash-on-delivery/pincodes"),
  place("bulk-prices", "/settings/bulk-prices"),
  place("first-steps", "/first-steps"),
  place("stock", "/settings/messages"),
  place("opening", "/settings/opening"),
  place("search-words", "/settings/search-words"),
  place("texts", "/settings/texts"),
  place("faq", "/settings/faq"),
  place("account", "/account"),
  place("two-step", "/account/two-step"),
  place("passkeys", "/account/passkeys"),
];

/** The same in Hindi, but for what is found by its English words. */
export const hindiOwnerScreens: readonly Screen[] = ownerScreens
  .filter(({ act }) => !act)
  .map((screen) => ({ ...screen, name: screen.name.replace("admin-", "admin-hindi-"), locale: "hi-IN" }));
