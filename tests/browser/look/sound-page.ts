import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Frame, type Page } from "@playwright/test";
import type * as axeCore from "axe-core";
import { expectRoomy } from "../roomy-page.ts";

const axeScript = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** What every page must keep to by law; axe's advice is all of its rules. */
const tags = { law: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"], advice: undefined };
type Rules = keyof typeof tags;

/** Fails with what axe finds on the page as it stands, and in its frames. */
export async function expectAccessible(page: Page, rules: Rules = "law"): Promise<void> {
  for (const frame of page.frames()) expect.soft(await violationsIn(frame, rules)).toEqual([]);
}

/** The rules that a frame breaks, each with the first element that does; axe is put into it once. */
async function violationsIn(frame: Frame, rules: Rules): Promise<string[]> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeScript);
  const found = await frame.evaluate(async (runOnly) => {
    const { axe } = window as Window & typeof globalThis & { axe: typeof axeCore };
    // Half way from one colour to another nothing has the contrast that it will have.
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const { violations } = await axe.run({ runOnly, resultTypes: ["violations"], iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, tags[rules]);
  return found.map((violation) => `${frame.url()} ${violation}`);
}

export async function expectNoWider(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0);
}

/**
 * Axe finds nothing on a page that stands open, by the law or by its advice as well, and nothing is wider
 * than the screen, at each of these widths: opening it again for each costs more.
 */
export async function expectSound(
  page: Page,
  widths: readonly number[] = [360, 1280],
  rules: Rules = "law",
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Where a page happens to stand after that, its header may cover half a field.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, rules);
    await expectNoWider(page);
  }
  if (before) await page.setViewportSize(before);
}

/** The same, and at a phone's width everything is large enough for a finger. */
export async function expectFit(page: Page, rules: Rules = "law"): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expectRoomy(page);
  await expectSound(page, [360, 1280], rules);
}
