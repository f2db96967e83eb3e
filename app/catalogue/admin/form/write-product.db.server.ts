import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { changesOf } from "#platform/audit/changed-columns.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { makingGroupNames } from "#promise/making-groups.db.server.ts";
import { type GroupNames, withGroupName } from "../../steps/group-names.ts";
import type { ChoicesPlan } from "../options/choices-plan.ts";
import type { ProductRow, productColumns } from "../product-columns.server.ts";
import type { pictureColumns } from "./product-pictures.server.ts";

/** The columns of a product's own row, without its personalisation. */
export type Columns = Omit<ReturnType<typeof productColumns>, "artisan" | "meta_title" | "meta_description"> &
  ReturnType<typeof pictureColumns> &
  // Old rows may lack these until somebody fills them in.
  Pick<ProductRow, "artisan" | "artisan_id" | "meta_title" | "meta_description">;

/** A new product's row, with its audit row. */
export async function addProduct(
  trx: Trx,
  actor: Doer<"products">,
  id: string,
  columns: Columns & { personal: string },
): Promise<void> {
  await trx
    .insertInto("products")
    .values({ id, ...columns })
    .execute();
  const detail = { name: columns.name };
  await writeAudit(trx, {
    actorId: actor.id,
    action: "product.created",
    entity: "products",
    entityId: id,
    detail,
  });
}

/** A product's new columns, with its audit row; nothing where nothing changed. */
export async function changeProduct(
  trx: Trx,
  actor: Doer<"products">,
  before: ProductRow,
  columns: Columns,
  { plan, personal }: { plan: ChoicesPlan; personal: string },
): Promise<void> {
  const moved = before.making_group !== columns.making_group;
  const names: GroupNames = moved ? await makingGroupNames(trx) : new Map();
  const changed = changesOf(withGroupName(before, names), withGroupName(columns, names));
  const detail = { ...changed, ...plan.detail };
  if (Object.keys(detail).length === 0) return;
  await trx
    .updateTable("products")
    .set({ ...columns, personal, version: before.version + 1 })
    .where("id", "=", before.id)
    .execute();
  await writeAudit(trx, {
    actorId: actor.id,
    action: "product.updated",
    entity: "products",
    entityId: before.id,
    detail,
  });
}

/** How many wait for the mail that it is back (ENQUIRY-49). */
export async function countAwaiting(db: Db, id: string): Promise<number> {
  const { n } = await db
    .selectFrom("stock_alerts")
    .select((count) => count.fn.countAll<number>().as("n"))
    .where("product_id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(n);
}
