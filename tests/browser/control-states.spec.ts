import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./shop-test.ts";

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

const controls: readonly { what: string; path: string; find(page: Page): Locator }[] = [
  { what: "the main action", path: product(), find: (page) => button(page, "Add to Cart") },
  { what: "a text action", path: product(), find: (page) => button(page, "Add to Wishlist") },
  { what: "the stepper's plus", path: product(), find: (page) => button(page, /^Increase quantity/) },
  { what: "a part that opens", path: product(), find: (page) => page.locator("summary").nth(1) },
  { what: "an outlined button", path: "/shop", find: (page) => button(page, "Add to Cart") },
  { what: "a choice", path: "/shop", find: (page) => page.getByRole("radio", { name: /Limited/ }) },
  {
    what: "a chip",
    path: "/shop?collection=core",
    find: (page) => page.getByRole("list", { name: "Active filters" }).getByRole("link").first(),
  },
  {
    what: "an icon of the header",
    path: "/about",
    find: (page) => page.getByRole("button", { name: "Search", exact: true }),
  },
];

for (const { what, path, find } of controls) {
  test(`${what} shows the pointer, the press and the keyboard`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const control = find(page);
    await control.scrollIntoViewIfNeeded();
    const resting = await look(control);
    await control.hover();
    const hovered = await look(control);
    const pressed = await press(page, control);
    await page.keyboard.press("Shift");
    await control.focus();
    const focused = await look(control);
    expect(hovered, "hover").not.toBe(resting);
    expect(pressed, "pressed").not.toBe(resting);
    expect(pressed, "pressed and hover differ").not.toBe(hovered);
    expect(focused, "focus").not.toBe(resting);
  });
}

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

function product(): string {
  return "/shop/kohbar-lotus-tote";
}

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole("main").getByRole("button", { name, exact: true }).first();
}
