import type { Page } from "@playwright/test";
import { adminPage } from "../../form-of.ts";
import { expect, test } from "./admin-pages.ts";

// What a page looks like beside a field must not hang on what is typed there: on a phone each letter would
// take longer than a frame.

test.use({ viewport: { width: 390, height: 844 } });

/** The field itself and the form's choices, of the thousands that a form above a list has. */
const most = 40;
const letters = "lotustote";

async function styledPerLetter(page: Page, label: string): Promise<number> {
  const field = page.getByRole("main").getByLabel(label, { exact: true }).first();
  await field.click();
  // The first letters wake what waits for them.
  await field.pressSequentially(letters);
  const styled = await styledElements(page, async () => {
    for (const letter of letters) {
      await field.press(letter);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    }
  });
  return styled / letters.length;
}

for (const [form, path, label] of [
  ["a product", `${adminPage}?new`, "Name"],
  ["an artisan", "/admin/dashboard/artisans?new", "Name"],
  ["an order by phone", "/admin/dashboard/orders/new", "Full Name"],
  ["a discount", "/admin/dashboard/discounts?new", "Title"],
] as const) {
  test(`a letter in the form of ${form} styles its field, and not the page`, async ({ page }) => {
    await page.goto(path);
    const styled = await styledPerLetter(page, label);
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThan(most);
  });
}

/** How many elements the browser styled anew while something was done, by its own trace. */
async function styledElements(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let styled = 0;
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) styled += elementsIn(event);
  });
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  await act();
  await session.send("Tracing.end");
  await ended;
  await session.detach();
  return styled;
}

function elementsIn(event: { name?: unknown; args?: { elementCount?: unknown } }): number {
  return event.name === "UpdateLayoutTree" ? Number(event.args?.elementCount) : 0;
}
