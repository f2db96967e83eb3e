import sharp from "sharp";
import { parseProduct } from "#catalogue/admin/form/product.form.ts";
import { type ProductSave, saveProduct } from "#catalogue/admin/form/save-product.server.ts";
import type { ProductInput, ProductTexts } from "#catalogue/product-fields.ts";
import { receiveUpload } from "#pictures/receive-upload.server.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { formOf } from "../form-of.ts";
import type { DatabaseKind } from "./each-database.ts";
import { eachOwnShop, type Given, shopOwner, TestShop } from "./each-shop.ts";

export const owner = shopOwner({ fullName: "Asha Rao" });

/** A product as its form gives it. */
export const tote = productInput({
  name: "Lotus Tote",
  price: "1499.50",
  collection: "artisanal",
  category: "bags",
  artisan: "Sunaina Devi",
  technique: "hand-painted",
  featured: "true",
  inStock: "true",
  features: "Zip",
  hsn: "4202",
  taxRate: "5",
  description: "<h2>Made</h2><p onclick=x>By hand</p>",
  metaDescription: "Painted.",
});

function productInput(texts: Partial<ProductTexts>): ProductInput {
  const form = formOf(texts);
  const parsed = parseProduct(form);
  if (parsed.kind === "refused") throw new Error(JSON.stringify(parsed.errors));
  // The form gives it the name where it says nothing.
  return { ...parsed.value, ogTitle: null };
}

const sheet = sharp({ create: { width: 20, height: 20, channels: 3, background: "#A6342B" } });
const aPicture = sheet.png().toBuffer();

/** A shop as the products' admin page has it, with the steps that most of its tests take. */
export class ProductsAdmin extends TestShop {
  readonly save = (id: string, change: Partial<ProductSave> & { with?: Partial<ProductInput> } = {}) =>
    saveProduct(this, owner, {
      id,
      version: 0,
      input: { ...tote, ...change.with },
      shown: { inStock: true, stockCount: null },
      pictures: { images: [], ogImage: null },
      ...change,
    });
  readonly product = async (id: string) => (await this.rows("products", id))[0];
  readonly filesOf = async (id: string) => (await this.files.list(`product_images/${id}/`)).length;
  readonly history = async (id: string) => (await auditOf(this.db, "products", id)).map(({ what }) => what);
  /** A picture that waits to be saved with a record; answers its address. */
  readonly upload = async (recordId: string): Promise<string> => {
    const bytes = await aPicture;
    const given = { bucket: "product_images", recordId, actorId: "owner", bytes } as const;
    const received = await receiveUpload(this, given);
    if ("refusal" in received) throw new Error(received.refusal);
    return received.url;
  };
}

/** Runs a block of tests on a products' admin page that knows one artisan and its owner. */
export function eachAdminPage(
  name: string,
  tests: (shop: ProductsAdmin, kind: DatabaseKind) => void,
  given: Given<ProductsAdmin> = {},
): void {
  const begin = async (shop: ProductsAdmin) => {
    await shop.add("artisans", { id: "sunaina-devi", name: "Sunaina Devi" });
    await shop.add("profiles", { id: "owner", full_name: "Asha Rao", email: "a@b.example" });
    await given.begin?.(shop);
  };
  eachOwnShop(ProductsAdmin, name, { settings: { NODE_ENV: "test" }, ...given, begin }, tests);
}

export const images = (...urls: string[]) => {
  return { images: urls.map((url) => ({ url, alt: "" })), ogImage: null };
};
