import type { Notice } from "#platform/notice.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import type { Product } from "../../product.ts";
import type { ProductField, ProductTexts } from "../../product-fields.ts";

export const mostPictures = 5;

/** A product as its form is opened with it. */
export interface OpenProduct {
  id: string;
  /** 0 for a product that is not saved yet. */
  version: number;
  texts: ProductTexts;
  images: readonly { url: string; alt: string }[];
  ogImage: string | null;
  /** What the form showed of the stock when it was opened. */
  shown: { inStock: string; stockCount: string };
}

export type ProductFormField = ProductField | "images" | "ogImage";

/** What comes of a product's form. `entered` is what stood in it, for a page without script. */
export type ProductAnswer =
  | { kind: "saved"; notice: Notice }
  | {
      kind: "refused";
      errors: FieldErrors<ProductFormField>;
      notice: Notice;
      /** The stock as it is now, where orders took from it meanwhile. */
      shown?: OpenProduct["shown"];
      entered?: OpenProduct;
    }
  | { kind: "failed"; notice?: Notice; isStale?: boolean; entered?: OpenProduct }
  | { kind: "preview"; product: Product };

/**
 * What the list's page shows after an act on several products that was not done; `asked`: so many, all of the
 * list, are to be deleted.
 */
export type BulkAnswer = { kind: "asked"; count: number } | { kind: "failed"; notice: Notice };

/** What comes of an act on several products. */
export type BulkEnd = { notice: Notice } | { answer: BulkAnswer };
