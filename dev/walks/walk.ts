import type { Browser, Page } from "@playwright/test";
import { type Finger, fingerOn } from "./finger.ts";

/** A task, and the seconds that it may take. */
export interface Walk {
  name: string;
  /** What the phone speaks, and the admin's pages with it; English where nothing is said. */
  locale?: string;
  walk(page: Page, finger: Finger): Promise<void>;
  /** In all, or without what is written in it. */
  most: { seconds: number } | { withoutWriting: number };
}

/** Opens the Dashboard on a phone, does the task, and says what it took. */
export async function walkFromDashboard(
  browser: Browser,
  { origin, cookie }: { origin: string; cookie: string },
  { name: task, walk, most, locale = "en-IN" }: Walk,
): Promise<{ told: string; isTooLong: boolean }> {
  const context = await browser.newContext({
    ...{ baseURL: origin, viewport: { width: 360, height: 740 }, hasTouch: true, locale },
  });
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin, httpOnly: true }]);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto("/admin/dashboard/overview");
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  const finger = fingerOn(page);
  try {
    await walk(page, finger);
  } catch (error) {
    throw new Error(`${task}: the way ends`, { cause: error });
  } finally {
    await context.close();
  }
  const { seconds, writing, taps, letters, flicks, screens } = finger.walked;
  const [held, bound] =
    "seconds" in most ? [seconds, most.seconds] : [seconds - writing, most.withoutWriting];
  const written = "seconds" in most ? "" : ` and ${Math.round(writing)} s of writing`;
  return {
    told: `${task}: ${Math.round(held)} s of ${bound}${written} (${taps} taps, ${letters} letters, ${flicks} flicks, ${screens} new screens)`,
    isTooLong: held > bound,
  };
}
