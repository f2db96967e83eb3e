/**
 * `npm run walks`: an owner's tasks done on a phone's screen of 360 px, from the admin's first page to the
 * last notice, with what each would take somebody with one thumb: taps, letters, flicks, screens and seconds.
 */
import { chromium } from "@playwright/test";
import { chromiumPath, quietFlags } from "../tests/browser/chromium.ts";
import { startShop } from "../tests/running-shop.ts";
import { shopAdmin, signIn } from "../tests/sign-in.ts";
import { companyOffer } from "./walks/company-offer.ts";
import { diwaliSale } from "./walks/diwali-sale.ts";
import { embroideredTote } from "./walks/embroidered-tote.ts";
import { fingerOn } from "./walks/finger.ts";
import { layMorningShop, troubleCarrier } from "./walks/morning-shop.ts";
import { ownerMorning } from "./walks/owner-morning.ts";

/** What each task may take, in seconds. */
const walks = [
  { name: "A morning of 30 orders", walk: ownerMorning, most: 900 },
  { name: "A Diwali sale", walk: diwaliSale, most: 300 },
  { name: "A tote in three sizes with a name on it", walk: embroideredTote, most: 300 },
  { name: "An offer for 200 bags", walk: companyOffer, most: 300 },
] as const;

const shop = await startShop({
  ...{ DATA_DIR: await layMorningShop(), TRUSTED_PROXIES: "127.0.0.1", ...shopAdmin.settings },
});
await troubleCarrier(shop.carrier);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
try {
  const { cookie } = await signIn(shop, "admin");
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  for (const { name: task, walk, most } of walks) {
    const context = await browser.newContext({
      ...{ baseURL: shop.origin, viewport: { width: 360, height: 740 }, hasTouch: true, locale: "en-IN" },
    });
    await context.addCookies([{ name, value, url: shop.origin, httpOnly: true }]);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto("/admin/dashboard/overview");
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    const finger = fingerOn(page);
    await walk(page, finger);
    const { seconds, taps, letters, flicks, screens } = finger.walked;
    const told = `${taps} taps, ${letters} letters, ${flicks} flicks, ${screens} new screens`;
    console.log(`${task}: ${Math.round(seconds)} s of ${most} (${told})`);
    if (seconds > most) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
  await shop.discard();
}
