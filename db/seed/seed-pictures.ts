import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { storePicture } from "#platform/files/store-picture.server.ts";
import { artisans, posts, products } from "./content/shop.ts";
import { drawBanner, drawPainting, drawPortrait, drawProduct, type ProductView } from "./drawing/draw.ts";
import { seedId, seedNumber } from "./seed-id.ts";

interface SeedPicture {
  bucket: "product_images" | "artisan_images" | "blog_images";
  id: string;
  name: string;
  draw(): string;
}

/** The addresses of a row's pictures, by the row's slug or id and the picture's name. */
export type Pictures = ReadonlyMap<string, string>;

const views: readonly ProductView[] = ["front", "detail", "in-use", "maker"];

function productPictures(): SeedPicture[] {
  return products.flatMap(({ slug, art, altTexts }) =>
    views.slice(0, altTexts.length).map((view) => ({
      bucket: "product_images" as const,
      id: seedId(slug),
      name: view,
      draw: () => drawProduct({ ...art, fabric: art.palette, seed: seedNumber(slug) }, view),
    })),
  );
}

function artisanPictures(): SeedPicture[] {
  return artisans.flatMap(({ id, portrait, banner, gallery }) => {
    const seed = seedNumber(id);
    const picture = (name: string, draw: () => string): SeedPicture => ({
      bucket: "artisan_images",
      id,
      name,
      draw,
    });
    return [
      picture("portrait", () => drawPortrait({ ...portrait, seed })),
      picture("banner", () => drawBanner({ ...banner, seed })),
      ...gallery.map((work, index) =>
        picture(`work-${index + 1}`, () => drawPainting({ ...work, seed: seed + index })),
      ),
    ];
  });
}

function postPictures(): SeedPicture[] {
  return posts.map(({ slug, cover }) => ({
    bucket: "blog_images" as const,
    id: seedId(slug),
    name: "cover",
    draw: () => drawPainting({ ...cover, seed: seedNumber(slug) }),
  }));
}

/**
 * Draws every picture of the demo shop and stores it through the pipeline that uploads take. What was drawn before
 * with the same code is copied from the cache. Returns the pictures' addresses.
 */
export async function drawAll(
  files: FileStore,
  root: string,
  progress: (done: number, all: number) => void,
): Promise<Pictures> {
  const cache = await openLocalFileStore(join(root, ".cache", "pictures", drawingVersion(root)));
  const pictures = [...productPictures(), ...artisanPictures(), ...postPictures()];
  const addresses = new Map<string, string>();
  let next = 0;
  const work = async () => {
    for (let picture = pictures[next++]; picture; picture = pictures[next++]) {
      addresses.set(`${picture.id}/${picture.name}`, await place(picture, cache, files));
      progress(addresses.size, pictures.length);
    }
  };
  await Promise.all([work(), work(), work()]);
  return addresses;
}

async function place(picture: SeedPicture, cache: FileStore, files: FileStore): Promise<string> {
  const folder = `${picture.bucket}/${picture.id}/`;
  let keys = (await cache.list(folder)).filter((key) => key.startsWith(`${folder}${picture.name}_`));
  if (keys.length === 0) {
    const stored = await storePicture(cache, { ...picture, bytes: await rasterise(picture.draw()) });
    if ("refusal" in stored) throw new Error(`picture refused: ${picture.id}/${picture.name}`);
    keys = (await cache.list(folder)).filter((key) => key.startsWith(`${folder}${picture.name}_`));
  }
  for (const key of keys) {
    const found = await cache.read(key);
    if (found) await files.put(key, found.bytes, found.contentType);
  }
  const main = keys.find((key) => /_\d+x\d+\.webp$/.test(key));
  if (!main) throw new Error(`picture without a main file: ${folder}${picture.name}`);
  return `/files/${main}`;
}

/** Uploads take no SVG, so a drawing arrives as the PNG that an owner would send. */
const rasterise = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();

/** Changes when the drawing code or the picture pipeline changes, so that the cache never serves yesterday's pictures. */
function drawingVersion(root: string): string {
  const hash = createHash("sha256");
  for (const folder of ["db/seed/drawing", "db/seed/content", "app/platform/files"]) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort()) {
      if (name.endsWith(".ts")) hash.update(readFileSync(join(root, folder, name)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}
