import type { OpenRecord, RecordAnswer } from "#records/record-answer.ts";
import type { ArtisanField } from "./artisan.form.ts";

export const mostGalleryPictures = 12;

export const artisanPictures = {
  portrait: { bucket: "artisan_images", most: 1 },
  banner: { bucket: "artisan_images", most: 1 },
  gallery: { bucket: "artisan_images", most: mostGalleryPictures },
} as const;
export type ArtisanPicture = keyof typeof artisanPictures;

/** The pictures that an artisan is kept with. */
export interface ArtisanPictures {
  portrait: string | null;
  banner: string | null;
  gallery: readonly { url: string; alt: string }[];
}

/** An artisan as the form is opened with it. */
export type OpenArtisan = OpenRecord<ArtisanField, ArtisanPicture>;
export type ArtisanFormField = ArtisanField | ArtisanPicture;
export type ArtisanAnswer = RecordAnswer<OpenArtisan>;
