import { mostPhotoBytes, refusalText } from "#values/upload.ts";
import { photoText } from "./photo.text.ts";

interface Chosen<Photo> {
  photos: readonly Photo[];
  /** What was left out, in words. */
  error?: string;
}

/** Adds photos to those that are chosen; more than there is room for are left out, and said so. */
export function addPhotos<Photo>(
  photos: readonly Photo[],
  more: readonly Photo[],
  most: number,
): Chosen<Photo> {
  const all = [...photos, ...more];
  if (all.length <= most) return { photos: all };
  return { photos: all.slice(0, most), error: photoText.many(most) };
}

/**
 * Why photos need not be sent at all: the shop would refuse one of them, and together they may be more than
 * it reads.
 */
export function tooHeavy(photos: readonly Pick<File, "name" | "size">[]): string | undefined {
  const heavy = photos.filter(({ size }) => size > mostPhotoBytes);
  if (heavy.length === 0) return undefined;
  return refusalText("too-many-bytes", "photos", ...new Set(heavy.map(({ name }) => name)));
}

/** The photos of a form, in the browser before it is sent and in the shop once it arrived. */
export const photosIn = (form: FormData): File[] =>
  form.getAll("photos").filter((value): value is File => value instanceof File && value.size > 0);
