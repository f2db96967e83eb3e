import { expect, test } from "./shop-test.ts";
import { signBrowserIn } from "./sign-in.ts";
import { expectSound, wcagTags } from "./sound-page.ts";

test.beforeEach(({ context }) => signBrowserIn(context, "admin"));

const home = "/admin/dashboard";

for (const width of [360, 1280]) {
  for (const path of [
    "/blog",
    "/blog?new",
    "/artisans",
    "/artisans?new",
    "/products?new",
    "/products/import",
    "/settings",
    "/settings/shipping",
    "/settings/texts",
    "/settings/texts/returns",
    "/settings/faq",
    "/settings/faq?new",
  ]) {
    test(`axe finds nothing on ${path} at ${width} px, and nothing is wider than the screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(home + path);
      await page.waitForSelector("html[data-awake]", { state: "attached" });
      if (path.endsWith("?new")) await expect(page.getByRole("dialog")).toBeVisible();
      await expectSound(page, wcagTags);
    });
  }
}
