/** The demo shop's content, gathered: the seed runner reads only this file. */
import type { SeedArtisan, SeedFaq, SeedPolicy, SeedPost, SeedProduct } from "./content.ts";

export const products: readonly SeedProduct[] = [];
export const artisans: readonly SeedArtisan[] = [];
export const posts: readonly SeedPost[] = [];
export const faqs: readonly SeedFaq[] = [];
export const policies: readonly SeedPolicy[] = [];
