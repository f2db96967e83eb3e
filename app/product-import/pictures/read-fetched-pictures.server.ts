import { productList } from "#catalogue/admin/list/product-list.ts";
import type { PictureKind } from "#pictures/foreign/foreign-pictures.ts";
import { foreignProgress } from "#pictures/foreign/foreign-progress.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { picturesProgress } from "./import-pictures.db.server.ts";

/** A picture that could not be had. */
interface FailedPicture {
  id: string;
  url: string;
  problem: string;
  /** What it belongs to, and where that is changed. */
  name: string;
  form: string;
}

/** How far all pictures are that lay elsewhere. */
export interface FetchedPictures {
  waiting: number;
  fetched: number;
  failedCount: number;
  failed: FailedPicture[];
}

const formOf: Record<PictureKind, (id: string) => string> = {
  product: (id) => productList.address({}, { edit: id }),
  post: (id) => `/admin/dashboard/blog?${new URLSearchParams({ edit: id })}`,
  artisan: (id) => `/admin/dashboard/artisans?${new URLSearchParams({ edit: id })}`,
};

/** Those that imports brought along, and those that stand in records of such kinds. */
export async function readFetchedPictures(db: Db, kinds: readonly PictureKind[]): Promise<FetchedPictures> {
  const [imported, foreign] = [await picturesProgress(db), await foreignProgress(db, kinds)];
  return {
    waiting: imported.waiting + foreign.waiting,
    fetched: imported.fetched + foreign.fetched,
    failedCount: imported.failedCount + foreign.failedCount,
    failed: [
      ...imported.failed.map(({ id, url, problem, product, productId }) => ({
        id,
        url,
        problem,
        name: product,
        form: formOf.product(productId),
      })),
      ...foreign.failed.map(({ id, url, problem, name, kind, recordId }) => ({
        id,
        url,
        problem,
        name,
        form: formOf[kind](recordId),
      })),
    ],
  };
}
