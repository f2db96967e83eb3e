import type { Doer } from "#accounts/permissions/holder.ts";
import { stepForMaker } from "#catalogue/steps/said-steps.db.server.ts";
import { claimUploads } from "#pictures/uploads.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { keysWith, wasSent } from "./kept-keys.ts";
import { afterCheck, afterDone, isLotMade, type PartCounts, stateBy, type WorkRefusal } from "./lot.ts";
import {
  changeLot,
  changeParts,
  insertNote,
  type LockedLot,
  type LockedPart,
  lockPart,
} from "./lots.db.server.ts";
import { noteOnLot } from "./note-on-lot.server.ts";
import { putInStock } from "./put-in-stock.server.ts";
import { keepUnmadeOfLot } from "./unmade.db.server.ts";

type MakingServices = Pick<Services, "db" | "now">;
type CheckServices = Pick<Services, "db" | "now" | "makersPay">;

/** A part as its form was opened with it. */
interface SeenPart {
  partId: string;
  version: number;
}

/** The maker whose page it is; another one's work is nobody's there. */
interface OwnPart extends SeenPart {
  artisanId: string;
  /** Of the form: what is sent again by it counts once, and is answered as it was. */
  key?: string | undefined;
}

export type Doing =
  | { kind: "kept"; counts: PartCounts }
  /** Said before: nothing is counted twice. */
  | { kind: "stale"; counts: PartCounts }
  | { kind: "gone" }
  | WorkRefusal;

/** The maker says that the work is begun (MAKING-6). */
export const beginWork = (shop: MakingServices, own: OwnPart): Promise<Doing> =>
  onOwnPart(shop, own, async (trx, { part }) => {
    if (part.state === "given") {
      await changeParts(trx, [part.id], { state: "begun", ...keysWith(part, own.key) });
      await noteOnLot(trx, makerOf(part), part.lotId, "begun");
    }
    return { kind: "kept", counts: countsOf(part) };
  });

/** The maker says that so many pieces more are done; pieces of one answer count once (MAKING-6). */
export const finishPieces = (shop: MakingServices, own: OwnPart & { pieces: number }): Promise<Doing> =>
  onOwnPart(shop, own, async (trx, { lot, part }) => {
    const counts = afterDone(lot, part, own.pieces);
    if ("kind" in counts) return counts;
    await changeParts(trx, [part.id], { ...counts, state: stateBy(counts), ...keysWith(part, own.key) });
    await noteOnLot(trx, makerOf(part), part.lotId, "finished", { pieces: own.pieces });
    return { kind: "kept", counts };
  });

const makerOf = ({ artisanName }: LockedPart) => ({ maker: artisanName });

interface Locked {
  lot: LockedLot;
  part: LockedPart;
}

const onOwnPart = (
  shop: MakingServices,
  { partId, version, artisanId, key }: OwnPart,
  act: (trx: Trx, locked: Locked) => Promise<Doing>,
): Promise<Doing> =>
  inTransaction(shop.db, async (trx) => {
    const locked = await lockPart(trx, partId);
    if (!locked || locked.part.artisanId !== artisanId) return { kind: "gone" };
    const { part } = locked;
    if (part.state === "cancelled") return { kind: "taken-away" };
    if (wasSent(part, key)) return { kind: "kept", counts: countsOf(part) };
    if (part.version !== version) return { kind: "stale", counts: countsOf(part) };
    return act(trx, locked);
  });

/** What the owner finds of work that is done. */
export interface FoundWork extends SeenPart {
  passed: number;
  rework: number;
  note: string | null;
  photo: string | null;
}

export type Checking = Doing | { kind: "kept"; counts: PartCounts; isLotDone: boolean };

/**
 * The owner looks at pieces (MAKING-7). What the last step passes of a lot for stock is for sale with that;
 * a lot whose pieces have all passed is done.
 */
export const checkWork = (shop: CheckServices, actor: Doer<"making">, found: FoundWork): Promise<Checking> =>
  inTransaction(shop.db, async (trx) => {
    const locked = await lockPart(trx, found.partId);
    if (!locked) return { kind: "gone" };
    const { lot, part } = locked;
    if (part.version !== found.version) return { kind: "stale", counts: countsOf(part) };
    const counts = afterCheck(part, found);
    if ("kind" in counts) return counts;
    await changeParts(trx, [part.id], { ...counts, state: stateBy(counts), asks: false });
    if (found.photo !== null) await claimUploads(trx, [found.photo]);
    if (found.note !== null || found.photo !== null) {
      const { note: text, photo } = found;
      await insertNote(trx, { partId: part.id, by: "owner", text, photo, at: shop.now() });
    }
    const { passed, rework: again } = found;
    await noteOnLot(trx, actor, part.lotId, "checked", { passed, again, maker: part.artisanName });
    await owe(trx, shop, { lot, part }, found.passed);
    if (part.step === lot.steps.length) await addToStock(trx, lot, found.passed);
    const isLotDone = await endIfMade(trx, lot, { ...part, ...counts });
    await keepUnmadeOfLot(trx, lot);
    return { kind: "kept", counts, isLotDone };
  });

/** Where no rate is agreed, what is owed for them is said by hand. */
async function owe(trx: Trx, shop: CheckServices, { lot, part }: Locked, pieces: number): Promise<void> {
  const { artisanId, artisanName: name, rate } = part;
  if (pieces === 0 || !rate || artisanId === null) return;
  const maker = { id: artisanId, name };
  const step = await stepForMaker(trx, artisanId, lot.steps[part.step - 1]?.name ?? "");
  const work = `${lot.row.number} · ${step}`;
  const at = shop.now();
  await shop.makersPay.passed(trx, { partId: part.id, version: part.version, maker, pieces, rate, work, at });
}

/** What is made for an order is no stock: its line has its pieces. */
const addToStock = async (trx: Trx, { row }: LockedLot, pieces: number): Promise<void> =>
  row.order_item_id === null ? putInStock(trx, row, pieces) : undefined;

async function endIfMade(trx: Trx, lot: LockedLot, changed: LockedPart): Promise<boolean> {
  const parts = lot.parts.map((part) => (part.id === changed.id ? changed : part));
  const made = isLotMade({ quantity: lot.quantity, parts }, lot.steps.length);
  await changeLot(trx, lot, made && lot.row.state === "open" ? { state: "done" } : {});
  return made;
}

const countsOf = ({ quantity, done, passed, rework }: PartCounts): PartCounts => ({
  quantity,
  done,
  passed,
  rework,
});
