import type { ColumnType } from "kysely";
import type { Filled, MomentNow, MomentOfUpdate, Percent, Rupees } from "./column-types.ts";

export interface CatalogueTables {
  artisans: ArtisanTable;
  products: ProductTable;
  slug_history: SlugHistoryTable;
  /** What a mistyped word is corrected to. */
  catalogue_words: { word: string; only_described: Filled<boolean> };
  /** The words of the search's index; no other than from "a" on. */
  search_lexemes: { lexeme: string };
  shelves: ShelfTable;
}

interface ArtisanTable {
  id: Filled<string>;
  name: string;
  craft: Filled<string>;
  bio: Filled<string>;
  location: Filled<string>;
  image_url: string | null;
  image_alt: string | null;
  banner_image_url: string | null;
  gallery_urls: Filled<string[]>;
  gallery_alt_texts: Filled<string[]>;
  /** Invented with the demo shop, and not yet an owner's. */
  is_example: Filled<boolean>;
  version: Filled<number>;
  created_at: MomentNow;
  updated_at: MomentOfUpdate;
}

interface ProductTable {
  id: Filled<string>;
  slug: string;
  name: string;
  /** HTML. */
  description: Filled<string>;
  price: Rupees;
  sku: string | null;
  collection: Filled<"core" | "artisanal" | "limited">;
  category: Filled<"bags" | "accessories" | "decor" | "other">;
  technique: Filled<"hand-painted" | "embroidered" | "printed" | "other">;
  /** The maker's name as shown; `artisan_id` leads to the profile. */
  artisan: Filled<string>;
  artisan_id: string | null;
  featured: Filled<boolean>;
  limited: Filled<boolean>;
  edition: string | null;
  in_stock: Filled<boolean>;
  /** Null means: not counted. */
  stock_count: number | null;
  images: Filled<string[]>;
  image_alt_texts: Filled<string[]>;
  /** Comma-separated. */
  features: string | null;
  material: string | null;
  size: string | null;
  weight: string | null;
  handles: string | null;
  story: string | null;
  meta_title: string | null;
  meta_description: string | null;
  seo_keywords: string | null;
  og_title: string | null;
  og_description: string | null;
  og_image_url: string | null;
  hsn: string | null;
  tax_rate: Percent;
  version: Filled<number>;
  created_at: MomentNow;
  updated_at: MomentOfUpdate;
  /**
   * tsvector, made by the database: name A, artisan, category and SKU B, description C; configuration
   * 'english'. A joined SKU also as a whole, behind '#'.
   */
  search: ColumnType<string, never, never>;
  /** Where it is counted, by collection, category, technique and price band; made by the database. */
  shelf: ColumnType<number, never, never>;
  /** What the name is sorted by, as people read it; made by the database. */
  sort_name: ColumnType<string, never, never>;
  /** The maker's name in plain letters; made by the database. */
  artisan_key: ColumnType<string, never, never>;
  /**
   * What slug and SKU are told apart by, made by triggers; of two that clashed of old, the younger one's ends
   * with its id.
   */
  slug_key: ColumnType<string | null, never, never>;
  sku_key: ColumnType<string | null, never, never>;
}

/**
 * How many products are alike in everything that the catalogue filters by. Kept by triggers; written by
 * nobody else.
 */
interface ShelfTable {
  id: number;
  collection: string;
  category: string;
  technique: string;
  price_band: string;
  products: number;
  available: number;
}

/** Written by a trigger whenever a slug changes. */
interface SlugHistoryTable {
  kind: "product" | "post" | "artisan";
  /** Of an artisan: a former name, in small letters. */
  slug: string;
  target_id: string;
  created_at: MomentNow;
}
