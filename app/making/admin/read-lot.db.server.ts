import { sql } from "kysely";
import * as z from "zod";
import type { PersonalText } from "#catalogue/options/personal.ts";
import { sayingStepsToReader } from "#catalogue/steps/said-steps.db.server.ts";
import { type AuditLine, auditOf } from "#platform/audit/audit.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { hasBegun, type Step } from "../lot.ts";
import { type LockedPart, partOf, stepsOfLot } from "../lots.db.server.ts";
import { isToBeGiven } from "../orders/wanted-lots.db.server.ts";

/** A maker's part, as the lot's page shows it. */
export interface ShownPart extends LockedPart {
  dueOn: string | null;
  /** Of the maker, who may be reached; null where nobody noted one. */
  phone: string | null;
  /** Of the owner and the maker. */
  notes: number;
}

export interface ShownNote {
  id: string;
  partId: string;
  by: "maker" | "owner";
  text: string | null;
  hasPhoto: boolean;
  at: Date;
}

/** A lot as the owner manages it. */
export interface ManagedLot {
  id: string;
  version: number;
  number: string;
  productId: string | null;
  product: string;
  option: string | null;
  picture: string | null;
  personal: readonly PersonalText[];
  quantity: number;
  dueOn: string | null;
  state: "open" | "done" | "cancelled";
  steps: readonly Step[];
  parts: readonly ShownPart[];
  order: { id: string; number: string } | null;
  /** Its order was cancelled when it was begun (MAKING-9). */
  isAsked: boolean;
  /** May its work be given: its order is paid, or agreed on. */
  isWanted: boolean;
  history: readonly AuditLine[];
}

const personalTexts = z.array(z.object({ label: z.string(), text: z.string() }));

export async function readLot(db: Db, number: string): Promise<ManagedLot | undefined> {
  const row = await db
    .selectFrom("lots")
    .leftJoin("order_items as item", "item.id", "lots.order_item_id")
    .leftJoin("orders", "orders.id", "item.order_id")
    .selectAll("lots")
    .select([
      "orders.id as orderId",
      "orders.order_id_text as orderNumber",
      "orders.fulfilment_state",
      isToBeGiven.as("isWanted"),
    ])
    .where("lots.number", "=", number)
    .executeTakeFirst();
  if (!row) return undefined;
  const { orderId, orderNumber } = row;
  const parts = await partsOfLot(db, row.id);
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    productId: row.product_id,
    product: row.product_name,
    option: row.option_text,
    picture: row.picture_url,
    personal: personalTexts.parse(row.personal),
    quantity: row.quantity,
    dueOn: row.due_on,
    state: row.state,
    steps: await stepsOfLot(db, row),
    parts,
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
    isAsked:
      row.state !== "cancelled" &&
      row.fulfilment_state === "cancelled" &&
      hasBegun({ quantity: row.quantity, parts }),
    isWanted: row.isWanted === true,
    history: await auditOf(db, "lots", row.id),
  };
}

/** Steps as whoever reads calls them: what is written of them keeps the owner's words. */
export async function saidSteps(db: Db, steps: readonly Step[]): Promise<readonly Step[]> {
  const say = await sayingStepsToReader(
    db,
    steps.map(({ name }) => name),
  );
  return steps.map((step) => ({ ...step, name: say(step.name) }));
}

async function partsOfLot(db: Db, lotId: string): Promise<ShownPart[]> {
  const rows = await db
    .selectFrom("lot_parts")
    .leftJoin("artisans", "artisans.id", "lot_parts.artisan_id")
    .selectAll("lot_parts")
    .select([
      "artisans.phone",
      sql<number>`(select count(*)::int from lot_notes where part_id = lot_parts.id)`.as("notes"),
    ])
    .where("lot_id", "=", lotId)
    .orderBy("step")
    .orderBy("artisan_name")
    .orderBy("lot_parts.id")
    .execute();
  return rows.map((row) => ({ ...partOf(row), dueOn: row.due_on, phone: row.phone, notes: row.notes }));
}

/** In which the makers of a lot read, by their ids. */
export async function languagesOfMakers(db: Db, lotId: string): Promise<Map<string, "en" | "hi">> {
  const rows = await db
    .selectFrom("artisans")
    .select(["id", "page_language"])
    .where("id", "in", db.selectFrom("lot_parts").select("artisan_id").where("lot_id", "=", lotId))
    .execute();
  return new Map(rows.map(({ id, page_language }) => [id, page_language]));
}

export const partById = (db: Db, id: string) =>
  db.selectFrom("lot_parts").selectAll().where("id", "=", id).executeTakeFirst();

/** What was said of a part, the newest first. */
export async function notesOf(db: Db, partId: string): Promise<ShownNote[]> {
  const rows = await db
    .selectFrom("lot_notes")
    .selectAll()
    .where("part_id", "=", partId)
    .orderBy("said_at", "desc")
    .orderBy("id", "desc")
    .limit(50)
    .execute();
  return rows.map(({ id, said_by: by, text, photo, said_at: at }) => ({
    id,
    partId,
    by,
    text,
    hasPhoto: photo !== null,
    at,
  }));
}

/** The photo of a note on a lot; null where it has none. */
export async function photoOfNote(db: Db, number: string, noteId: string): Promise<string | null> {
  const row = await db
    .selectFrom("lot_notes")
    .innerJoin("lot_parts", "lot_parts.id", "lot_notes.part_id")
    .innerJoin("lots", "lots.id", "lot_parts.lot_id")
    .select("lot_notes.photo")
    .where("lots.number", "=", number)
    .where("lot_notes.id", "=", noteId)
    .executeTakeFirst();
  return row?.photo ?? null;
}
