import { type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumPath, quietFlags } from "../tests/browser/chromium.ts";
import type { RunningShop } from "../tests/running-shop.ts";
import { signIn } from "../tests/sign-in.ts";
import { median, type Row } from "./measure.ts";

const letters = "lotustotebag";
const rounds = 5;
/** What a browser's clock and the page's other work may add. */
const tolerance = 0.3;

/**
 * What a letter costs in styling the page anew, in the form of a product and in the one to write to the shop;
 * the median of five words each.
 */
export async function benchTyping(shop: RunningShop): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const { cookie } = await signIn(shop, "admin");
    const [name = "", value = ""] = cookie.split("=", 2);
    await context.addCookies([{ name, value, url: shop.origin }]);
    const contact = await styledPerLetter(context, `${shop.origin}/contact`, "message");
    const product = await styledPerLetter(context, `${shop.origin}/admin/dashboard/products?new`, "name");
    const bound = contact + tolerance;
    return [
      {
        what: `Style work per letter in the form of a product (contact form: ${contact.toFixed(2)} ms)`,
        measured: `${product.toFixed(2)} ms`,
        bound: `<= ${bound.toFixed(2)} ms`,
        holds: product <= bound,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Milliseconds. The first word wakes what waits for it. */
async function styledPerLetter(context: BrowserContext, address: string, field: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.locator(`main [name=${field}]`).first().click();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await typeWord(page);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await styledIn(session);
    await typeWord(page);
    times.push((await styledIn(session)) - before);
  }
  await page.close();
  return median(times) / letters.length;
}

async function typeWord(page: Page): Promise<void> {
  for (const letter of letters) {
    await page.keyboard.press(letter);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  }
}

async function styledIn(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "RecalcStyleDuration")?.value ?? 0);
}
