import { mostPhotoBytes, photoFormats, refusalText } from "#values/upload.ts";
import { photoText } from "./photo.text.ts";

interface Chosen<Photo> {
  photos: readonly Photo[];
  /** What was left out, in words. */
  error?: string;
}

/** Adds photos to those that are chosen; more than there is room for are left out, with a note. */
export function addPhotos<Photo>(
  photos: readonly Photo[],
  more: readonly Photo[],
  most: number,
): Chosen<Photo> {
  const all = [...photos, ...more];
  if (all.length <= most) return { photos: all };
  return { photos: all.slice(0, most), error: photoText.many(most) };
}

/** Is it of a format that the shop takes, by what the browser knows of it? */
export const isTakenAsItIs = ({ type, name }: Pick<File, "type" | "name">): boolean =>
  type === ""
    ? !/\.(hei[cf]|gif|avif|tiff?|bmp|svg|pdf)$/i.test(name)
    : photoFormats.some((format) => type === `image/${format}`);

/** The note about photos that the shop doesn't take and this browser can't convert. */
export const notTaken = (photos: readonly Pick<File, "name">[]): string =>
  refusalText("wrong-format", "photos", ...new Set(photos.map(({ name }) => name)));

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
