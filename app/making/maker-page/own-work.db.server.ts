import { sql } from "kysely";
import * as z from "zod";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import { sayingSteps } from "#catalogue/steps/said-steps.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { doableNow, type Part, passedBefore } from "../lot.ts";
import { frozenSteps } from "../lots.db.server.ts";
import type { OwnWork, WorkNote } from "./own-work.ts";

/** So much stands on the page at once: in Hindi that is fewer than 40 KB, which nobody packs. */
const mostShown = 7;
/** Of each part, the last ones. */
const mostNotes = 4;

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** What a maker has to do by its day, then what waits to be looked at; in the language of the moment. */
export async function ownWork(db: Db, artisanId: string): Promise<{ works: OwnWork[]; further: number }> {
  const all = await rowsOf(db, artisanId);
  const rows = all.slice(0, mostShown);
  const lots = [...new Set(rows.map(({ lotId }) => lotId))];
  const parts = await partsOf(db, lots);
  const notes = await notesOf(
    db,
    rows.map(({ id }) => id),
  );
  const say = await sayingSteps(db, rows.map(stepOf));
  const works = rows.map((row) => workOf(row, parts, notes.get(row.id) ?? [], say));
  return { works: await spokenLines(db, works), further: all.length - rows.length };
}

const rowsOf = (db: Db, artisanId: string) =>
  db
    .selectFrom("lot_parts as part")
    .innerJoin("lots", "lots.id", "part.lot_id")
    .select(["part.id", "part.version", "part.state", "part.step", "part.quantity", "part.done"])
    .select(["part.passed", "part.rework", "part.rate", "part.due_on as dueOn", "lots.id as lotId"])
    .select(["lots.steps", "lots.personal", "lots.quantity as ofLot", "product_id as productId"])
    .select(["product_name as productName", "option_text as optionText", "picture_url as picture"])
    .where("part.artisan_id", "=", artisanId)
    .where("part.state", "in", ["given", "begun", "done"])
    .orderBy(sql`part.state = 'done'`)
    .orderBy("part.due_on", (order) => order.asc().nullsLast())
    .orderBy("lots.id")
    .orderBy("part.step")
    .orderBy("part.id")
    .limit(500)
    .execute();

interface PartOfLot extends Part {
  lotId: string;
}

/** Of the lots' parts their counts alone, whoever has them. */
const partsOf = async (db: Db, lotIds: readonly string[]): Promise<PartOfLot[]> =>
  db
    .selectFrom("lot_parts")
    .select(["id", "lot_id as lotId", "step", "state", "quantity", "done", "passed", "rework"])
    .where(sql<boolean>`lot_id = any(${[...lotIds]}::text[])`)
    .execute();

async function notesOf(db: Db, partIds: readonly string[]): Promise<Map<string, WorkNote[]>> {
  const rows = await db
    .selectFrom("lot_notes")
    .select(["id", "part_id", "said_by as by", "text", "photo"])
    .where(sql<boolean>`part_id = any(${[...partIds]}::text[])`)
    .orderBy("said_at")
    .orderBy("id")
    .execute();
  const notes = Map.groupBy(rows, ({ part_id }) => part_id);
  const shown = [...notes].map(([partId, all]): [string, WorkNote[]] => [
    partId,
    all.slice(-mostNotes).map(({ id, by, text, photo }) => ({ id, by, text, hasPhoto: photo !== null })),
  ]);
  return new Map(shown);
}

const personalTexts = z.array(z.object({ label: z.string(), text: z.string() }));

const stepsIn = ({ steps }: Row) => frozenSteps.parse(steps ?? []);
const stepOf = (row: Row): string => stepsIn(row)[row.step - 1]?.name ?? "";

function workOf(
  row: Row,
  parts: readonly PartOfLot[],
  notes: WorkNote[],
  say: (step: string) => string,
): OwnWork {
  const { lotId, ofLot, steps: _, step, personal, rate, ...own } = row;
  const lot = { quantity: ofLot, parts: parts.filter((part) => part.lotId === lotId) };
  return {
    ...own,
    doable: doableNow(lot, { ...own, step }),
    passedBefore: passedBefore(lot, step),
    step: { name: say(stepOf(row)), place: step, of: stepsIn(row).length },
    personal: personalTexts.parse(personal),
    rate: rate === null ? null : paiseFromRupees(rate),
    notes,
  };
}
