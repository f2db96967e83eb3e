import type { Layout, Motif, Palette, Silhouette, Sitter, Style } from "../drawing/draw.ts";

/** What the demo shop's content consists of. The seed runner turns these into rows and pictures. */

export interface ProductArt {
  silhouette: Silhouette;
  motif: Motif;
  palette: Palette;
  style: Style;
  layout?: Layout;
}

export interface SeedProduct {
  slug: string;
  name: string;
  sku: string;
  /** Whole rupees, taxes included. */
  priceRupees: number;
  /** What it costs while it is on sale, which is until its owner ends it. */
  saleRupees?: number;
  collection: "core" | "artisanal" | "limited";
  category: "bags" | "accessories" | "decor" | "other";
  technique: "hand-painted" | "embroidered" | "printed" | "other";
  artisanId: string;
  featured?: boolean;
  limited?: boolean;
  edition?: string;
  /** Absent means in stock. */
  inStock?: boolean;
  /** Absent means not counted. */
  stockCount?: number;
  /** Working days that making it takes, at the least and at the most. Absent: it is there. */
  leadDays?: readonly [number, number];
  /** What a shopper chooses. */
  options?: readonly SeedOption[];
  /** What is sold then: each by one value of each option. */
  variants?: readonly SeedVariant[];
  /** What can be written on it. */
  personal?: readonly SeedPersonal[];
  /** HTML with at least two h2 sections. */
  description: string;
  /** Comma-separated. */
  features: string;
  material: string;
  size: string;
  weight: string;
  handles?: string;
  /** Absent: one piece, as the settings say. */
  netQuantity?: string;
  story: string;
  /** At most 60 characters. */
  metaTitle: string;
  /** 120 to 155 characters. */
  metaDescription: string;
  seoKeywords: string;
  hsn: string;
  /** Per cent GST, contained in the price. */
  taxRate: number;
  art: ProductArt;
  /** One sentence for each picture: front, detail and, where there is one, the third. */
  altTexts: readonly [front: string, detail: string, third?: string];
}

export interface SeedOption {
  name: string;
  values: readonly string[];
}

export interface SeedVariant {
  values: readonly string[];
  sku: string;
  /** Absent: its product's price. */
  priceRupees?: number;
  /** Absent means in stock. */
  inStock?: boolean;
  /** Absent means not counted. */
  stockCount?: number;
  weight?: string;
}

export interface SeedPersonal {
  label: string;
  /** In letters. */
  most: number;
  required: boolean;
  priceRupees: number;
}

export interface SeedArtisan {
  /** Readable, made from the name. */
  id: string;
  name: string;
  craft: string;
  bio: string;
  location: string;
  portrait: { motif: Motif; palette: Palette; sitter: Sitter };
  banner: { motif: Motif };
  gallery: readonly { motif: Motif; style: Style; alt: string }[];
}

export interface SeedPost {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML with h2 sections. */
  content: string;
  author: string;
  authorBio: string;
  category: string;
  cover: { motif: Motif; style: Style };
  coverAlt: string;
  /** ISO date and time with the offset of Asia/Kolkata. */
  publishedAt: string;
  metaTitle: string;
  metaDescription: string;
}

export interface SeedFaq {
  category: string;
  question: string;
  /** HTML. */
  answer: string;
}

export interface SeedPolicy {
  slug: "privacy" | "terms" | "shipping" | "returns";
  title: string;
  /** HTML; placeholders such as {{shopName}} are filled from the shop's settings on display. */
  html: string;
  metaDescription: string;
}
