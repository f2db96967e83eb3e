import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { fillAddress } from "../tests/browser/checkout/shopper.ts";
import { chromiumPath, quietFlags } from "../tests/browser/chromium.ts";
import { median, type Row } from "./measure.ts";

/**
 * The most that a press may take until its effect is painted, on a phone four times slower than this machine;
 * ms.
 */
const most = 100;
const rounds = 5;

interface Interaction {
  what: string;
  path: string;
  before?(page: Page): Promise<void>;
  press(page: Page, round: number): Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();

const interactions = (product: string): Interaction[] => [
  { what: "adding to the cart", path: product, press: (page) => button(page, "Add to Cart").click() },
  {
    what: "choosing a filter",
    path: "/shop",
    press: (page, round) =>
      page
        .locator("main input[type=radio]")
        .nth(1 + (round % 2))
        .click(),
  },
  {
    what: "going a step on in the checkout",
    path: "/checkout",
    before: (page) => fillAddress(page),
    press: (page, round) => button(page, round % 2 === 0 ? "Next" : "Previous").click(),
  },
];

/**
 * The time from a press to the next paint (Event Timing), CPU four times slower; the median of five presses
 * each.
 */
export async function benchInteractions(origin: string, product: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const rows: Row[] = [];
    for (const one of interactions(product)) rows.push(await measured(context, origin, one));
    return rows;
  } finally {
    await browser.close();
  }
}

async function measured(context: BrowserContext, origin: string, one: Interaction): Promise<Row> {
  const page = await openSlowly(context, origin + one.path);
  await one.before?.(page);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(await timeOf(page, () => one.press(page, round)));
  await page.close();
  const time = median(times);
  return {
    what: `From the press to the paint, CPU four times slower: ${one.what} (median of ${rounds})`,
    measured: `${Math.round(time)} ms`,
    bound: `<= ${most} ms`,
    holds: time <= most,
  };
}

async function openSlowly(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

/**
 * The longest of the events of one press, until its effect is painted. Shorter ones than a frame count as 16
 * ms.
 */
async function timeOf(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(watchEvents);
  await press();
  await page.waitForLoadState("networkidle");
  // The browser tells of an event after its paint.
  await page.waitForTimeout(500);
  return page.evaluate(() => Number(document.documentElement.dataset.longest));
}

/**
 * Runs in the page: keeps the longest event of a press on the document. Only a press has an interaction's
 * number.
 */
function watchEvents(): void {
  const { dataset } = document.documentElement;
  dataset.longest = "16";
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isPress = "interactionId" in entry && Number(entry.interactionId) > 0;
      if (isPress) dataset.longest = String(Math.max(Number(dataset.longest), entry.duration));
    }
  });
  const every: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
  };
  watcher.observe(every);
}
