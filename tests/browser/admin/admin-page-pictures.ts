import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "../shop-test.ts";

/** A file as a chooser hands it over. */
export const pictureFile = async (name: string, colour = "#A6342B") => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

export const fileOf = (name: string, mimeType: string, content: string | number) => ({
  name,
  mimeType,
  buffer: typeof content === "number" ? Buffer.alloc(content) : Buffer.from(content),
});

/** Leaves a form that has a draft with pictures, and opens it again: the words are back, the pictures not. */
export async function leaveAndComeBack(page: Page, addNew: string): Promise<void> {
  let asked = "";
  page.once("dialog", async (question) => {
    asked = question.message();
    await question.accept();
  });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(asked).toBe("Leave without saving? Your draft is kept, without its pictures.");
  await page.getByRole("link", { name: addNew }).click();
  await expect(page.getByText("Your draft is back, without its pictures.")).toBeVisible();
}
