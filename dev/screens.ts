/**
 * `npm run screens`: pictures of every page of the shop, small, into docs/screens. Names choose some of them;
 * `--to FOLDER` keeps them as large as the screen; `--widths 320,1920` takes others than the usual three.
 */
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumPath, quietFlags } from "../tests/browser/chromium.ts";
import { startShop } from "../tests/running-shop.ts";
import { shopAdmin } from "../tests/sign-in.ts";
import { hindiScreens } from "./screens/hindi-screens.ts";
import { hindiOwnerScreens, ownerScreens } from "./screens/owner-screens.ts";
import { prepareShop } from "./screens/prepare-shop.ts";
import { accountScreens, buyingScreens } from "./screens/private-screens.ts";
import { publicScreens } from "./screens/public-screens.ts";
import { type Album, takePicture } from "./screens/take-pictures.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: "string" }, widths: { type: "string", default: "360,768,1440" } },
});
const widths = values.widths.split(",").map(Number);
const kept = "docs/screens/pages";
const scales: Record<number, number> = { 360: 0.6, 768: 0.4, 1440: 0.3 };
const all = [publicScreens, buyingScreens, accountScreens, hindiScreens, ownerScreens, hindiOwnerScreens];
const screens = all.flat().filter(({ name }) => positionals.length === 0 || positionals.includes(name));

/** Its check digit fits; no PAN of India has four zeros. Without one the books would be empty. */
const inventedGstin = "10AABFJ0000A1ZX";

// Many forms are sent in a row: the shop believes whoever says where they come from.
const settings = { TRUSTED_PROXIES: "127.0.0.1", SHOP_GSTIN: inventedGstin, ...shopAdmin.settings };
const shop = await startShop(settings);
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...quietFlags, "--font-render-hinting=none"],
});
try {
  if (!values.to && positionals.length === 0) await rm(kept, { recursive: true, force: true });
  const album: Album = {
    browser,
    ...(await prepareShop(browser, shop)),
    fileOf: ({ name }, width) => `${values.to ?? kept}/${name}-${width}.webp`,
    scaleOf: (width) => (values.to ? 1 : (scales[width] ?? 0.3)),
  };
  for (const screen of screens)
    for (const width of widths)
      if (width < (screen.below ?? Number.POSITIVE_INFINITY))
        await takePicture(album, screen, width).catch((error: unknown) => {
          console.error(`${screen.name} at ${width} px:`, error);
          process.exitCode = 1;
        });
  console.log(`${screens.length} pages, kept in ${values.to ?? kept}.`);
} finally {
  await browser.close();
  await shop.discard();
}
