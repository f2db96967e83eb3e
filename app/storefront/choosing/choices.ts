import type { PersonalText } from "#catalogue/options/personal.ts";
import type { VariantNow } from "#catalogue/options/variant-at.ts";
import type { Product } from "#catalogue/product.ts";
import type { Paise } from "#values/money/money.ts";

/** What a product's page offers to choose from. */
export interface ShownChoices {
  readonly options: readonly {
    readonly name: string;
    /** Each with its part of a variant's key. */
    readonly values: readonly { readonly text: string; readonly slug: string }[];
  }[];
  readonly variants: readonly VariantNow[];
  /** What of the product itself a variant replaces. */
  readonly own: Pick<Product, "sku" | "details" | "images" | "imageAlts">;
}

/** A product as its page shows it: with one of its variants chosen, and with what has been typed. */
export interface ShownProduct extends Product {
  /** Where bulk orders begin. */
  bulkFrom: number;
  /** The chosen variant's key; empty for what nobody makes. */
  variant?: string | undefined;
  /** Such as 'Size: Small'. */
  optionText?: string | undefined;
  /** As soon as the page's script reads its form; its price is a part of the product's from then on. */
  written?: { texts: readonly PersonalText[]; price: Paise };
}

/**
 * The address that names what a form's radios chose: the page itself answers with 303, and is cached once for
 * each variant. Undefined where nothing was picked.
 */
export function pickedAddress({ pathname, searchParams }: URL): string | undefined {
  const picked = ["option1", "option2"].flatMap((name) => searchParams.get(name) || []);
  return picked.length > 0 ? `${pathname}?${new URLSearchParams({ v: picked.join("-") })}` : undefined;
}
