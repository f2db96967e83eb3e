import type { Locator, Page } from "@playwright/test";
import type { Finger } from "../finger.ts";

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("heading", { level: 1, name });
export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name, exact: true });

/** By a line of what the Dashboard says is to be done. */
export async function follow(page: Page, finger: Finger, line: string, title: string): Promise<void> {
  await finger.reads(heading(page, "Dashboard"));
  await finger.tap(page.getByRole("link", { name: line, exact: true }));
  await finger.reads(heading(page, title));
}

/** By the search that stands on every page; the first that has such words is opened. */
export async function find(
  page: Page,
  finger: Finger,
  { typed, found }: { typed: string; found: string | RegExp },
): Promise<void> {
  await finger.reads(heading(page, "Dashboard"));
  await finger.tap(page.getByRole("link", { name: "Search", exact: true }).first());
  const dialog = page.getByRole("dialog", { name: "Search" });
  await finger.reads(dialog);
  await finger.types(dialog.getByRole("searchbox"), typed);
  const line = dialog.getByRole("listitem").filter({ hasText: found }).first();
  await finger.reads(line);
  await finger.tap(line.getByRole("link"));
}
