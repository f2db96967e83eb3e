import type { ColumnType } from "kysely";
import type { Filled, Json, MomentNow, MomentOfUpdate } from "./column-types.ts";

export interface ContentTables {
  blog_posts: BlogPostTable;
  blog_comments: BlogCommentTable;
  faq_entries: FaqEntryTable;
  policy_pages: PolicyPageTable;
  shop_settings: ShopSettingsTable;
  /** One row; triggers on the public content tables raise it and notify `content_changed`. */
  content_version: { id: Filled<boolean>; version: Filled<number> };
}

interface BlogPostTable {
  id: Filled<string>;
  title: string;
  slug: string;
  excerpt: string | null;
  /** HTML or plain text. */
  content: Filled<string>;
  author: string | null;
  author_bio: string | null;
  author_image_url: string | null;
  category: string | null;
  image_url: string | null;
  image_alt_text: string | null;
  meta_title: string | null;
  meta_description: string | null;
  og_title: string | null;
  og_description: string | null;
  og_image_url: string | null;
  version: Filled<number>;
  published_at: MomentNow;
  created_at: MomentNow;
  updated_at: MomentOfUpdate;
  /** As a product's. */
  slug_key: ColumnType<string | null, never, never>;
}

interface BlogCommentTable {
  id: Filled<string>;
  post_id: string;
  author_name: string;
  author_email: string | null;
  content: string;
  /** The same for each arrival of one comment; null for what came without script. */
  idempotency_key: string | null;
  is_approved: Filled<boolean>;
  spam: Filled<boolean>;
  /** What a search looks in, in lower case; made by the database. */
  search_text: ColumnType<string, never, never>;
  created_at: MomentNow;
  updated_at: MomentOfUpdate;
}

interface FaqEntryTable {
  id: Filled<string>;
  category: string;
  question: string;
  /** HTML. */
  answer: string;
  position: Filled<number>;
  version: Filled<number>;
}

interface PolicyPageTable {
  slug: string;
  title: string;
  html: string;
  meta_description: string | null;
  version: Filled<number>;
  updated_at: MomentOfUpdate;
}

interface ShopSettingsTable {
  id: Filled<boolean>;
  facts: Json;
  version: Filled<number>;
  updated_at: MomentOfUpdate;
}
