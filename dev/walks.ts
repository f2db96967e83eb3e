/**
 * `npm run walks`: an owner's tasks done on a phone's screen of 360 px, from the admin's first page to the
 * last notice, with what each would take somebody with one thumb: taps, letters, flicks, screens and seconds.
 * `npm run walks -- price` does those whose names have that word.
 */
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath, quietFlags } from "../tests/browser/chromium.ts";
import { startShop } from "../tests/running-shop.ts";
import { shopAdmin, signIn } from "../tests/sign-in.ts";
import { companyOffer } from "./walks/company-offer.ts";
import { dailyJobs } from "./walks/daily/daily-jobs.ts";
import { layDailyShop } from "./walks/daily/daily-shop.ts";
import { diwaliSale } from "./walks/diwali-sale.ts";
import { embroideredTote } from "./walks/embroidered-tote.ts";
import { layMakingShop } from "./walks/making-shop.ts";
import { bagsOverForty, checkForty } from "./walks/making-walks.ts";
import { monthsEnd } from "./walks/months-end.ts";
import { layMorningShop, troubleCarrier } from "./walks/morning-shop.ts";
import { ownerMorning } from "./walks/owner-morning.ts";
import { layPayShop } from "./walks/pay-shop.ts";
import { type Walk, walkFromDashboard } from "./walks/walk.ts";

const wanted = process.argv[2]?.toLowerCase() ?? "";

/** What each task may take, in seconds: the long ones in all, the daily ones without their writing. */
const groups: readonly { lay(): Promise<string>; walks: readonly Walk[] }[] = [
  {
    lay: layMorningShop,
    walks: [
      { name: "A morning of 30 orders", walk: ownerMorning, most: { seconds: 900 } },
      { name: "A Diwali sale", walk: diwaliSale, most: { seconds: 300 } },
      { name: "A tote in three sizes with a name on it", walk: embroideredTote, most: { seconds: 300 } },
      { name: "An offer for 200 bags", walk: companyOffer, most: { seconds: 300 } },
    ],
  },
  {
    lay: layMakingShop,
    walks: [
      { name: "200 bags over 40 makers", walk: bagsOverForty, most: { seconds: 600 } },
      { name: "The work of 40 makers looked at", walk: checkForty, most: { seconds: 40 * 5 } },
    ],
  },
  {
    lay: layPayShop,
    walks: [
      { name: "The month's end of 12 makers", walk: monthsEnd, locale: "hi-IN", most: { seconds: 240 } },
    ],
  },
  { lay: layDailyShop, walks: dailyJobs.map((job) => ({ ...job, most: { withoutWriting: 60 } })) },
];

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
try {
  for (const { lay, walks } of groups) {
    const chosen = walks.filter(({ name }) => name.toLowerCase().includes(wanted));
    if (chosen.length > 0) await walkAll(browser, await lay(), chosen);
  }
} finally {
  await browser.close();
}

/** One after the other in one shop, each in a browser of its own. */
async function walkAll(browser: Browser, dataDir: string, walks: readonly Walk[]): Promise<void> {
  // A demo shop's provider can give back what was paid before.
  const settings = { SEED: "demo", TRUSTED_PROXIES: "127.0.0.1", ...shopAdmin.settings };
  const shop = await startShop({ DATA_DIR: dataDir, ...settings });
  try {
    await troubleCarrier(shop.carrier);
    const { cookie } = await signIn(shop, "admin");
    for (const walk of walks) {
      const { told, isTooLong } = await walkFromDashboard(browser, { origin: shop.origin, cookie }, walk);
      console.log(told);
      if (isTooLong) process.exitCode = 1;
    }
  } finally {
    await shop.discard();
  }
}
