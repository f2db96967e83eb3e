import sharp from "sharp";
import {
  drawBanner,
  drawCover,
  drawMaker,
  drawPainting,
  drawPortrait,
  drawProduct,
} from "../drawing/draw.ts";
import { type Drawn, findDrawn, idOf, openPictureCache, type PictureCache } from "./picture-cache.ts";
import { storePicture, variantOf } from "./pipeline.ts";
import type { Art } from "./seed-pictures.ts";

/** Draws a picture that the cache does not have yet, through the pipeline that uploads take. */
export async function drawOnce(art: Art, cache: PictureCache): Promise<Drawn> {
  const found = await findDrawn(art, cache);
  if (found) return found;
  const id = idOf(art);
  const bytes = await rasterise(svgOf(art));
  const stored = await storePicture(cache.store, { bucket: "drawn", id, name: "art", bytes });
  if ("refusal" in stored) throw new Error(`a drawing was refused: ${stored.refusal}`);
  return { folder: `drawn/${id}/`, main: stored.url.slice("/files/".length) };
}

/** As many at once: while one is drawn, another one is packed. */
const atOnce = 3;

/** Draws the pictures that the cache does not have. */
export async function drawEach(arts: readonly Art[], cache: PictureCache): Promise<void> {
  const queue = arts.values();
  const draw = async () => {
    for (const art of queue) await drawOnce(art, cache);
  };
  await Promise.all(Array.from({ length: atOnce }, draw));
}

/** Reads drawn pictures, 480 wide, and draws those that the cache does not have. */
export async function openDrawnPictures(root: string): Promise<(art: Art) => Promise<Uint8Array>> {
  const cache = await openPictureCache(root);
  return async (art) => {
    const { main } = await drawOnce(art, cache);
    const found = await cache.store.read(variantOf(`/${main}`, 480, "webp").slice(1));
    if (!found) throw new Error(`${main} has no narrow copy`);
    return found.bytes;
  };
}

function svgOf(art: Art): string {
  if (art.kind === "product") return drawProduct(art.piece, art.view);
  if (art.kind === "maker") return drawMaker(art.piece, art.sitter, art.tool);
  if (art.kind === "portrait") return drawPortrait(art);
  if (art.kind === "banner") return drawBanner(art);
  return art.kind === "cover" ? drawCover(art) : drawPainting(art);
}

/**
 * Uploads take no SVG, so a drawing arrives as the PNG that an owner would send; packing what is unpacked
 * next is waste.
 */
const rasterise = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
