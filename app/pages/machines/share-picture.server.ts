import sharp, { type OverlayOptions } from "sharp";
import type { FileStore } from "#platform/files/file-store.server.ts";
import type { ShareCard } from "#platform/text/share-card.server.ts";
import ground from "../art/share-ground.webp?inline";
import ownDrawing from "../art/share-shop.webp?inline";
import { type DrawnText, drawText, type Look } from "./share-type.server.ts";

/**
 * Where things stand on the 1200 by 630 card; the ground is drawn to the same measures
 * (demo/drawing/scenes/share.ts).
 */
const photo = { left: 58, top: 58, side: 514 };
const words = { left: 636, width: 500 };
const ink = "#1E1A18";
const geru = "#A6342B";

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

/**
 * A JPEG, which every reader of shared links understands. `folder` is where the fonts are laid for the text
 * engine.
 */
export async function drawShareCard(card: ShareCard, files: FileStore, folder: string): Promise<Buffer> {
  const layers = [await pictureOf(card, files), ...(await textsOf(card, folder))];
  return sharp(bytesOf(ground))
    .composite(layers)
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

async function pictureOf({ picture }: ShareCard, files: FileStore): Promise<OverlayOptions> {
  const { left, top, side } = photo;
  const cropped = (bytes: Uint8Array) => sharp(bytes).resize(side, side, { fit: "cover" }).toBuffer();
  const stored = picture?.startsWith("/files/")
    ? await files.read(picture.slice("/files/".length))
    : undefined;
  // A picture from elsewhere is not fetched, and a broken one is no reason to show nothing.
  const input = stored
    ? await cropped(stored.bytes).catch(() => cropped(bytesOf(ownDrawing)))
    : await cropped(bytesOf(ownDrawing));
  return { input, left, top };
}

/**
 * Every text has a place that it can't grow out of; one of which nothing can be shown leaves its place to the
 * shop's name.
 */
async function textsOf(card: ShareCard, folder: string): Promise<OverlayOptions[]> {
  const drawn = (
    text: string | null,
    sizes: readonly number[],
    look: Pick<Look, "face" | "room" | "colour">,
  ) => (text ? drawText(text, sizes, { width: words.width, ...look }, folder) : undefined);
  const large = { face: "display", room: 214, colour: ink } as const;
  const title =
    (await drawn(card.title, titleSizes, large)) ?? (await drawn(card.shopName, titleSizes, large));
  const line = await drawn(card.line, [29, 24], { face: "text", room: 48, colour: "#4A423C" });
  const price = await drawn(card.price, [66, 50], { face: "display", room: 96, colour: geru });
  const name = await drawText(
    card.shopName,
    [34, 26],
    { face: "display", room: 64, colour: ink, width: words.width - 76 },
    folder,
  );
  const top = 92;
  const below = title ? top + title.info.height + 28 : top;
  return [
    ...placed(title, words.left, () => top),
    ...placed(line, words.left, () => below),
    ...placed(price, words.left, (height) => 466 - height),
    ...placed(name, words.left + 76, (height) => 541 - Math.round(height / 2)),
  ];
}

const titleSizes = [62, 54, 46, 38];

const placed = (
  text: DrawnText | undefined,
  left: number,
  topOf: (height: number) => number,
): OverlayOptions[] => (text ? [{ input: text.data, left, top: topOf(text.info.height) }] : []);
