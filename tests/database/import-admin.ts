import { csvOf } from "#platform/text/csv.server.ts";
import { applyImport, checkImport } from "#product-import/apply-import.server.ts";
import { owner, type ProductsAdmin } from "./products-admin.ts";

export const bytes = (text: string) => new TextEncoder().encode(text);

/** A line that adds a product. */
export const stole = {
  slug: "sun-stole",
  name: "Sun Stole",
  price: "900",
  description: "<p>Woven</p>",
  meta_description: "A stole.",
};

/** Two products that a spreadsheet could misread in many ways. */
export const exportedProducts = [
  {
    id: "p1",
    name: "=Lotus, Tote",
    slug: "lotus-tote",
    sku: "JC-1",
    price: "1499.50",
    stock_count: 3,
    description: "<p>Two\n\nlines & <b>bold</b></p>",
    images: ["/files/product_images/p1/a_1x1.webp"],
    image_alt_texts: ['-a, "quoted" sign'],
    meta_description: null,
    tax_rate: "5.00",
    features: "@home",
  },
  { id: "p2", name: "Fish Sling", slug: "fish-sling", images: ["/a.webp", "/b.webp"], image_alt_texts: [] },
];

/** A file with one line per record. */
export function fileOf(...records: Record<string, string>[]): Uint8Array {
  const header = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const lines = records.map((record) => header.map((name) => record[name] ?? ""));
  return bytes(csvOf(header, lines));
}

/** A file is checked, and imported by its check's mark. */
export function importing(shop: ProductsAdmin) {
  async function check(file: Uint8Array) {
    const outcome = await checkImport(shop, owner, file);
    if (outcome.kind !== "planned") throw new Error(JSON.stringify(outcome));
    return outcome.plan;
  }
  async function run(file: Uint8Array) {
    return applyImport(shop, owner, file, { fingerprint: (await check(file)).fingerprint });
  }
  const acts = async (file: Uint8Array) => (await check(file)).rows.map(({ act }) => act);
  const notes = async (file: Uint8Array) => (await check(file)).rows.flatMap((row) => row.notes);
  return { acts, check, notes, run };
}
