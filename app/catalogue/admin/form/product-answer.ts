import type { Notice } from "#platform/notice.ts";
import { recordPictures } from "#records/fields/record-fields.tsx";
import type { OpenRecord, RecordAnswer } from "#records/record-answer.ts";
import type { GetsStanding } from "#who-gets/who-gets.ts";
import type { Product } from "../../product.ts";
import { productFieldText } from "../../product-fields.text.ts";
import type { ProductField } from "../../product-fields.ts";
import type { MadeBeside } from "../steps/read-made.server.ts";

export const mostPictures = 5;

export const productPictures = recordPictures(() => ({
  images: {
    bucket: "product_images",
    most: mostPictures,
    label: productFieldText.labels.images,
    hint: productFieldText.hints.images,
    alts: true,
    takesPaste: true,
    camera: true,
  },
  ogImage: { bucket: "product_og_images", most: 1, label: productFieldText.labels.ogImage },
}));
export type ProductPicture = keyof typeof productPictures;

/** The texts of the form's state: its fields, and 'Options' and 'Personalisation' together as one text. */
export type ProductFormText = ProductField | "choices";

/** A product as its form is opened with it. */
export interface OpenProduct extends OpenRecord<ProductFormText, ProductPicture> {
  /** The stock that the form showed: orders take from it meanwhile. */
  shown: { inStock: string; stockCount: string };
}

/** The form's data besides its product. */
export interface BesideProduct {
  /** Makers that it proposes. */
  artisans: readonly string[];
  /** So many wait for the mail that it is back. */
  waiting: number;
  /** Does its page tell who gets what? Undefined where nobody asks for it. */
  gets: GetsStanding | undefined;
  /** The groups that could make it, and what the free weeks of its own say. */
  made: MadeBeside;
}

export type ProductAnswer = RecordAnswer<OpenProduct, Product>;

/**
 * The answer to an act on several products that was not done; `asked`: so many, all of the list, are to be
 * deleted.
 */
export type BulkAnswer = { kind: "asked"; count: number } | { kind: "failed"; notice: Notice };

export type BulkEnd = { notice: Notice } | { answer: BulkAnswer; status: number };
