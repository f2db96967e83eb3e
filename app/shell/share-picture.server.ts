import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { writeWhole } from "#platform/files/write-whole.server.ts";
import type { ShareCard } from "#platform/share-card.server.ts";
import eczar500 from "#ui/fonts/eczar-500-print.ttf?inline";
import mukta400 from "#ui/fonts/mukta-400-print.ttf?inline";
import mukta600 from "#ui/fonts/mukta-600-print.ttf?inline";
import ground from "./art/share-ground.webp?inline";
import ownDrawing from "./art/share-shop.webp?inline";

/** Where things stand on the 1200 by 630 card; the ground is drawn to the same measures (db/seed/drawing/scenes/share.ts). */
const photo = { left: 58, top: 58, side: 514 };
const words = { left: 636, width: 500 };
const ink = "#1E1A18";
const geru = "#A6342B";

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

const fonts = {
  display: { file: "eczar-500.ttf", family: "Eczar Medium", bytes: eczar500 },
  text: { file: "mukta-400.ttf", family: "Mukta", bytes: mukta400 },
  strong: { file: "mukta-600.ttf", family: "Mukta SemiBold", bytes: mukta600 },
} as const;

type Face = keyof typeof fonts;

/** A JPEG, which every reader of shared links understands. `folder` is where the fonts are laid for the text engine. */
export async function drawShareCard(card: ShareCard, files: FileStore, folder: string): Promise<Buffer> {
  await layFonts(folder);
  const layers = [await pictureOf(card, files), ...(await textsOf(card, folder))];
  return sharp(bytesOf(ground))
    .composite(layers)
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

let laid: Promise<void> | undefined;

/** The text engine reads fonts from files only, and the built server carries them in itself. */
function layFonts(folder: string): Promise<void> {
  laid ??= mkdir(folder, { recursive: true }).then(async () => {
    for (const { file, bytes } of Object.values(fonts)) await writeWhole(join(folder, file), bytesOf(bytes));
  });
  laid.catch(() => {
    laid = undefined;
  });
  return laid;
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

async function textsOf(card: ShareCard, folder: string): Promise<OverlayOptions[]> {
  const title = await fitted(card.title, [62, 54, 46, 38], 262, folder);
  const line = card.line ? await set(card.line, "text", 29, "#4A423C", folder) : undefined;
  const price = card.price ? await set(card.price, "display", 66, geru, folder) : undefined;
  const name = await set(card.shopName, "display", 34, ink, folder);
  const top = 92;
  return [
    { input: title.data, left: words.left, top },
    ...(line ? [{ input: line.data, left: words.left, top: top + title.info.height + 28 }] : []),
    ...(price ? [{ input: price.data, left: words.left, top: 466 - price.info.height }] : []),
    { input: name.data, left: words.left + 76, top: 541 - Math.round(name.info.height / 2) },
  ];
}

/** The largest of the sizes in which the text is no higher than the room it has. */
async function fitted(text: string, sizes: readonly number[], room: number, folder: string) {
  let drawn = await set(text, "display", sizes[0] ?? 40, ink, folder);
  for (const size of sizes.slice(1)) {
    if (drawn.info.height <= room) break;
    drawn = await set(text, "display", size, ink, folder);
  }
  return drawn.info.height <= room
    ? drawn
    : set(`${text.slice(0, 70).trimEnd()}…`, "display", 38, ink, folder);
}

/** A text as a picture of its own. The display face knows no Devanagari. */
function set(text: string, face: Face, size: number, colour: string, folder: string) {
  const known = face === "display" && /\p{Script=Devanagari}/u.test(text) ? "strong" : face;
  const { file, family } = fonts[known];
  const escaped = text.replace(/[<>&]/g, (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;" })[sign] ?? "");
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `${family}, ${size}`,
      fontfile: join(folder, file),
      width: words.width,
      dpi: 72,
      rgba: true,
      wrap: "word-char",
      spacing: face === "display" ? Math.round(-size * 0.42) : 0,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
