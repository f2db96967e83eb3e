import { beforeEach } from "vitest";
import { artisanPictureHolder } from "#artisans/admin/artisan-list.db.server.ts";
import { postPictureHolder } from "#blog/admin/posts/post-list.db.server.ts";
import { productPictureHolder } from "#catalogue/admin/product-writes.db.server.ts";
import { withCertificates } from "#certificates/certificates.db.server.ts";
import { withOrderLines } from "#orders/order.db.server.ts";
import {
  type ForeignShop,
  foreignPicturesJob as job,
  type PictureHolders,
} from "#pictures/foreign/fetch-foreign.server.ts";
import { foreignProgress } from "#pictures/foreign/foreign-progress.db.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { farMachine } from "./far-machine.ts";
import type { ProductsAdmin } from "./products-admin.ts";

export const start = new Date("2026-11-01T00:00:00Z");
export const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
export const kinds = ["product", "post", "artisan"] as const;
export const holders: PictureHolders = {
  product: withCertificates(withOrderLines(productPictureHolder)),
  post: postPictureHolder,
  artisan: artisanPictureHolder,
};

/** Another machine with pictures, the job that asks it, and one product that has some. */
export function foreignPictures(shop: ProductsAdmin) {
  const far = farMachine();
  beforeEach(() => shop.remove("artisans"));

  const jobAt = (now: Date, { allowPrivate = "yes", ...more }: JobOptions = {}) => {
    const config = parseConfig({ NODE_ENV: "test", WEBHOOKS_ALLOW_PRIVATE: allowPrivate });
    const pages = { settle: async () => undefined };
    const { product = holders.product, ...rest } = more;
    const { db, files, log } = shop;
    return job({ db, files, log, config, pages, now: () => now, ...rest }, { ...holders, product });
  };
  return {
    far,
    jobAt,
    runAt: (now: Date, options?: JobOptions) => jobAt(now, options).run(() => false),
    addTote: (images: string[], more: object = {}) =>
      shop.addProducts([{ id: "p1", name: "Tote", slug: "tote", images, ...more }]),
    tote: () => shop.row("products", "p1"),
    failed: async () =>
      (await foreignProgress(shop.db, kinds)).failed.map(({ name, problem }) => [name, problem]),
  };
}

interface JobOptions extends Partial<Pick<ForeignShop, "files">> {
  allowPrivate?: string;
  product?: PictureHolders["product"];
}
