import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import * as z from "zod";
import { oneStepName } from "#catalogue/steps/making-step.ts";
import { stepsOf } from "#catalogue/steps/making-steps.db.server.ts";
import { lockOrder, type OrderRow } from "#orders/lock-order.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type Lot, lotNumber, type Part, type Step } from "./lot.ts";

type Row = Selectable<Tables["lots"]>;

/** A lot whose row is locked, with all its parts and the steps by which it is made. */
export interface LockedLot extends Lot {
  row: Row;
  /** Its order, locked, too; undefined of what is made for stock. */
  order: OrderRow | undefined;
  steps: readonly Step[];
  parts: readonly LockedPart[];
}

export interface LockedPart extends Part {
  lotId: string;
  artisanId: string | null;
  artisanName: string;
  rate: Paise | null;
  version: number;
  /** Its maker told of a problem that waits for the owner (MAKING-23). */
  asks: boolean;
  /** Of the last forms by which its maker said something. */
  formKeys: readonly string[];
}

const oneStep: readonly Step[] = [{ name: oneStepName, rate: null }];

export const frozenSteps = z.array(
  z.object({ name: z.string(), rate: z.nullable(z.int().transform(paise)) }),
);

/** The steps by which a product is made; without any of its own there is one (MAKING-2). */
export async function stepsOfProduct(db: Db, productId: string | null): Promise<readonly Step[]> {
  if (productId === null) return oneStep;
  const steps = (await stepsOf(db, [productId])).get(productId);
  return steps?.map(({ name, rate }) => ({ name, rate })) ?? oneStep;
}

/** Enters a lot under the next number of its financial year. Returns its id and number. */
export async function insertLot(
  trx: Trx,
  financialYear: string,
  lot: Omit<Insertable<Tables["lots"]>, "number">,
): Promise<{ id: string; number: string }> {
  const { last_serial } = await trx
    .insertInto("lot_series")
    .values({ financial_year: financialYear, last_serial: 1 })
    .onConflict((conflict) =>
      conflict.column("financial_year").doUpdateSet({ last_serial: sql`lot_series.last_serial + 1` }),
    )
    .returning("last_serial")
    .executeTakeFirstOrThrow();
  const number = lotNumber(financialYear, last_serial);
  return trx
    .insertInto("lots")
    .values({ ...lot, number })
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
}

/** Opens a cancelled lot again, for so many pieces by that day. */
export const reopenLot = (
  trx: Trx,
  id: string,
  { quantity, due_on, planned }: Pick<Insertable<Tables["lots"]>, "quantity" | "due_on" | "planned">,
): Promise<{ id: string; number: string }> =>
  trx
    .updateTable("lots")
    .set({ state: "open", to_give: true, quantity, due_on, planned, version: sql`version + 1` })
    .where("id", "=", id)
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();

/**
 * A lot with its parts, locked until the transaction ends, and its order before it, as every change of an
 * order begins; undefined for an id that is none.
 */
export async function lockLot(trx: Trx, id: string): Promise<LockedLot | undefined> {
  if (id.includes("\0")) return undefined;
  const order = await orderOfLot(trx, id);
  const row = await trx.selectFrom("lots").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!row) return undefined;
  const parts = await trx
    .selectFrom("lot_parts")
    .selectAll()
    .where("lot_id", "=", id)
    .orderBy("id")
    .execute();
  const steps = await stepsOfLot(trx, row);
  return { row, order, quantity: row.quantity, steps, parts: parts.map(partOf) };
}

async function orderOfLot(trx: Trx, lotId: string): Promise<OrderRow | undefined> {
  const found = await trx
    .selectFrom("lots")
    .innerJoin("order_items", "order_items.id", "lots.order_item_id")
    .select("order_items.order_id as id")
    .where("lots.id", "=", lotId)
    .executeTakeFirst();
  return found && lockOrder(trx, found.id);
}

/** The steps by which a lot is made: its product's, until its first work froze them. */
export const stepsOfLot = async (db: Db, row: Pick<Row, "steps" | "product_id">): Promise<readonly Step[]> =>
  row.steps === null ? stepsOfProduct(db, row.product_id) : frozenSteps.parse(row.steps);

/** The lot of a part, locked, and the part in it. */
export async function lockPart(
  trx: Trx,
  partId: string,
): Promise<{ lot: LockedLot; part: LockedPart } | undefined> {
  if (partId.includes("\0")) return undefined;
  const found = await trx
    .selectFrom("lot_parts")
    .select("lot_id")
    .where("id", "=", partId)
    .executeTakeFirst();
  const lot = found && (await lockLot(trx, found.lot_id));
  const part = lot?.parts.find(({ id }) => id === partId);
  return lot && part && { lot, part };
}

export const partOf = (row: Selectable<Tables["lot_parts"]>): LockedPart => ({
  id: row.id,
  lotId: row.lot_id,
  step: row.step,
  state: row.state,
  quantity: row.quantity,
  done: row.done,
  passed: row.passed,
  rework: row.rework,
  artisanId: row.artisan_id,
  artisanName: row.artisan_name,
  rate: row.rate === null ? null : paiseFromRupees(row.rate),
  version: row.version,
  asks: row.asks,
  formKeys: row.form_keys,
});

/** Changes a locked lot, whose version rises. */
export async function changeLot(
  trx: Trx,
  { row }: LockedLot,
  set: Omit<Updateable<Tables["lots"]>, "version" | "steps"> & { steps?: readonly Step[] },
): Promise<void> {
  const { steps, ...columns } = set;
  await trx
    .updateTable("lots")
    .set({
      ...columns,
      ...(steps ? { steps: JSON.stringify(steps) } : {}),
      version: sql`version + 1`,
    })
    .where("id", "=", row.id)
    .execute();
}

/** Changes parts of a locked lot, whose versions rise; of what is taken back no problem waits any more. */
export async function changeParts(
  trx: Trx,
  ids: readonly string[],
  set: Omit<Updateable<Tables["lot_parts"]>, "version">,
): Promise<void> {
  if (ids.length === 0) return;
  const isTaken = set.state === "cancelled";
  await trx
    .updateTable("lot_parts")
    .set({ ...set, ...(isTaken ? { asks: false } : {}), version: sql`version + 1` })
    .where("id", "in", [...ids])
    .execute();
  if (isTaken) await giveAnew(trx, ids);
}

/** What is taken back from its maker is to be given to somebody else. */
async function giveAnew(trx: Trx, partIds: readonly string[]): Promise<void> {
  await trx
    .updateTable("lots")
    .set({ to_give: true })
    .where(
      "id",
      "in",
      trx
        .selectFrom("lot_parts")
        .select("lot_id")
        .where("id", "in", [...partIds]),
    )
    .execute();
}

export interface NewPart {
  lotId: string;
  step: number;
  rate: Paise | null;
  artisan: { id: string; name: string };
  pieces: number;
  dueOn: string | null;
}

export async function insertParts(trx: Trx, parts: readonly NewPart[], at: Date): Promise<string[]> {
  const rows = await trx
    .insertInto("lot_parts")
    .values(
      parts.map(({ lotId, step, rate, artisan, pieces, dueOn }) => ({
        lot_id: lotId,
        step,
        rate: rate === null ? null : rupeesColumn(rate),
        artisan_id: artisan.id,
        artisan_name: artisan.name,
        quantity: pieces,
        due_on: dueOn,
        given_at: at,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The artisans of these ids who take work: none of them leaves until the transaction ends. */
export const makersAmong = (trx: Trx, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  trx
    .selectFrom("artisans")
    .select(["id", "name"])
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .where("working", "=", true)
    .forShare()
    .execute();

export async function insertNote(
  trx: Trx,
  note: { partId: string; by: "maker" | "owner"; text: string | null; photo: string | null; at: Date },
): Promise<void> {
  await trx
    .insertInto("lot_notes")
    .values({ part_id: note.partId, said_by: note.by, text: note.text, photo: note.photo, said_at: note.at })
    .execute();
}
