import type { GalleryPicture } from "#ui/picture-zoom.tsx";

/** Somebody who makes what the shop sells, as other pages show them. */
export interface ArtisanSummary {
  id: string;
  name: string;
  craft: string | null;
  location: string | null;
  bio: string | null;
  imageUrl: string | null;
}

/** What the artisan's own page shows besides. */
export interface Artisan extends ArtisanSummary {
  imageAlt: string | null;
  bannerUrl: string | null;
  gallery: readonly GalleryPicture[];
}

export const artisanPath = ({ id }: { id: string }): string => `/artisan/${encodeURIComponent(id)}`;

/** Craft and place in one line; what is not known is left out. */
export const craftAndPlace = ({ craft, location }: Pick<ArtisanSummary, "craft" | "location">): string =>
  [craft, location].filter(Boolean).join(", ");

/** A story's paragraphs: blank lines part them. */
export const paragraphs = (text: string | null): string[] =>
  (text ?? "")
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Pictures with their descriptions; one without gets the artisan's name. */
export const galleryOf = (urls: readonly string[], alts: readonly string[], name: string): GalleryPicture[] =>
  urls.flatMap((url, index) => (url.trim() ? [{ url, alt: alts[index]?.trim() || `Work by ${name}` }] : []));
