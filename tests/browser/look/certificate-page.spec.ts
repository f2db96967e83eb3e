import { packedCertificate } from "../../packed-certificate.ts";
import { signIn } from "../../sign-in.ts";
import { expect, test } from "../shop-test.ts";
import { sharedShop } from "../sign-in.ts";
import { expectFit } from "./sound-page.ts";

test("a certificate's page is for fingers, axe finds nothing and nothing is too wide", async ({ page }) => {
  const { cookie } = await signIn(sharedShop(), "admin");
  await page.goto(`/c/${await packedCertificate(sharedShop().origin, cookie)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Certificate of Authenticity" })).toBeVisible();
  await expectFit(page);
});
