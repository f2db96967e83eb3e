import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What every page must keep to by law; without tags, axe's advice counts as well. */
export const wcagTags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/**
 * Fails with what axe finds on the page as it stands. Without frames it runs within the page alone; with them in each, and
 * puts together what it found in a page of its own, which takes twice as long.
 */
export async function expectAccessible(page: Page, tags?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`);
  expect(found).toEqual([]);
}

/** As `expectAccessible`, and nothing is wider than the screen. */
export async function expectSound(page: Page, tags?: string[]): Promise<void> {
  await expectAccessible(page, tags);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
