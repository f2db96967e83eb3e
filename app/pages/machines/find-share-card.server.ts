import { findArtisan } from "#artisans/artisan.db.server.ts";
import { artisanCard } from "#artisans/share-artisan.server.ts";
import { findPost } from "#blog/post.db.server.ts";
import { postCard } from "#blog/share-post.server.ts";
import { findProduct } from "#catalogue/product.db.server.ts";
import { productCard } from "#catalogue/products-in-language.server.ts";
import { inPictureTurn } from "#pictures/picture-turns.server.ts";
import { TooBusy } from "#platform/limits/too-busy.ts";
import { Turns } from "#platform/limits/turns.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type ShareCard, shareFolder, sharePrint, shopCard } from "#platform/text/share-card.server.ts";
import { drawShareCard } from "./share-picture.server.ts";

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
 * The card's picture from the store, drawn by the first who asks; whoever asks meanwhile waits for the same
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
