import type { SluggedOption } from "../../options/variant.ts";
import type { ChoiceRows, VariantRow } from "./choices.db.server.ts";
import type { RespeltWord } from "./respelt-words.ts";

/** What is written of a variant. */
export type VariantColumns = Pick<
  VariantRow,
  | ("key" | "values" | "former" | "position" | "sku")
  | ("price" | "in_stock" | "stock_count" | "picture" | "weight")
>;

/** A variant as it will be; without an id it is a new one. */
export type PlannedVariant = VariantColumns & { id: string | null };

/** What is to be written, and what a product's history says of it; nothing where the detail is empty. */
export interface ChoicesPlan {
  id: string;
  options: readonly SluggedOption[];
  variants: readonly PlannedVariant[];
  /** Their Hindi stays with them. */
  respelt: readonly RespeltWord[];
  before: ChoiceRows;
  detail: Record<string, string | boolean>;
}
