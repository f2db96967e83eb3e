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
export async function expectAccessible(page: Page, rules: Rules = "law", isAgain = false): Promise<void> {
  for (const frame of page.frames()) expect.soft(await violationsIn(frame, rules, isAgain)).toEqual([]);
}

type AxePage = Window & typeof globalThis & { axe: typeof axeCore; shownBefore?: Set<Element> };

/**
 * The rules that a frame breaks, each with the first element that does; axe is put into it once. When it
 * looks again, at another width, it looks at what was not shown before.
 */
async function violationsIn(frame: Frame, rules: Rules, isAgain: boolean): Promise<string[]> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeScript);
  const look = async ({ runOnly, isAtAnotherWidth }: { runOnly?: string[]; isAtAnotherWidth: boolean }) => {
    const page = window as AxePage;
    // Half way from one colour to another nothing has the contrast that it will have.
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const shown = [...document.querySelectorAll("*")].filter((each) => each.checkVisibility());
    const before = isAtAnotherWidth ? page.shownBefore : undefined;
    const added = new Set(shown.filter((each) => !before?.has(each)));
    page.shownBefore = new Set([...(before ?? []), ...shown]);
    if (added.size === 0) return [];
    const isOuter = ({ parentElement: above }: Element) => !above || !added.has(above);
    const include = before ? [...added].filter(isOuter) : [];
    const options = { runOnly, resultTypes: ["violations" as const], iframes: false };
    const { violations } = await page.axe.run({ include }, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };
  const found = await frame.evaluate(look, { runOnly: tags[rules], isAtAnotherWidth: isAgain });
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
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    // Where a page happens to stand after that, its header may cover half a field.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, rules, at > 0);
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
