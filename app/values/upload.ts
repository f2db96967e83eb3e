/** What can be uploaded, and where it lies. Browser and server read the same rules. */

import { grouped } from "./text/grouped.ts";

export type PictureFormat = "png" | "jpeg" | "webp" | "gif";

/** The formats that each bucket takes; a GIF is kept as its first picture. */
const formats = {
  product_images: ["png", "jpeg", "webp"],
  product_og_images: ["png", "jpeg", "webp"],
  blog_images: ["png", "jpeg", "webp", "gif"],
  blog_og_images: ["png", "jpeg", "webp"],
  artisan_images: ["png", "jpeg", "webp"],
} as const satisfies Record<string, readonly PictureFormat[]>;

export type UploadBucket = keyof typeof formats;

const isBucket = (text: string): text is UploadBucket => Object.hasOwn(formats, text);

export const bucketNamed = (text: string): UploadBucket | undefined => (isBucket(text) ? text : undefined);

export const formatsOf = (bucket: UploadBucket): readonly PictureFormat[] => formats[bucket];

/** The `accept` of a bucket's file field. */
export const acceptOf = (bucket: UploadBucket): string =>
  formatsOf(bucket)
    .map((format) => `image/${format}`)
    .join(",");

/** 5 MB (PRODUCT-14). */
export const mostUploadBytes = 5 * 1024 * 1024;

/** Pixels. WebP holds no longer side than 16,383, and a decoder takes memory for whole lines. */
export const mostPictureSide = 12_000;

export type UploadRefusal = "not-an-image" | "too-large" | "too-long" | "too-many-bytes" | "wrong-format";

const spelled: Record<PictureFormat, string> = { png: "PNG", jpeg: "JPEG", webp: "WebP", gif: "GIF" };

const listed = (names: readonly string[], last: "and" | "or"): string =>
  names.length === 1 ? String(names[0]) : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;

/** Why files were not taken, all for one reason, as their owner reads it. */
export function refusalText(refusal: UploadRefusal, bucket: UploadBucket, ...names: string[]): string {
  const files = listed(
    names.map((name) => (name ? `“${name}”` : "This file")),
    "and",
  );
  const kinds = listed(
    formatsOf(bucket).map((format) => spelled[format]),
    "or",
  );
  const [is, has, picture, a] =
    names.length === 1 ? ["is", "has", "picture", "a "] : ["are", "have", "pictures", ""];
  switch (refusal) {
    case "too-many-bytes":
      return `${files} ${is} larger than 5MB. Please choose ${a}smaller ${picture}.`;
    case "too-large":
      return `${files} ${has} more than 40 million pixels. Please choose ${a}smaller ${picture}.`;
    case "too-long":
      return `${files} ${is} more than ${grouped(mostPictureSide)} pixels wide or high. Please choose ${a}smaller ${picture}.`;
    default:
      return `${files} ${is} no ${kinds} ${picture} that can be read.`;
  }
}

/** Told when more pictures are chosen than there is room for (PRODUCT-14). */
export const tooManyPictures = (room: number, most: number): string =>
  `You can only upload ${room} more image(s). Max ${most} total.`;

/**
 * Where a picture for a record is sent: its bytes alone, as one body. Its name is only repeated in what is
 * said of it.
 */
export const uploadPath = (bucket: UploadBucket, recordId: string, name: string): string =>
  `/admin/dashboard/uploads?${new URLSearchParams({ bucket, for: recordId, name })}`;

/** Does the picture lie in this record's own folder of one of the buckets? Only those go with the record. */
export const liesWith = (url: string, buckets: readonly UploadBucket[], id: string): boolean =>
  buckets.some((bucket) => url.startsWith(`/files/${bucket}/${id}/`));
