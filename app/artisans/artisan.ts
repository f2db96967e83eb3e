import type { GalleryPicture } from "#ui/media/picture-zoom.tsx";
import { artisanText } from "./artisan.text.ts";

/** Somebody who makes what the shop sells, as other pages show them. */
export interface ArtisanSummary {
  id: string;
  name: string;
  craft: string | null;
  location: string | null;
  /** The opening of the story; on the artisan's own page all of it. */
  bio: string | null;
  imageUrl: string | null;
  /** Which of these texts stand in English, where another language is spoken (HINDI-11). */
  english?: readonly string[] | undefined;
}

/** Somebody on the list of all. */
export interface ListedArtisan extends ArtisanSummary {
  /** Invented with the demo shop, and not yet an owner's. */
  isExample: boolean;
}

/** What the artisan's own page shows besides. */
export interface Artisan extends ListedArtisan {
  imageAlt: string | null;
  bannerUrl: string | null;
  gallery: readonly GalleryPicture[];
  /** How products name their maker, where the name is shown in another language. */
  nameInEnglish?: string;
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

const openingLength = 160;

/**
 * How a story begins: its first sentences as far as they fit; where that is too little or none, cut at a
 * word's end.
 */
export function openingOf(story: string | null): string | null {
  const [first] = paragraphs(story);
  if (first === undefined || first.length <= openingLength) return first ?? null;
  const [sentences = ""] = /^.*[.!?।](?=\s)/s.exec(first.slice(0, openingLength + 1)) ?? [];
  if (sentences.length >= openingLength / 2) return sentences;
  const words = first.slice(0, openingLength).replace(/\s\S*$/, "");
  return `${words.replace(/[\s,;:–-]+$/, "")}…`;
}

/** Pictures with their descriptions; one without gets the artisan's name. */
export const galleryOf = (urls: readonly string[], alts: readonly string[], name: string): GalleryPicture[] =>
  urls.flatMap((url, index) =>
    url.trim() ? [{ url, alt: alts[index]?.trim() || artisanText.workBy(name) }] : [],
  );
