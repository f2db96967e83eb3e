import type { Product } from "#catalogue/product.ts";
import { paise } from "#values/money/money.ts";

/** A product with nothing but what every product has. */
export const lotusTote: Product = {
  id: "p1",
  slug: "lotus-tote",
  name: "Lotus Tote",
  price: paise(149_900),
  collection: "artisanal",
  category: "bags",
  technique: "hand-painted",
  artisan: "Asha",
  artisanId: "asha",
  limited: false,
  edition: null,
  inStock: true,
  stockCount: null,
  lead: null,
  sku: "JC-1",
  descriptionHtml: "<p>Painted.</p>",
  summary: "Painted.",
  images: ["/files/product_images/p1/front_1200x1200.webp", "https://cdn.example/b.jpg"],
  imageAlts: [],
  features: [],
  details: [],
  material: null,
  story: null,
  metaTitle: null,
  metaDescription: null,
  ogTitle: null,
  ogDescription: null,
  ogImageUrl: null,
};
