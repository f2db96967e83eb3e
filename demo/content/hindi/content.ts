/**
 * The demo shop's words in Hindi, beside the English ones and under the same slugs and ids. Lists stand in
 * the English order. Numbers, prices and pictures are said once, in English.
 */

import type { SeedArtisan, SeedFaq, SeedPolicy, SeedPost, SeedProduct } from "../content.ts";

type ProductText = "name" | "description" | "features" | "material" | "size" | "weight" | "story";
type ShownByChance = "handles" | "edition" | "netQuantity";
type Meta = "metaTitle" | "metaDescription";

export interface ProductWords
  extends Pick<SeedProduct, ProductText | Meta | "altTexts">,
    Partial<Pick<SeedProduct, ShownByChance>> {}

export interface ArtisanWords extends Pick<SeedArtisan, "name" | "craft" | "bio" | "location"> {
  /** The alternative texts of the gallery's pictures. */
  gallery: readonly string[];
}

/** Its category is a word that posts share. */
export type PostWords = Omit<SeedPost, "slug" | "cover" | "publishedAt" | "category">;

export type FaqWords = SeedFaq;

export type PolicyWords = Omit<SeedPolicy, "slug">;
