/**
 * Contact sheets for looking at: `npm run sheet [name]…`. Large ones go to .cache/sheet, small ones to
 * docs/sheets. `npm run sheet shell` writes the app shell's drawings in public/ anew instead.
 */
import { mkdir } from "node:fs/promises";
import sharp, { type OverlayOptions } from "sharp";
import {
  BAND_KINDS,
  drawBands,
  drawFillers,
  drawPainting,
  drawScene,
  MOTIFS,
  SCENE_NAMES,
} from "../drawing/draw.ts";
import { writeShellDrawings } from "../drawing/shell.ts";
import { openDrawnPictures } from "./draw-once.ts";
import { type SeedPicture, seedPictures } from "./seed-pictures.ts";

const large = ".cache/sheet";
const small = "docs/sheets";
const tileSize = 400;

interface Sheet {
  columns: number;
  /** Width and quality of a tile on the small sheet; together the small sheets stay below 600 KB. */
  smallTile: number;
  quality: number;
  drawings: readonly Drawing[];
}

type Drawing = () => Promise<Uint8Array>;

const drawn = await openDrawnPictures(process.cwd());

/** The seed's pictures come from the cache that the seed fills; nothing is drawn twice. */
const seeded = (keep: (picture: SeedPicture) => boolean): Drawing[] =>
  seedPictures()
    .filter(keep)
    .map(
      ({ art }) =>
        () =>
          drawn(art),
    );

const fresh =
  (draw: () => string): Drawing =>
  async () =>
    Buffer.from(draw());

const sheets: Readonly<Record<string, () => Sheet>> = {
  motifs: () => ({
    columns: 8,
    smallTile: 118,
    quality: 42,
    drawings: [
      ...MOTIFS.flatMap((motif) =>
        (["bharni", "kachni"] as const).map((style) => fresh(() => drawPainting({ motif, style, seed: 4 }))),
      ),
      fresh(() => drawBands(BAND_KINDS)),
      fresh(drawFillers),
    ],
  }),
  products: () => ({
    columns: 9,
    smallTile: 130,
    quality: 52,
    drawings: seeded(({ art }) => art.kind === "product" && art.view === "front"),
  }),
  "product-views": () => ({
    columns: 12,
    smallTile: 86,
    quality: 40,
    drawings: seeded(({ art }) => art.kind === "maker" || (art.kind === "product" && art.view !== "front")),
  }),
  people: () => ({
    columns: 5,
    smallTile: 150,
    quality: 50,
    drawings: seeded(({ art }) => art.kind === "portrait"),
  }),
  paintings: () => ({
    columns: 12,
    smallTile: 86,
    quality: 36,
    drawings: seeded(({ art }) => art.kind === "painting" || art.kind === "banner" || art.kind === "cover"),
  }),
  scenes: () => ({
    columns: 6,
    smallTile: 150,
    quality: 48,
    drawings: SCENE_NAMES.map((name) => fresh(() => drawScene(name))),
  }),
};

async function writeSheet(name: string, { columns, smallTile, quality, drawings }: Sheet): Promise<void> {
  const begun = performance.now();
  const tiles: OverlayOptions[] = [];
  for (const [i, draw] of drawings.entries()) {
    const input = await sharp(await draw())
      .resize(tileSize - 8, tileSize - 8, { fit: "inside" })
      .png()
      .toBuffer();
    tiles.push({ input, left: (i % columns) * tileSize, top: Math.floor(i / columns) * tileSize });
  }
  const rows = Math.ceil(drawings.length / columns);
  const size = {
    width: columns * tileSize,
    height: rows * tileSize,
    channels: 3,
    background: "#ffffff",
  } as const;
  const sheet = await sharp({ create: size }).composite(tiles).png().toBuffer();
  await sharp(sheet).toFile(`${large}/${name}.png`);
  const kept = await sharp(sheet)
    .resize(columns * smallTile)
    .webp({ quality, effort: 6 })
    .toFile(`${small}/${name}.webp`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `${name}: ${drawings.length} pictures in ${seconds} s; ${Math.round(kept.size / 1024)} KB in ${small}`,
  );
}

const wanted = process.argv.slice(2);
if (wanted.includes("shell")) await writeShellDrawings();
else {
  await mkdir(large, { recursive: true });
  await mkdir(small, { recursive: true });
  for (const [name, sheet] of Object.entries(sheets)) {
    if (wanted.length === 0 || wanted.includes(name)) await writeSheet(name, sheet());
  }
}
