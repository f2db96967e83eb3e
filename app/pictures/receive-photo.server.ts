import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { Services } from "#platform/services.server.ts";
import { smallPhoto, smallPhotoOf } from "#values/picture.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { mostPhotoBytes, photoFormats, refusalText, type UploadRefusal } from "#values/upload.ts";
import { decode, inPictureTurn, pictureFormat } from "./decode-picture.server.ts";
import { registerUpload } from "./uploads.db.server.ts";

interface PhotoToKeep {
  /** A folder of private files. */
  bucket:
    | "private/return_photos"
    | "private/parcel_photos"
    | "private/offer_proofs"
    | "private/review_photos"
    | "private/lot_notes";
  /** The record that it is meant for, which is not there yet. */
  recordId: string;
  bytes: Uint8Array;
}

const mostSide = 1600;

/**
 * Keeps a photo that a shopper or the owner sent, waiting for its record: decoded and encoded anew (whatever
 * hid in the file is gone, with where it was taken), upright, at most 1,600 pixels wide or high. What is no
 * picture or too large is refused as a value.
 */
export async function receivePhoto(
  { db, files }: Pick<Services, "db" | "files">,
  { bucket, recordId, bytes }: PhotoToKeep,
): Promise<{ url: string } | { refusal: UploadRefusal }> {
  if (bytes.length > mostPhotoBytes) return { refusal: "too-many-bytes" };
  const format = pictureFormat(bytes);
  if (!format) return { refusal: "not-an-image" };
  if (!photoFormats.includes(format)) return { refusal: "wrong-format" };
  return inPictureTurn("upload", async () => {
    const upright = await decode(bytes);
    if (typeof upright === "string") return { refusal: upright };
    const { width, height, channels } = upright.info;
    const { data, info } = await sharp(upright.data, { raw: { width, height, channels } })
      .resize({ width: mostSide, height: mostSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 75, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    const key = `${bucket}/${recordId}/${randomBytes(9).toString("hex")}_${info.width}x${info.height}.webp`;
    await registerUpload(db, `/files/${key}`, null);
    if (bucket === "private/review_photos") await putSmall(files, key, data);
    await files.put(key, data, "image/webp");
    return { url: `/files/${key}` };
  });
}

/** What many see on one page is stored small, too. */
async function putSmall(files: Services["files"], key: string, photo: Uint8Array): Promise<void> {
  const small = smallPhotoOf(`/files/${key}`).slice("/files/".length);
  if (small === key) return;
  const bytes = await sharp(photo).resize({ width: smallPhoto }).webp({ quality: 70, effort: 2 }).toBuffer();
  await files.put(small, bytes, "image/webp");
}

/**
 * The same with all photos of a form, until one is refused, with the reason in words. Those that came before
 * it go by themselves within a day.
 */
export async function receivePhotos(
  shop: Pick<Services, "db" | "files">,
  { files, ...place }: Omit<PhotoToKeep, "bytes"> & { files: readonly File[] },
): Promise<{ urls: string[] } | { error: string }> {
  const urls: string[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kept = await receivePhoto(shop, { ...place, bytes });
    if ("refusal" in kept) return { error: refusalText(kept.refusal, "photos", cleanText(file.name, 80)) };
    urls.push(kept.url);
  }
  return { urls };
}
