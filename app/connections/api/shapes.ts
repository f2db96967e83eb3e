import { z } from "zod";
import { categories, collections, techniques } from "#catalogue/product.ts";

// What the API answers, exactly. The OpenAPI document is made from these shapes, and tests hold every answer
// to them. A field that is here stays, with its meaning (API-5).

const paise = z.int().min(0).describe("Whole paise; 100 to a rupee");
const picture = z.object({ url: z.url(), alt: z.string().describe("What it shows, in words") });
const moment = z.iso.datetime();

/** A product in a list. */
export const productItem = z.object({
  id: z.string(),
  slug: z.string().describe("Names it in addresses"),
  name: z.string(),
  url: z.url().describe("Its page in the shop"),
  collection: z.enum(collections),
  category: z.enum(categories),
  technique: z.enum(techniques),
  artisan: z
    .object({ id: z.string().nullable().describe("Null where the maker has no page"), name: z.string() })
    .nullable(),
  price_paise: paise.describe(
    "What it costs now, in whole paise; with variants the lowest of those that can be bought",
  ),
  was_paise: paise.nullable().describe("What it cost before, while a sale runs"),
  price_varies: z.boolean().describe("Do the variants that can be bought cost different sums?"),
  in_stock: z.boolean().describe("Can it be bought now?"),
  made_to_order: z.boolean(),
  pictures: z.array(picture),
  created_at: moment,
});

const variant = z.object({
  id: z.string(),
  key: z.string(),
  values: z.array(z.string()).describe("One of each option, in the options' order"),
  url: z.url().describe("The product's page with this variant chosen"),
  sku: z.string().nullable(),
  price_paise: paise,
  was_paise: paise.nullable(),
  in_stock: z.boolean(),
  picture: z.url().nullable(),
});

/** A product by itself. */
export const productShape = productItem.extend({
  description: z.string().describe("Plain words, at most 5,000 characters"),
  description_html: z.string().describe("Sanitised HTML: paragraphs, lists, links, emphasis"),
  story: z.string().nullable(),
  edition: z.string().nullable(),
  sku: z.string().nullable(),
  returnable: z.boolean().describe("False where it comes back only if it arrives damaged"),
  features: z.array(z.string()),
  details: z.array(z.object({ label: z.string(), text: z.string() })),
  lead_days: z
    .object({ from: z.int(), to: z.int() })
    .nullable()
    .describe("Working days until it leaves, where it is made to order"),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(variant),
  personal: z
    .array(
      z.object({
        label: z.string(),
        most_letters: z.int(),
        required: z.boolean(),
        extra_paise: paise,
      }),
    )
    .describe("What can be written on it"),
  who_gets_what: z
    .object({ makers_paise: paise, material_paise: paise, collective_paise: paise, gst_paise: paise })
    .nullable()
    .describe("The parts of price_paise; null where the product's page does not say"),
});

/** Somebody who makes what the shop sells. */
export const artisanShape = z.object({
  id: z.string(),
  name: z.string(),
  url: z.url(),
  craft: z.string().nullable(),
  location: z.string().nullable(),
  story: z.string().nullable().describe("Plain words; blank lines part its paragraphs"),
  picture: picture.nullable(),
  is_example: z.boolean().describe("Invented with the demo shop"),
});

/** A line of the shop. */
export const collectionShape = z.object({
  id: z.enum(collections),
  name: z.string(),
  url: z.url(),
  products: z.int().min(0).describe("How many of its products the shop shows"),
});

/** A refusal. */
export const errorShape = z.object({
  error: z.object({
    code: z.string().describe("Stays the same; for programs"),
    message: z.string().describe("May change; for people"),
  }),
});

export type ProductItem = z.infer<typeof productItem>;
export type ProductShape = z.infer<typeof productShape>;
export type ArtisanShape = z.infer<typeof artisanShape>;
export type CollectionShape = z.infer<typeof collectionShape>;
