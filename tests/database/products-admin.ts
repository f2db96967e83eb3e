import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type ProductSave, saveProduct } from "#catalogue/admin/form/save-product.server.ts";
import type { ProductServices } from "#catalogue/admin/product-services.ts";
import type { ProductInput } from "#catalogue/product-fields.ts";
import { auditOf } from "#platform/audit/audit.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { receiveUpload } from "#platform/files/receive-upload.server.ts";
import { openLog } from "#platform/log.server.ts";
import { paise } from "#values/money/money.ts";
import { eachDatabase } from "./each-database.ts";

export const owner = { id: "owner", fullName: "Asha Rao" };

/** A product as its form gives it. */
export const tote: ProductInput = {
  ...{ name: "Lotus Tote", slug: "lotus-tote", sku: null, price: paise(149_950), collection: "artisanal" },
  ...{ category: "bags", technique: "hand-painted", artisan: "Sunaina Devi", featured: true, limited: false },
  ...{ edition: null, inStock: true, stockCount: null, description: "<h2>Made</h2><p onclick=x>By hand</p>" },
  ...{ features: "Zip", material: null, size: null, weight: null, handles: null, story: null, hsn: "4202" },
  ...{ taxRate: "5.00", metaTitle: "Lotus Tote", metaDescription: "Painted.", seoKeywords: null },
  ...{ ogTitle: null, ogDescription: null },
};

/** What a test does on an admin page: the services below it, and the steps that most tests take. */
export type AdminPage = ReturnType<typeof adminPageOn>;

/**
 * Runs a block of tests on both databases, each at a products' admin page of its own, empty at the start of
 * every test.
 */
export function eachAdminPage(name: string, tests: (adminPage: AdminPage) => void): void {
  eachDatabase(name, (database) => {
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
    tests(adminPageOn(() => shop));
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
