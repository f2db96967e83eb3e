import type { Page } from "@playwright/test";
import sharp from "sharp";
import { answer, expect } from "../shop-test.ts";

/** A file as a chooser hands it over. */
export const fileOf = (name: string, mimeType: string, content: string | Buffer) => {
  return { name, mimeType, buffer: Buffer.from(content) };
};

export async function pictureFile(name: string, background = "#A6342B") {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background } });
  return fileOf(name, "image/png", await picture.png().toBuffer());
}

/** Leaves a form that has a draft with pictures, and opens it again: the words are back, the pictures not. */
export async function leaveAndComeBack(page: Page, addNew: string): Promise<void> {
  await page.keyboard.press("Escape");
  expect(await answer(page, "Leave")).toBe("Leave without saving? Your draft is kept, without its pictures.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: addNew }).click();
  await expect(page.getByText("Your draft is back, without its pictures.")).toBeVisible();
}
