import sharp, { type OverlayOptions } from "sharp";
import { findArtisan } from "#artisans/artisan.db.server.ts";
import { artisanCard } from "#artisans/share-artisan.server.ts";
import { findPost } from "#blog/post.db.server.ts";
import { postCard } from "#blog/share-post.server.ts";
import { findProduct } from "#catalogue/product.db.server.ts";
import { productCard } from "#catalogue/products-in-language.server.ts";
import { inPictureTurn } from "#pictures/decode-picture.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { TooBusy } from "#platform/limits/too-busy.ts";
import { Turns } from "#platform/limits/turns.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type ShareCard, shareFolder, sharePrint, shopCard } from "#platform/text/share-card.server.ts";
import ground from "../art/share-ground.webp?inline";
import ownDrawing from "../art/share-shop.webp?inline";
import { type DrawnText, drawText, type Look } from "./share-type.server.ts";

type DrawingServices = Pick<Services, "config" | "files">;

/** So few cards are looked up at once that carts find the database free between two of them. */
const lookups = new Turns({ atOnce: 2, most: 200, longest: 10_000 });

/** Looks up a card in its turn. Throws TooBusy where too many wait. */
export async function inLookupTurn<T extends object>(look: () => Promise<T>): Promise<T> {
  const found = await lookups.take(look);
  if (!found) throw new TooBusy("too many share pictures are asked for");
  return found;
}

/** The card as it stands today; undefined when there is no such page. */
export async function findShareCard(
  { config, db, now }: Pick<Services, "config" | "db" | "now">,
  kind: string,
  id: string,
): Promise<ShareCard | undefined> {
  const { name } = config.shop;
  if (kind === "shop") return id === shopCard(name).id ? shopCard(name) : undefined;
  if (kind === "product") {
    const product = await findProduct(db, id, now());
    return product && productCard(product, name);
  }
  if (kind === "artisan") {
    const artisan = await findArtisan(db, id);
    return artisan && artisanCard(artisan, name);
  }
  if (kind !== "post") return undefined;
  const post = await findPost(db, id, now());
  return post && postCard(post, name);
}

const drawing = new Map<string, Promise<Uint8Array>>();

/**
 * The card's picture from the store, drawn for the first request; requests meanwhile wait for the same
 * drawing.
 */
export async function sharePicture(shop: DrawingServices, card: ShareCard): Promise<Uint8Array> {
  const key = `${shareFolder(card)}${sharePrint(card)}.jpg`;
  const kept = await shop.files.read(key);
  if (kept) return kept.bytes;
  const begun = drawing.get(key) ?? drawInTurn(shop, card, key).finally(() => drawing.delete(key));
  drawing.set(key, begun);
  return begun;
}

/** About ten seconds of drawings: who reads links waits no longer. */
const drawings = new Turns({ atOnce: 1, most: 40, longest: 20_000 });

/** Another copy of the shop may have drawn it meanwhile. Throws TooBusy where too many wait. */
async function drawInTurn(shop: DrawingServices, card: ShareCard, key: string): Promise<Uint8Array> {
  const drawn = await drawings.take(() =>
    inPictureTurn("drawing", async () => (await shop.files.read(key))?.bytes ?? drawAndKeep(shop, card, key)),
  );
  if (!drawn) throw new TooBusy("too many share pictures wait to be drawn");
  return drawn;
}

async function drawAndKeep(
  { config, files }: DrawingServices,
  card: ShareCard,
  key: string,
): Promise<Uint8Array> {
  const bytes = await drawShareCard(card, files, `${config.dataDir}/fonts`);
  const before = await files.list(shareFolder(card));
  await files.put(key, bytes, "image/jpeg");
  await files.remove(before.filter((old) => old !== key));
  return bytes;
}

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
 * Every text has a place that it can't grow out of; one with nothing to show leaves its place to the shop's
 * name.
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
