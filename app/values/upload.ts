/** What can be uploaded, and where it lies. Browser and server read the same rules. */

import { uploadText } from "./upload.text.ts";

export type PictureFormat = "png" | "jpeg" | "webp" | "gif" | "heic";

/** The formats that each bucket takes; a GIF is stored as its first picture. */
const formats = {
  product_images: ["png", "jpeg", "webp", "heic"],
  product_og_images: ["png", "jpeg", "webp"],
  blog_images: ["png", "jpeg", "webp", "heic", "gif"],
  blog_og_images: ["png", "jpeg", "webp"],
  artisan_images: ["png", "jpeg", "webp", "heic"],
  text_images: ["png", "jpeg", "webp", "heic"],
} as const satisfies Record<string, readonly PictureFormat[]>;

export type UploadBucket = keyof typeof formats;

const isBucket = (text: string): text is UploadBucket => Object.hasOwn(formats, text);

export const bucketNamed = (text: string): UploadBucket | undefined => (isBucket(text) ? text : undefined);

export const formatsOf = (bucket: UploadBucket): readonly PictureFormat[] => formats[bucket];

/** The `accept` of a bucket's file field. */
export const acceptOf = (bucket: UploadBucket): string =>
  formatsOf(bucket)
    .map((format) => (format === "heic" ? heicNames : `image/${format}`))
    .join(",");

/** Many computers know no type for a file of a phone, and tell it by its ending. */
const heicNames = "image/heic,image/heif,.heic,.heif";

/** Is a chosen file of a format that the bucket takes, by what the browser knows of it? */
export const isTaken = (bucket: UploadBucket, { type, name }: Pick<File, "type" | "name">): boolean =>
  formatsOf(bucket).some((format) =>
    format === "heic"
      ? /^image\/hei[cf]$/.test(type) || (type === "" && /\.hei[cf]$/i.test(name))
      : type === `image/${format}`,
  );

const mega = 1024 * 1024;

/** What the staff send: a phone's photograph as it comes (PRODUCT-14). */
export const mostUploadBytes = 20 * mega;

/** What shoppers send with a return or a review, and what is fetched from elsewhere (RETURN-5, IMPORT-8). */
export const mostPhotoBytes = 5 * mega;

/** Where a picture is sent to; `photos` go with an order, a return, an offer or a review. */
export type PicturePlace = UploadBucket | "photos";

export const photoFormats: readonly PictureFormat[] = ["png", "jpeg", "webp"];

/** Pixels. WebP holds no longer side than 16,383, and a decoder takes memory for whole lines. */
export const mostPictureSide = 12_000;

export type UploadRefusal =
  | "not-an-image"
  | "too-large"
  | "too-long"
  | "too-many-bytes"
  | "too-slow"
  | "wrong-format";

const spelled: Record<PictureFormat, string> = {
  png: "PNG",
  jpeg: "JPEG",
  webp: "WebP",
  gif: "GIF",
  heic: "HEIC",
};

/** Why files were not taken, all for one reason, as their owner reads it. */
export function refusalText(refusal: UploadRefusal, place: PicturePlace, ...names: string[]): string {
  const files = uploadText.and(names.map((name) => uploadText.name(name)));
  const many = names.length !== 1;
  switch (refusal) {
    case "too-many-bytes":
      return uploadText.manyBytes(files, many, (isBucket(place) ? mostUploadBytes : mostPhotoBytes) / mega);
    case "too-large":
      return uploadText.large(files, many);
    case "too-long":
      return uploadText.long(files, many, mostPictureSide);
    case "too-slow":
      return uploadText.slow(files, many);
    default:
      return uploadText.unreadable(
        files,
        many,
        uploadText.or(
          (place === "photos" ? photoFormats : formatsOf(place)).map((format) => spelled[format]),
        ),
      );
  }
}

/** Told when more pictures are chosen than there is room for (PRODUCT-14). */
export const tooManyPictures = (room: number, most: number): string => uploadText.tooMany(room, most);

/**
 * Where a picture for a record is sent: its bytes alone, as one body. Its name is only repeated in what is
 * said of it.
 */
export const uploadPath = (bucket: UploadBucket, recordId: string, name: string): string =>
  `/admin/dashboard/uploads?${new URLSearchParams({ bucket, for: recordId, name })}`;

/** Where pictures within texts lie: in one folder, since a text may show what was sent for another one. */
export const textPictures = "/files/text_images/";
export const textPicturePath = (name: string): string => uploadPath("text_images", "texts", name);

/** Does the picture lie in this record's own folder of one of the buckets? Only those go with the record. */
export const liesWith = (url: string, buckets: readonly UploadBucket[], id: string): boolean =>
  buckets.some((bucket) => url.startsWith(`/files/${bucket}/${id}/`));
