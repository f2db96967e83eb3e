import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../shop-test.ts";

// Every kind of control answers the pointer, the press and the keyboard with a look of its own.

/** What a person would see of a control's state. */
const look = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const { color, backgroundColor, borderColor, outline, boxShadow, textDecoration } =
      getComputedStyle(element);
    return [color, backgroundColor, borderColor, outline, boxShadow, textDecoration].join(" | ");
  });

async function press(page: Page, control: Locator): Promise<string> {
  await control.hover();
  await page.mouse.down();
  const pressed = await look(control);
  // Let go beside it, so that nothing is done.
  await page.mouse.move(2, 2);
  await page.mouse.up();
  return pressed;
}

const controls: Record<string, Record<string, (page: Page) => Locator>> = {
  "/shop/kohbar-lotus-tote": {
    "the main action": (page) => button(page, "Add to Cart"),
    "a text action": (page) => button(page, "Add to Wishlist"),
    "the stepper's plus": (page) => button(page, /^Increase quantity/),
    "a part that opens": (page) => page.locator("summary").nth(1),
  },
  "/shop": {
    "an outlined button": (page) => button(page, "Add to Cart"),
    "a choice": (page) => page.getByRole("radio", { name: /Limited/ }),
  },
  "/shop?collection=core": {
    "a chip": (page) => page.getByRole("list", { name: "Active filters" }).getByRole("link").first(),
  },
  "/about": { "an icon of the header": (page) => page.getByRole("button", { name: "Search", exact: true }) },
};

/** Fails where the pointer, the press or the keyboard changes nothing that can be seen. */
async function expectStates(page: Page, control: Locator, what: string): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const resting = await look(control);
  await control.hover();
  const hovered = await look(control);
  const pressed = await press(page, control);
  await page.keyboard.press("Shift");
  await control.focus();
  const focused = await look(control);
  expect.soft(hovered, `${what}: hover`).not.toBe(resting);
  expect.soft(pressed, `${what}: pressed`).not.toBe(resting);
  expect.soft(pressed, `${what}: pressed and hover differ`).not.toBe(hovered);
  expect.soft(focused, `${what}: focus`).not.toBe(resting);
}

test("every kind of control shows the pointer, the press and the keyboard", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [path, found] of Object.entries(controls)) {
    await page.goto(path);
    for (const [what, find] of Object.entries(found)) await expectStates(page, find(page), what);
  }
});

test("a field shows the pointer, the keyboard and what is wrong with it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  const field = page.getByRole("main").getByLabel("Full Name", { exact: true });
  const resting = await look(field);
  await field.hover();
  expect(await look(field), "hover").not.toBe(resting);
  await field.focus();
  expect(await look(field), "focus").not.toBe(resting);
  await button(page, "Send Message").click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await page.mouse.move(2, 2);
  await field.blur();
  expect(await look(field), "error").not.toBe(resting);
});

test("a button that can do nothing looks so, and says so", async ({ page }) => {
  await page.goto("/shop");
  const previous = button(page, "Previous");
  await expect(previous).toBeDisabled();
  const next = page.getByRole("main").getByRole("link", { name: "Next" });
  expect(await look(previous)).not.toBe(await look(next));
});

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole("main").getByRole("button", { name, exact: true }).first();
}
