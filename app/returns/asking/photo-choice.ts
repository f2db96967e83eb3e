import { mostUploadBytes, refusalText } from "#values/upload.ts";
import { mostPhotos } from "../return-request.ts";
import { returnText } from "../returns.text.ts";

interface Chosen<Photo> {
  photos: readonly Photo[];
  /** What was left out, in words. */
  error?: string;
}

/** Adds photos to those that are chosen; more than a request holds are left out, and said so. */
export function addPhotos<Photo>(photos: readonly Photo[], more: readonly Photo[]): Chosen<Photo> {
  const all = [...photos, ...more];
  if (all.length <= mostPhotos) return { photos: all };
  return { photos: all.slice(0, mostPhotos), error: returnText.errors.photosMany };
}

/**
 * Why photos need not be sent at all: the shop would refuse one of them, and together they may be more than
 * it reads.
 */
export function tooHeavy(photos: readonly Pick<File, "name" | "size">[]): string | undefined {
  const heavy = photos.filter(({ size }) => size > mostUploadBytes);
  if (heavy.length === 0) return undefined;
  return refusalText("too-many-bytes", "product_images", ...new Set(heavy.map(({ name }) => name)));
}
