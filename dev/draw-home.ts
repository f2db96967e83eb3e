/** Renders the home page's drawings into app/storefront/art: node dev/draw-home.ts, after a change to the scenes. */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { drawScene, type SceneName } from "../db/seed/drawing/draw.ts";

const folder = "app/storefront/art";

/** Widths for one device pixel and for more. */
const scenes: readonly { name: SceneName; widths: readonly number[] }[] = [
  { name: "hero-tall", widths: [560, 960] },
  { name: "hero-wide", widths: [480, 750, 1080] },
  { name: "panel-core", widths: [320, 640] },
  { name: "panel-artisanal", widths: [320, 640] },
  { name: "panel-limited", widths: [320, 640] },
];

await mkdir(folder, { recursive: true });
for (const { name, widths } of scenes) {
  const drawn = sharp(Buffer.from(drawScene(name)), { density: 144 });
  for (const width of widths) {
    const scene = drawn.clone().resize(width);
    const avif = await scene.clone().avif({ quality: 42, effort: 7 }).toBuffer();
    const webp = await scene.clone().webp({ quality: 62, effort: 6 }).toBuffer();
    await writeFile(`${folder}/${name}-${width}.avif`, avif);
    await writeFile(`${folder}/${name}-${width}.webp`, webp);
    console.log(`${name} ${width}: ${avif.length} bytes AVIF, ${webp.length} bytes WebP`);
  }
}
