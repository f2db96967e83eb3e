import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { hydrated, type Visitors } from "./prepare-shop.ts";
import type { Prepared, Screen } from "./screen.ts";

export interface Album {
  browser: Browser;
  prepared: Prepared;
  visitors: Visitors;
  /** Where a picture goes, and how much smaller than the screen it is kept. */
  fileOf(screen: Screen, width: number): string;
  scaleOf(width: number): number;
}

const heights = (width: number): number => (width < 600 ? 740 : 900);
/** Longer pages are cut off: a picture is there to be looked at. */
const longest = 5000;

/** One page at one width, in a browser of its own, kept as WebP. */
export async function takePicture(album: Album, screen: Screen, width: number): Promise<void> {
  const { browser, prepared, visitors } = album;
  const context = await browser.newContext({
    baseURL: prepared.origin,
    storageState: visitors[screen.as ?? "guest"],
    viewport: { width, height: heights(width) },
    locale: screen.locale ?? "en-IN",
    reducedMotion: "reduce",
  });
  try {
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    await page.goto(typeof screen.path === "string" ? screen.path : screen.path(prepared));
    await hydrated(page);
    await screen.act?.(page, prepared);
    await settle(page, !screen.isWindow);
    const shot = await page.screenshot({ fullPage: !screen.isWindow });
    await keep(shot, album.fileOf(screen, width), width, album.scaleOf(width));
  } finally {
    await context.close();
  }
}

/** Everything fetched and drawn, the pictures far down included. */
async function settle(page: Page, isWhole: boolean): Promise<void> {
  await page.evaluate(async (isWhole) => {
    for (const image of document.images) image.loading = "eager";
    // What stays in sight while a page moves would stand in the middle of a picture of the whole.
    if (isWhole) scrollTo(0, 0);
    if (isWhole)
      for (const dock of document.querySelectorAll<HTMLElement>(".dock")) dock.style.position = "static";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  }, isWhole);
  await page.waitForLoadState("networkidle");
}

async function keep(shot: Buffer, file: string, width: number, scale: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const { height } = await sharp(shot).metadata();
  await sharp(shot)
    .extract({ left: 0, top: 0, width, height: Math.min(height, longest) })
    .resize({ width: Math.round(width * scale) })
    .webp({ quality: scale === 1 ? 80 : 48, effort: 6, smartSubsample: true })
    .toFile(file);
}
