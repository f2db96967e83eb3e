import { sql, type Transaction } from "kysely";
import type { Doer } from "#accounts/permissions/holder.ts";
import type { DoneTo } from "#platform/audit/acts.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { changesOf } from "#platform/audit/changed-columns.ts";
import { violatedConstraint } from "#platform/database/database-error.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { RecordServices, SigningServices } from "#platform/services.server.ts";
import type { RecordOutcome } from "#records/receive-record.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { keyUsesOf } from "../key-persons.server.ts";
import type { PromotionRow } from "../promotion-rows.server.ts";
import type { DiscountField, DiscountInput } from "./discount.form.ts";
import { discountAdminText } from "./discount-admin.text.ts";
import type { OpenDiscount } from "./discount-answer.ts";
import { discountColumns } from "./discount-columns.server.ts";
import { productsNamed } from "./discount-list.db.server.ts";
import { whichProducts } from "./which-products.ts";

type Trx = Transaction<Tables>;
type Outcome = RecordOutcome<OpenDiscount>;
type Writer = Doer<"money">;
type Saved = Pick<OpenDiscount, "id" | "version" | "folder">;

const refused = (errors: FieldErrors<DiscountField>): Outcome => ({ kind: "refused", errors });
const say = discountAdminText.errors;

/** The secret knows whose a use was. */
export type DiscountServices = RecordServices & Pick<SigningServices, "secret">;

/** Adds or changes a discount, with its audit row, in one transaction. */
export async function saveDiscount(
  { db, secret }: DiscountServices,
  actor: Writer,
  saved: Saved,
  input: DiscountInput,
): Promise<Outcome> {
  try {
    return await inTransaction(db, (trx) => write(trx, { actor, secret }, saved, input));
  } catch (error) {
    if (violatedConstraint(error) === "promotions_code") return refused({ code: say.codeUsed });
    throw error;
  }
}

async function write(
  trx: Trx,
  { actor, secret }: { actor: Writer; secret: string },
  saved: Saved,
  input: DiscountInput,
): Promise<Outcome> {
  // Whoever places an order with it keeps it as it is until that is done.
  const before = await lockPromotion(trx, saved.id || saved.folder);
  if (!before && saved.version > 0) return { kind: "gone" };
  if (before && before.version !== saved.version) return { kind: "stale" };
  const which = await whichIds(trx, before, input);
  if ("error" in which) return refused({ which: which.error });
  const columns = discountColumns(input, which.ids);
  if (before?.code === null && columns.code !== null) await keyUsesOf(trx, before.id, secret);
  if (before) await change(trx, actor, before, columns);
  else await add(trx, actor, saved.folder, columns);
  const words = before ? discountAdminText.saved : discountAdminText.added;
  return { kind: "saved", notice: words(input.title) };
}

const lockPromotion = (trx: Trx, id: string): Promise<PromotionRow | undefined> =>
  trx.selectFrom("promotions").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

type Columns = ReturnType<typeof discountColumns>;

async function whichIds(
  trx: Trx,
  before: PromotionRow | undefined,
  { appliesTo, which }: DiscountInput,
): Promise<ReturnType<typeof whichProducts>> {
  if (appliesTo !== "products") return { ids: which };
  const kept = before?.scope === "products" ? before.scope_words : [];
  return whichProducts(which, await productsNamed(trx, which), kept);
}

const audit = (actor: Writer, done: DoneTo<"promotion">, entityId: string) => ({
  ...{ actorId: actor.id, action: `promotion.${done}` as const },
  ...{ entity: "promotions" as const, entityId },
});

async function add(trx: Trx, actor: Writer, id: string, columns: Columns): Promise<void> {
  await trx
    .insertInto("promotions")
    .values({ id, ...columns })
    .execute();
  const { title, code } = columns;
  await writeAudit(trx, { ...audit(actor, "created", id), detail: { title, code } });
}

async function change(trx: Trx, actor: Writer, before: PromotionRow, columns: Columns): Promise<void> {
  const detail = changesOf(before, columns);
  if (Object.keys(detail).length === 0) return;
  await trx
    .updateTable("promotions")
    // Without a limit its uses were not counted.
    .set({ ...columns, used: usesOf(before.id), version: before.version + 1 })
    .where("id", "=", before.id)
    .execute();
  await writeAudit(trx, { ...audit(actor, "updated", before.id), detail });
}

const usesOf = (id: string) =>
  sql<number>`(select count(*) from promotion_uses where promotion_id = ${id} and state <> 'given_back')`;

/** Removes a discount that no order has; `used` of one that is only to be made inactive. */
export async function deleteDiscount(
  { db }: RecordServices,
  actor: Writer,
  id: string,
): Promise<"deleted" | "used" | "gone"> {
  if (id.includes("\0")) return "gone";
  return inTransaction(db, async (trx) => {
    const row = await lockPromotion(trx, id);
    if (!row) return "gone";
    const use = await trx
      .selectFrom("promotion_uses")
      .select("order_id")
      .where("promotion_id", "=", id)
      .limit(1)
      .executeTakeFirst();
    if (use) return "used";
    await trx.deleteFrom("promotions").where("id", "=", id).execute();
    await writeAudit(trx, { ...audit(actor, "deleted", id), detail: { title: row.title } });
    return "deleted";
  });
}
