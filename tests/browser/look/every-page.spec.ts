import { expect, test } from "../shop-test.ts";
import { expectFit } from "./sound-page.ts";

// One visit to each page that anybody may open, with those that say that something is not there: at a phone's
// width everything is large enough for a finger, and there and on a desktop axe finds nothing and nothing is
// wider than the screen.

const parts = {
  "the shop": `
    / /shop /shop?collection=artisanal&technique=hand-painted /shop?q=zzzzqqqq /shop/kohbar-lotus-tote
    /shop/kohbar-lotus-tote/reviews /shop/no-such-bag`,
  "an empty cart, the checkout and an unknown order": `
    /cart /checkout /wishlist /track /c/check /delivery?pin=847211&product=kohbar-lotus-tote
    /delivery?pin=12 /order-confirmation?orderId=JC-0 /order/JC-0/return?token=none
    /return/R-0?token=none /offer/O-0?token=none /review/none /review/none/stop`,
  "carts and lists that are shared": `
    /cart/shared?items=kohbar-lotus-tote:2,no-such:1,godna-elephant-tote:1 /cart/shared?items=none:1
    /cart/link /cart/mail /list/none`,
  "the stories": `
    /artisans /artisan/zubaida-khatoon /artisan/nobody /blog /blog/what-grows-into-colour
    /blog/nothing`,
  "what the shop says of itself": "/about /faq /contact /grievance /b2b /privacy /returns",
  "signing in": `
    /login /signup /admin-login /sign-in-code /forgot-password /confirm-email?sent=1
    /reset-password?token=none /invitation?token=none`,
  "what mails lead to": "/unsubscribe?token=abcdefghijklmnopqrst /subscribed?as=subscribed /dev/mail",
};

for (const [part, all] of Object.entries(parts)) {
  const paths = all.trim().split(/\s+/);
  test(`a finger reaches all, axe finds nothing and nothing is too wide: ${part}`, async ({ page }) => {
    test.setTimeout(30_000 * paths.length);
    for (const path of paths) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      // A phone's keyboard leaves the page less height, so that toasts know of it (TEXT-4).
      await expect(page.locator("meta[name=viewport]")).toHaveAttribute(
        "content",
        /(^|, )interactive-widget=resizes-content(,|$)/,
      );
      await expectFit(page);
    }
  });
}
