import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What every page must keep to by law; without tags, axe's advice counts as well. */
export const wcagTags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/**
 * Fails with what axe finds on the page as it stands. A page without frames is looked at by its older mode,
 * within the page itself; otherwise axe opens one of its own to put together what it found in each frame,
 * which takes twice as long.
 */
export async function expectAccessible(page: Page, tags?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`);
  expect.soft(found).toEqual([]);
}

/** As `expectAccessible`, and nothing is wider than the screen. */
export async function expectSound(page: Page, tags?: string[]): Promise<void> {
  await expectAccessible(page, tags);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0);
}

/**
 * As `expectSound`, of a page that stands open, at a phone's, a tablet's and a desktop's width: opening it
 * again for each costs more.
 */
export async function expectSoundAtWidths(
  page: Page,
  widths: readonly number[],
  tags?: string[],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Where a page happens to stand after that, its header may cover half a field.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectSound(page, tags);
  }
}
