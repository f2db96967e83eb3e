import { expectSound } from "../look/sound-page.ts";
import { expect, test } from "./admin-pages.ts";

const parts = {
  "an order by phone, and at a fair": "/orders/new /orders/new?at=fair",
  "posts and artisans": "/blog /blog?new /artisans /artisans?new",
  "the newsletters": "/newsletters /newsletters?new",
  "one's own account": "/account /account/two-step /account/passkeys",
  "the reviews": "/reviews /reviews?tab=hidden",
  "the numbers": "/numbers /numbers?period=year /numbers/festivals /numbers/print",
  "the books": "/books /books/print /books/tally",
  "the money": `
    /money /money?month=all /money/bank?month=all /money/fees /money/on-its-way /money/courier?late=only
    /money/to-give-back /money/remittances /money/settlements/setl_c8bba2b183b58b`,
  "the grievances": "/grievances /grievances?tab=resolved",
  "the shared lists": "/shared-lists /shared-lists?q=none",
  "makers' pay": "/makers-pay?tab=all /makers-pay/makers/jitan-ram /makers-pay/run",
  "the making":
    "/making /making?tab=with-makers /making/new /stalls /stalls?new= /stalls/devices /making/groups /making/groups/new /making/groups/godna-painting /making/makers /making/makers/tarini-jha",
  "a cart link": "/cart-link /cart-link?q=tote /cart-link?id=none&option=&pieces=0&discount=NOSUCH",
  "the offers": "/offers /offers?tab=closed /offers/new",
  "the certificates": "/certificates /certificates?tab=void&q=none",
  "the translations": `
    /translations?state=missing /translations/texts?kind=policy&record=terms /translations/import`,
  "the connections": "/connections /connections/webhooks/new",
  "the activity and the search": "/activity /activity?kind=staff&q=nothing-such /search?q=tote",
  "the staff": "/staff /staff/invite",
  "the settings": `
    /settings /settings/business /settings/tax /settings/payments /settings/labels /settings/reviews
    /settings/server /settings/shipping /settings/bulk-prices /first-steps
    /settings/messages /settings/opening /settings/search-words /settings/texts /settings/texts/returns
    /settings/faq /settings/faq?new`,
};

/** In English other tests look at these on their way. */
const elsewhere = `
  /overview /orders /returned-parcels /returns /products /products?new /products/import /discounts /discounts?new
  /contact-messages /bulk-quotes /comments /subscribers /settings/cash-on-delivery`;

/** In Hindi the same parts stand with other letters: `npm test` looks at one language. */
const languages = [
  { language: "en", tag: [], parts },
  { language: "hi", tag: ["@torture"], parts: { ...parts, "what other tests see": elsewhere } },
];

for (const { language, tag, parts } of languages)
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-IN` });
    for (const [part, all] of Object.entries(parts)) {
      const paths = all.trim().split(/\s+/);
      test(`axe finds nothing, and nothing is wider than the screen: ${part}`, { tag }, async ({ page }) => {
        test.setTimeout(30_000 * paths.length);
        for (const path of paths) {
          await page.setViewportSize({ width: 360, height: 800 });
          await page.goto(`/admin/dashboard${path}`);
          if (path.endsWith("?new")) await expect(page.getByRole("dialog")).toBeVisible();
          await expect(page.locator("html")).toHaveAttribute("lang", `${language}-IN`);
          await expectSound(page);
        }
      });
    }
  });
