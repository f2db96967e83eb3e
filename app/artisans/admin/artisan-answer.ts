import type { Notice } from "#platform/notice.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import type { ArtisanField } from "./artisan.form.ts";

/** An artisan as the form is opened with it. */
export interface OpenArtisan {
  /** '' for an artisan that is not saved yet: the id is made from the name. */
  id: string;
  version: number;
  /** Where new pictures are put: the artisan's own folder, or a fresh one while there is no id. */
  folder: string;
  texts: Record<ArtisanField, string>;
  pictures: ArtisanPictures;
}

export interface ArtisanPictures {
  portrait: string | null;
  banner: string | null;
  gallery: readonly { url: string; alt: string }[];
}

export const mostGalleryPictures = 12;

export type ArtisanFormField = ArtisanField | keyof ArtisanPictures;

/** What comes of an artisan's form. `entered` is what stood in it, for a page without script. */
export type ArtisanAnswer =
  | { kind: "saved"; notice: Notice }
  | { kind: "refused"; errors: FieldErrors<ArtisanFormField>; notice: Notice; entered?: OpenArtisan }
  | { kind: "failed"; notice?: Notice; isStale?: boolean; entered?: OpenArtisan };
