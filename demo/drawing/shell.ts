import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { PIGMENT } from "./pen/pigments.ts";
import { journey } from "./scenes/journey.ts";
import { painting } from "./scenes/painting.ts";
import { shareGround } from "./scenes/share.ts";
import { bandTile, fallback, mapFish, mark } from "./scenes/small.ts";
import { STATE_NAMES, stateDrawing } from "./scenes/states.ts";

const FILES: Readonly<Record<string, () => string>> = {
  "favicon.svg": () => mark(),
  "mark.svg": () => mark(),
  "band.svg": bandTile,
  "fallback.svg": fallback,
  "drawings/journey-ahead.svg": () => journey("ahead"),
  "drawings/journey-done.svg": () => journey("done"),
};

/** Icon sizes; the mark gets a margin of paper, since phones cut icons to their own shapes. */
const ICONS: Readonly<Record<string, number>> = {
  "icon-192.png": 192,
  "icon-512.png": 512,
  "apple-touch-icon.png": 180,
};

async function writeSmall(name: string, svg: string, density: number): Promise<void> {
  const { size } = await sharp(Buffer.from(svg), { density })
    .webp({ quality: 44, alphaQuality: 50, effort: 6 })
    .toFile(`public/drawings/${name}.webp`);
  console.log(`drawings/${name}.webp: ${size} bytes`);
}

/** The small pictures of empty and broken states, at twice the size they are shown in on a wide screen. */
async function writeStates(): Promise<void> {
  for (const name of STATE_NAMES) await writeSmall(name, stateDrawing(name), 108);
  await writeSmall("fish", mapFish(), 54);
}

/** What the pictures of shared links are laid on, and what stands on them where a page has no picture. */
async function writeShareArt(): Promise<void> {
  await mkdir("app/pages/art", { recursive: true });
  await sharp(Buffer.from(shareGround()))
    .webp({ quality: 84, effort: 6 })
    .toFile("app/pages/art/share-ground.webp");
  await sharp(Buffer.from(painting("peacock", "bharni", 20)))
    .resize(514, 514)
    .webp({ quality: 70, effort: 6 })
    .toFile("app/pages/art/share-shop.webp");
}

/** Writes the app shell's own drawings and icons into public/. */
export async function writeShellDrawings(): Promise<void> {
  await mkdir("public/drawings", { recursive: true });
  for (const [name, draw] of Object.entries(FILES)) {
    const svg = draw();
    await writeFile(`public/${name}`, `${svg}\n`);
    console.log(`${name}: ${svg.length} bytes`);
  }
  await writeStates();
  await writeShareArt();
  for (const [name, size] of Object.entries(ICONS)) {
    const inner = Math.round(size * 0.76);
    const margin = Math.round((size - inner) / 2);
    const input = await sharp(Buffer.from(mark()), { density: 144 }).resize(inner, inner).png().toBuffer();
    const sheet = { width: size, height: size, channels: 3, background: PIGMENT.paper } as const;
    await sharp({ create: sheet })
      .composite([{ input, left: margin, top: margin }])
      .png({ palette: true })
      .toFile(`public/${name}`);
  }
}
