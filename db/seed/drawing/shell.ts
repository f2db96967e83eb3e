import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { PIGMENT } from "./pen/pigments.ts";
import { journey } from "./scenes/journey.ts";
import { lost } from "./scenes/lost.ts";
import { bandTile, empty, emptyCart, fallback, mark } from "./scenes/small.ts";

const FILES: Readonly<Record<string, () => string>> = {
  "favicon.svg": () => mark(),
  "mark.svg": () => mark(),
  "band.svg": bandTile,
  "fallback.svg": fallback,
  "drawings/empty.svg": empty,
  "drawings/error.svg": lost,
  "drawings/cart.svg": emptyCart,
  "drawings/journey-ahead.svg": () => journey("ahead"),
  "drawings/journey-done.svg": () => journey("done"),
};

/** Icon sizes; the mark gets a margin of paper, since phones cut icons to their own shapes. */
const ICONS: Readonly<Record<string, number>> = {
  "icon-192.png": 192,
  "icon-512.png": 512,
  "apple-touch-icon.png": 180,
};

/** Writes the app shell's own drawings and icons into public/. */
export async function writeShellDrawings(): Promise<void> {
  await mkdir("public/drawings", { recursive: true });
  for (const [name, draw] of Object.entries(FILES)) {
    const svg = draw();
    await writeFile(`public/${name}`, `${svg}\n`);
    console.log(`${name}: ${svg.length} bytes`);
  }
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
