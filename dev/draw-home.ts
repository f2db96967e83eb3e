/**
 * Renders the drawings of the home and the business page into app/storefront/art: node dev/draw-home.ts,
 * after a change to the scenes.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { drawScene, type SceneName } from "@jhola/demo/drawing/draw.ts";
import sharp from "sharp";

const folder = "app/storefront/art";

/** Widths for one device pixel and for more. */
const scenes: readonly { name: SceneName; widths: readonly number[]; quality?: number }[] = [
  { name: "hero-tall", widths: [560, 960] },
  // What a phone's first screen waits for, in two of its pixels for one of the page's.
  { name: "hero-wide", widths: [480, 640, 800, 1080], quality: 26 },
  { name: "panel-core", widths: [320, 640] },
  { name: "panel-artisanal", widths: [320, 640] },
  { name: "panel-limited", widths: [320, 640] },
  { name: "panel-about", widths: [320, 640, 960] },
  { name: "panel-trade", widths: [320, 640, 960] },
  { name: "b2b-conference", widths: [320, 640] },
  { name: "b2b-wedding", widths: [320, 640] },
  { name: "b2b-team", widths: [320, 640] },
  { name: "b2b-bookshop", widths: [320, 640] },
  { name: "b2b-festival", widths: [320, 640] },
  { name: "b2b-hotel", widths: [320, 640] },
];

/** All of them, or those whose names begin with a word of the command line. */
const asked = process.argv.slice(2);
const wanted = scenes.filter(({ name }) => asked.length === 0 || asked.some((word) => name.startsWith(word)));

await mkdir(folder, { recursive: true });
for (const { name, widths, quality = 32 } of wanted) {
  const drawn = sharp(Buffer.from(drawScene(name)), { density: 144 });
  for (const width of widths) {
    const scene = drawn.clone().resize(width);
    const avif = await scene.clone().avif({ quality, effort: 9 }).toBuffer();
    const webp = await scene.clone().webp({ quality: 62, effort: 6 }).toBuffer();
    await writeFile(`${folder}/${name}-${width}.avif`, avif);
    await writeFile(`${folder}/${name}-${width}.webp`, webp);
    console.log(`${name} ${width}: ${avif.length} bytes AVIF, ${webp.length} bytes WebP`);
  }
}
