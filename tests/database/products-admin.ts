import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { parseProduct } from "#catalogue/admin/form/product.form.ts";
import { type ProductSave, saveProduct } from "#catalogue/admin/form/save-product.server.ts";
import type { ProductServices } from "#catalogue/admin/product-services.ts";
import type { ProductInput, ProductTexts } from "#catalogue/product-fields.ts";
import { auditOf } from "#platform/audit/audit.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { receiveUpload } from "#platform/files/receive-upload.server.ts";
import { openLog } from "#platform/log.server.ts";
import { type DatabaseKind, eachDatabase } from "./each-database.ts";
import { shopOwner } from "./shop-owner.ts";

export const owner = shopOwner({ fullName: "Asha Rao" });

/** A product as its form gives it. */
export const tote = productInput({
  ...{
    name: "Lotus Tote",
    price: "1499.50",
    collection: "artisanal",
    category: "bags",
    artisan: "Sunaina Devi",
  },
  ...{
    technique: "hand-painted",
    featured: "true",
    inStock: "true",
    features: "Zip",
    hsn: "4202",
    taxRate: "5",
  },
  ...{ description: "<h2>Made</h2><p onclick=x>By hand</p>", metaDescription: "Painted." },
});

function productInput(texts: Partial<ProductTexts>): ProductInput {
  const form = new FormData();
  for (const [field, text] of Object.entries(texts)) form.set(field, text);
  const parsed = parseProduct(form);
  if (parsed.kind === "refused") throw new Error(JSON.stringify(parsed.errors));
  // The form gives it the name where it says nothing.
  return { ...parsed.value, ogTitle: null };
}

/** What a test does on an admin page: the services below it, and the steps that most tests take. */
export type AdminPage = ReturnType<typeof adminPageOn>;

/**
 * Runs a block of tests on both databases, each at a products' admin page of its own, empty at the start of
 * every test.
 */
export function eachAdminPage(name: string, tests: (adminPage: AdminPage, kind: DatabaseKind) => void): void {
  eachDatabase(name, (database, kind) => {
    let folder: string;
    let shop: ProductServices;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "jhola-admin-"));
      const files = await openLocalFileStore(folder);
      const config = parseConfig({ NODE_ENV: "test" });
      shop = { db: database().db, files, now: () => new Date(), log: openLog("silent"), config };
      await shop.db.insertInto("artisans").values({ id: "sunaina-devi", name: "Sunaina Devi" }).execute();
      await shop.db
        .insertInto("profiles")
        .values({ id: "owner", full_name: "Asha Rao", email: "a@b.example" })
        .execute();
    });
    beforeEach(async () => {
      for (const table of ["products", "uploads", "audit_log"] as const)
        await shop.db.deleteFrom(table).execute();
    });
    afterAll(() => rmSync(folder, { recursive: true }));
    tests(
      adminPageOn(() => shop),
      kind,
    );
  });
}

function adminPageOn(services: () => ProductServices) {
  return {
    /** Open only while tests and hooks run. */
    get shop() {
      return services();
    },
    save: (id: string, change: Partial<ProductSave> & { with?: Partial<ProductInput> } = {}) =>
      saveProduct(services(), owner, {
        id,
        version: 0,
        input: { ...tote, ...change.with },
        shown: { inStock: true, stockCount: null },
        pictures: { images: [], ogImage: null },
        ...change,
      }),
    row: (id: string) =>
      services().db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst(),
    filesOf: async (id: string) => (await services().files.list(`product_images/${id}/`)).length,
    history: async (id: string) => (await auditOf(services().db, "products", id)).map(({ what }) => what),
    /** A picture that waits to be saved with a record; answers its address. */
    async upload(recordId: string): Promise<string> {
      const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#A6342B" } })
        .png()
        .toBuffer();
      const received = await receiveUpload(services(), {
        bucket: "product_images",
        recordId,
        actorId: "owner",
        bytes,
      });
      if ("refusal" in received) throw new Error(received.refusal);
      return received.url;
    },
  };
}

export const images = (...urls: string[]) => ({
  images: urls.map((url) => ({ url, alt: "" })),
  ogImage: null,
});
