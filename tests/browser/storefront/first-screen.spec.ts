// The suite's own `goto` waits for the client script, which comes after the first screen.
import { expect, type Page, test } from "@playwright/test";

const farBelow = /\/panel-|\/files\/(product|artisan)_images\/|\/review-photos\//;

/** Pictures that come late are asked for with the first frame in which the page has its looks. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => getComputedStyle(document.body).margin === "0px");
  await page.waitForFunction(() =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => true),
  );
}

/**
 * Notes as `shifts` what moves from now on. By now the fonts have come: what stands beside a word may have
 * moved by the few pixels in which its substitute differs, when the machine was slow to bring them.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    const watch = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    watch.observe({ type: "layout-shift" });
  });
}

/**
 * Opens the home page while its large drawing is still on the way; answers what is asked for, and lets the
 * drawing come.
 */
async function openHalfway(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const { promise: held, resolve: come } = Promise.withResolvers<void>();
  await page.route(/hero-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect.poll(() => asked.some((path) => path.includes("/hero-"))).toBe(true);
  return { pictures: () => asked.filter((path) => farBelow.test(path)).length, come };
}

test.use({ viewport: { width: 360, height: 740 } });

test("pictures far below wait until the first screen has come", async ({ page }) => {
  // The four seconds after which everything is shown anyway never pass.
  await page.addInitScript(() => {
    const begin = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (act: () => void, ms = 0) => (ms === 4000 ? 0 : begin(act, ms)) });
  });
  const { pictures, come } = await openHalfway(page);
  await drawn(page);
  expect(pictures()).toBe(0);
  come();
  await expect.poll(pictures).toBeGreaterThan(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-opening");
});

test("a product's other pictures wait for the first one, and nothing moves then", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const first = Promise.withResolvers<void>();
  await page.route(/\/front_/, async (route) => {
    await first.promise;
    await route.continue();
  });
  await page.goto("/shop/kohbar-lotus-tote", { waitUntil: "domcontentloaded" });
  await drawn(page);
  const others = () => asked.filter((path) => farBelow.test(path) && !path.includes("/front_"));
  expect(others()).toEqual([]);
  await watchShifts(page);
  first.resolve();
  await expect.poll(() => others().join()).toMatch(/detail_.*maker_.*artisan_images/s);
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
});

test("whoever moves on before that sees everything", async ({ page }) => {
  const { pictures, come } = await openHalfway(page);
  await page.mouse.wheel(0, 1200);
  await expect.poll(pictures).toBeGreaterThan(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-opening");
  come();
});

test("whoever comes to a place within the page sees everything", async ({ page }) => {
  await page.goto("/shop/kohbar-lotus-tote#picture-2", { waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).not.toHaveAttribute("data-opening");
});

test("nothing turns before the client script runs: a frame would wait for painting", async ({ page }) => {
  // Without its files the client script never runs, and the user icon never knows its session.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/");
  await expect(page.locator("header .spin")).toBeVisible();
  const turning = () => page.evaluate(() => document.getAnimations().length);
  expect(await turning()).toBe(0);
  await page.evaluate(() => document.documentElement.setAttribute("data-hydrated", ""));
  expect(await turning()).toBe(1);
});

test("the client script is asked for after the first paint, however early it loaded", async ({ page }) => {
  // On a quick machine `load` comes before the first frame is seen. Here the paint is told of when the test
  // says so.
  await page.addInitScript(() => {
    const begin = window.setTimeout.bind(window);
    const Watched = window.PerformanceObserver;
    const told: (() => void)[] = [];
    class Held extends Watched {
      constructor(seen: PerformanceObserverCallback) {
        super((entries, observer) => told.push(() => seen(entries, observer)));
      }
    }
    Object.assign(window, {
      setTimeout: (act: () => void, ms = 0) => (ms === 4000 ? 0 : begin(act, ms)),
      PerformanceObserver: Held,
      painted: () => told.splice(0).map((tell) => tell()).length,
    });
  });
  const scripts: string[] = [];
  page.on("request", (request) => /\/assets\/.*\.js$/.test(request.url()) && scripts.push(request.url()));
  await page.goto("/");
  await drawn(page);
  await drawn(page);
  expect(scripts).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, "painted")())).toBeGreaterThan(0);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing waits", async ({ page }) => {
    const { pictures, come } = await openHalfway(page);
    await expect.poll(pictures).toBeGreaterThan(0);
    come();
  });
});
