/**
 * Contact sheets for looking at, written to .cache/sheet: node db/seed/drawing/sheet.ts [name of a sheet]…
 * With the name `shell` it writes the app shell's drawings in public/ anew.
 */
import { mkdir } from "node:fs/promises";
import sharp, { type OverlayOptions } from "sharp";
import {
  drawBanner,
  drawPainting,
  drawPortrait,
  drawProduct,
  drawScene,
  SCENE_SIZES,
  type SceneName,
} from "./draw.ts";
import { nth, range } from "./geometry/point.ts";
import { MOTIFS } from "./motifs/motifs.ts";
import type { Palette, Style } from "./pen/paint.ts";
import { type ProductArt, SILHOUETTES } from "./products/product.ts";
import { writeShellDrawings } from "./shell.ts";

const FOLDER = ".cache/sheet";
const TILE = Number(process.env.TILE ?? 400);
const STYLES: readonly Style[] = ["bharni", "kachni", "kohbar", "bharni", "godna", "tantrik"];
const PALETTES: readonly Palette[] = [
  "natural",
  "geru",
  "indigo",
  "turmeric",
  "natural",
  "leaf",
  "rose",
  "palash",
  "black",
];

function example(i: number): ProductArt {
  const [silhouette, motif] = [nth(SILHOUETTES, i), nth(MOTIFS, i * 5 + Math.floor(i / 12))];
  return {
    silhouette,
    motif,
    style: nth(STYLES, i + Math.floor(i / 16)),
    fabric: nth(PALETTES, i * 4 + Math.floor(i / 9)),
    seed: i,
  };
}

const SHEETS: Readonly<Record<string, () => readonly (() => string)[]>> = {
  motifs: () =>
    MOTIFS.flatMap((motif) =>
      STYLES.slice(0, 2).map((style, i) => () => drawPainting({ motif, style, seed: i })),
    ),
  products: () => range(48, (i) => () => drawProduct(example(i), "front")),
  details: () => range(24, (i) => () => drawProduct(example(i * 2), "detail")),
  "in-use": () => range(16, (i) => () => drawProduct(example(i), "in-use")),
  maker: () => range(8, (i) => () => drawProduct(example(i * 2), "maker")),
  people: () =>
    range(12, (i) => () => drawPortrait({ seed: i, motif: nth(MOTIFS, i), palette: nth(PALETTES, i) })),
  paintings: () =>
    range(16, (i) => () => drawPainting({ motif: nth(MOTIFS, i), style: nth(STYLES, i + 2), seed: i })),
  banners: () => MOTIFS.map((motif, i) => () => drawBanner({ motif, seed: i })),
  scenes: () => Object.keys(SCENE_SIZES).map((name) => () => drawScene(isScene(name) ? name : "mark")),
};

function isScene(name: string): name is SceneName {
  return name in SCENE_SIZES;
}

async function sheet(name: string, pictures: readonly (() => string)[]): Promise<void> {
  const columns = Math.ceil(Math.sqrt(pictures.length * 1.3));
  let [drawn, encoded, largest, slowest] = [0, 0, 0, 0];
  const tiles: OverlayOptions[] = [];
  for (const [i, picture] of pictures.entries()) {
    const start = performance.now();
    const svg = picture();
    const middle = performance.now();
    const png = await sharp(Buffer.from(svg)).png().toBuffer();
    const end = performance.now();
    drawn += middle - start;
    encoded += end - middle;
    slowest = Math.max(slowest, end - middle);
    largest = Math.max(largest, svg.length);
    const input = await sharp(png)
      .resize(TILE - 8, TILE - 8, { fit: "inside" })
      .png()
      .toBuffer();
    tiles.push({ input, left: (i % columns) * TILE, top: Math.floor(i / columns) * TILE });
  }
  const rows = Math.ceil(pictures.length / columns);
  const size = { width: columns * TILE, height: rows * TILE, channels: 3, background: "#ffffff" } as const;
  await sharp({ create: size }).composite(tiles).png().toFile(`${FOLDER}/${name}.png`);
  const mean = (ms: number) => `${Math.round(ms / pictures.length)} ms`;
  console.log(
    `${name}: ${pictures.length} pictures, mean draw ${mean(drawn)}, mean png ${mean(encoded)}, slowest png ${Math.round(slowest)} ms, largest ${Math.round(largest / 1024)} KB`,
  );
}

await mkdir(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
if (wanted.includes("shell")) await writeShellDrawings();
for (const [name, pictures] of Object.entries(SHEETS)) {
  if (wanted.length === 0 || wanted.includes(name)) await sheet(name, pictures());
}
