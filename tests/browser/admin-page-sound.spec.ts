import { expect, test } from "./shop-test.ts";
import { signAdminIn } from "./sign-in.ts";
import { expectSoundAtWidths, wcagTags } from "./sound-page.ts";

test.beforeEach(({ context }) => signAdminIn(context));

const home = "/admin/dashboard";

for (const path of [
  "/blog",
  "/blog?new",
  "/artisans",
  "/artisans?new",
  "/settings",
  "/settings/shipping",
  "/settings/texts",
  "/settings/texts/returns",
  "/settings/faq",
  "/settings/faq?new",
  "/account",
]) {
  test(`axe finds nothing on ${path} at 360 and 1280 px, and nothing is wider than the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(home + path);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    if (path.endsWith("?new")) await expect(page.getByRole("dialog")).toBeVisible();
    await expectSoundAtWidths(page, [360, 1280], wcagTags);
  });
}
