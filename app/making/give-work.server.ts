import type { Doer } from "#accounts/permissions/holder.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isNotBegun, isToGive, type Step, type WorkRefusal, whyNotGiven } from "./lot.ts";
import {
  changeLot,
  changeParts,
  insertParts,
  type LockedLot,
  lockLot,
  lockPart,
  makersAmong,
  type NewPart,
} from "./lots.db.server.ts";
import { noteOnLot } from "./note-on-lot.server.ts";
import { keepUnmadeOfLot } from "./unmade.db.server.ts";

type MakingServices = Pick<Services, "db" | "now">;

/** Work on steps of a lot for several makers, as the form that gives it was filled in. */
export interface GivenWork {
  lotId: string;
  /** The lot's, as the form was opened. */
  version: number;
  /** Each row is given on each of these; later ones ahead, too. */
  steps: readonly number[];
  rows: readonly { artisanId: string; pieces: number; dueOn: string | null }[];
}

export type Giving =
  | { kind: "given"; partIds: readonly string[] }
  | { kind: "stale" | "gone" | "closed" }
  /** One of the rows names nobody who takes work; from 0. */
  | { kind: "no-maker"; row: number }
  | WorkRefusal;

/** Gives work, all rows or none (MAKING-4); the first work of a lot freezes its steps and their rates. */
export const giveWork = (shop: MakingServices, actor: Doer<"making">, work: GivenWork): Promise<Giving> =>
  inTransaction(shop.db, async (trx) => {
    const lot = await lockLot(trx, work.lotId);
    if (!lot) return { kind: "gone" };
    if (lot.row.state !== "open") return { kind: "closed" };
    if (lot.row.version !== work.version) return { kind: "stale" };
    const steps = work.steps.flatMap((at) => lot.steps[at - 1] ?? []);
    if (steps.length !== new Set(work.steps).size || steps.length === 0 || work.rows.length === 0)
      return { kind: "gone" };
    const refused = whyNoRows(lot, work);
    if (refused) return refused;
    const parts = await partsOf(trx, work, lot.steps);
    if (!Array.isArray(parts)) return parts;
    await changeLot(trx, lot, { steps: lot.steps, to_give: isLeft(lot, parts) });
    await noteOnLot(trx, actor, work.lotId, "given", givenIn(work, parts, steps));
    const partIds = await insertParts(trx, parts, shop.now());
    await keepUnmadeOfLot(trx, lot);
    return { kind: "given", partIds };
  });

const isLeft = (lot: LockedLot, given: readonly NewPart[]): boolean => {
  const parts = given.map(({ step, pieces }) => ({ ...notBegun, id: "", step, quantity: pieces }));
  return isToGive({ quantity: lot.quantity, parts: [...lot.parts, ...parts] }, lot.steps.length);
};

const notBegun = { state: "given", done: 0, passed: 0, rework: 0 } as const;

const namedMakers = 5;

/** What the log keeps of it: forty makers are no sentence. */
function givenIn({ rows }: GivenWork, parts: readonly NewPart[], steps: readonly Step[]) {
  const names = [...new Set(parts.map(({ artisan }) => artisan.name))];
  const rest = names.length - namedMakers;
  return {
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
    makers: names.slice(0, namedMakers).join(", ") + (rest > 0 ? ` +${rest}` : ""),
    step: steps.map(({ name }) => name).join(", "),
  };
}

function whyNoRows(lot: LockedLot, { steps, rows }: GivenWork): WorkRefusal | undefined {
  const wrong = rows.some(({ pieces }) => !Number.isInteger(pieces) || pieces < 1);
  if (wrong) return { kind: "not-in-range", most: lot.quantity };
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0);
  return steps.map((step) => whyNotGiven(lot, step, pieces)).find((refusal) => refusal !== undefined);
}

async function partsOf(
  trx: Trx,
  { lotId, steps, rows }: GivenWork,
  all: readonly Step[],
): Promise<NewPart[] | { kind: "no-maker"; row: number }> {
  const makers = await makersAmong(
    trx,
    rows.map(({ artisanId }) => artisanId),
  );
  const parts: NewPart[] = [];
  for (const [row, { artisanId, pieces, dueOn }] of rows.entries()) {
    const artisan = makers.find(({ id }) => id === artisanId);
    if (!artisan) return { kind: "no-maker", row };
    for (const step of steps)
      parts.push({ lotId, step, rate: all[step - 1]?.rate ?? null, artisan, pieces, dueOn });
  }
  return parts;
}

export type TakingBack = { kind: "taken" } | { kind: "begun" | "stale" | "gone" };

/** Takes work back from a maker who has not begun it. */
export const takeWorkBack = (
  shop: MakingServices,
  actor: Doer<"making">,
  { partId, version }: { partId: string; version: number },
): Promise<TakingBack> =>
  inTransaction(shop.db, async (trx) => {
    const locked = await lockPart(trx, partId);
    if (!locked || locked.part.state === "cancelled") return { kind: "gone" };
    const { lot, part } = locked;
    if (part.version !== version) return { kind: "stale" };
    if (!isNotBegun(part)) return { kind: "begun" };
    await changeParts(trx, [part.id], { state: "cancelled" });
    await changeLot(trx, lot, { to_give: true });
    const { quantity: pieces, artisanName: maker } = part;
    await noteOnLot(trx, actor, part.lotId, "taken_back", { pieces, maker });
    await keepUnmadeOfLot(trx, lot);
    return { kind: "taken" };
  });
