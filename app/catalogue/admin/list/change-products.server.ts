import type { Doer } from "#accounts/permissions/holder.ts";
import { sweepSoon } from "#pictures/sweep-uploads.server.ts";
import { doomPictures } from "#pictures/uploads.db.server.ts";
import { writeAudits } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { RecordServices } from "#platform/services.server.ts";
import { inParts } from "#values/in-parts.ts";
import type { TellProgress } from "#values/progress.ts";
import { liesWith } from "#values/upload.ts";
import { productsAtOnce } from "../../list/shop-path.ts";
import { type Collection, collections, countedOf } from "../../product.ts";
import {
  changeRows,
  deleteRows,
  lockProducts,
  type Marking,
  markVariants,
  variantsToMark,
} from "./bulk-changes.db.server.ts";

type Writer = Doer<"products">;

/** The acts on several products at once. */
export type BulkChange =
  | { in_stock: boolean }
  | { featured: boolean }
  | { hidden: boolean }
  | { collection: Collection };

const named: Readonly<Record<string, BulkChange>> = {
  "in-stock": { in_stock: true },
  "out-of-stock": { in_stock: false },
  featured: { featured: true },
  "not-featured": { featured: false },
  hidden: { hidden: true },
  shown: { hidden: false },
};

/** The change that a form names: 'in-stock', 'featured', 'collection-core' and the like. */
export function bulkChangeNamed(name: string): BulkChange | undefined {
  const collection = collections.find((word) => name === `collection-${word}`);
  if (collection) return { collection };
  return Object.hasOwn(named, name) ? named[name] : undefined;
}

export interface BulkOutcome {
  changed: number;
  /** The names of those that no mark puts in stock: they are counted, and no piece is left. */
  soldOut: string[];
}

const nothing: BulkOutcome = { changed: 0, soldOut: [] };

/** Changes those of the products that are not so already. Every one gets its audit row. */
export async function changeProducts(
  { db }: Pick<RecordServices, "db">,
  actor: Writer,
  ids: readonly string[],
  change: BulkChange,
  tell: TellProgress = () => {},
): Promise<BulkOutcome> {
  if (ids.length === 0) return nothing;
  const [[column, value] = []] = Object.entries(change);
  if (column === undefined) return nothing;
  return inTransaction(db, async (trx) => {
    const rows = await lockProducts(trx, ids);
    const isStock = column === "in_stock";
    const byVariants = isStock ? await variantsToMark(trx, rows, value === true) : new Map<string, Marking>();
    const markingOf = (row: (typeof rows)[number]): Marking =>
      byVariants.get(row.id) ?? {
        staysOut: isStock && value === true && countedOf(row) === 0,
        changes: Reflect.get(row, column) !== value,
      };
    const soldOut = rows.filter((row) => markingOf(row).staysOut).map(({ name }) => name);
    const changed = rows
      .filter((row) => markingOf(row).changes && !markingOf(row).staysOut)
      .map(({ id }) => id);
    if (changed.length === 0) return { changed: 0, soldOut };
    await inSteps(changed, tell, (some) => writeChange(trx, actor, some, change));
    return { changed: changed.length, soldOut };
  });
}

async function writeChange(
  trx: Trx,
  actor: Writer,
  ids: readonly string[],
  change: BulkChange,
): Promise<void> {
  if ("in_stock" in change) await markVariants(trx, ids, change.in_stock);
  await changeRows(trx, ids, change);
  const changes = Object.entries(change).map(([column, value]) => [
    column.replaceAll("_", " "),
    String(value),
  ]);
  const detail: Record<string, string> = Object.fromEntries(changes);
  await writeAudits(
    trx,
    ids.map((entityId) => ({
      actorId: actor.id,
      action: "product.updated",
      entity: "products",
      entityId,
      detail,
    })),
  );
}

/** Writes some at a time, and reports before each step how many are written. */
async function inSteps<Item>(
  items: readonly Item[],
  tell: TellProgress,
  write: (some: Item[]) => Promise<void>,
): Promise<void> {
  let done = 0;
  for (const some of inParts(items, productsAtOnce)) {
    tell(done, items.length);
    await write(some);
    done += some.length;
  }
}

/**
 * Removes products for good, and their pictures with them; returns how many there were. Orders keep their
 * lines.
 */
export async function deleteProducts(
  shop: RecordServices,
  actor: Writer,
  ids: readonly string[],
  tell: TellProgress = () => {},
): Promise<number> {
  if (ids.length === 0) return 0;
  const count = await inTransaction(shop.db, async (trx) => {
    const rows = await lockProducts(trx, ids);
    if (rows.length === 0) return 0;
    await inSteps(rows, tell, async (some) => {
      const gone = some.map(({ id }) => id);
      await deleteRows(trx, gone);
      await doomPictures(trx, some.flatMap(ownPictures));
      await writeAudits(
        trx,
        some.map(({ id, name }) => ({
          actorId: actor.id,
          action: "product.deleted",
          entity: "products",
          entityId: id,
          detail: { name },
        })),
      );
    });
    return rows.length;
  });
  if (count > 0) await sweepSoon(shop);
  return count;
}

const ownPictures = (row: { id: string; images: string[]; og_image_url: string | null }): string[] =>
  [...row.images, row.og_image_url ?? ""].filter((url) =>
    liesWith(url, ["product_images", "product_og_images"], row.id),
  );
