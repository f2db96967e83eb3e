import { createHash } from "node:crypto";
import type { Doer } from "#accounts/permissions/holder.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import { collectCashIn } from "#orders/money-acts/cash-acts.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { type DryRun, isWorthImport, startDryRun } from "./dry-run.ts";
import type { RemittanceColumns } from "./remittance-columns.ts";
import { readRemittance, type SheetHead, type SheetProblem } from "./remittance-sheets.server.ts";
import {
  addUpRemittances,
  columnsOfCarrier,
  keepCarrierColumns,
  keepRemittedLines,
  keptLinesOf,
  lineKey,
  lockCarrier,
  type NewRemittedLine,
  parcelsOfNumbers,
  remittanceOf,
  wholeCashOf,
} from "./remittances.db.server.ts";
import { isNew, type JudgedLine, judgeRemitted, type LineFault, type RemittedLine } from "./remitted-line.ts";

export interface RemittanceAsked {
  bytes: Uint8Array;
  carrier: string;
  /** As they were chosen in the form; undefined: as they are kept. */
  chosen: RemittanceColumns | undefined;
  usual: { utr: string; on: string };
  /** Of the dry run that this import follows; undefined where there was none. */
  fingerprint?: string | undefined;
}

export type RemittanceImport =
  | ({ kind: "unreadable" } & SheetProblem)
  | ({ kind: "checked"; run: DryRun; fingerprint: string; isChanged: boolean } & SheetHead)
  | { kind: "applied"; parcels: number; remittances: string[] };

/**
 * Reads a courier's file, and imports it in one transaction where it does what its dry run has shown
 * (MONEY-4). What is known already changes nothing.
 */
export async function importRemittance(
  shop: OrderServices,
  actor: Doer<"money">,
  asked: RemittanceAsked,
): Promise<RemittanceImport> {
  return inTransaction(shop.db, async (trx): Promise<RemittanceImport> => {
    await lockCarrier(trx, asked.carrier);
    const columns = asked.chosen ?? (await columnsOfCarrier(trx, asked.carrier)) ?? {};
    const run = startDryRun();
    const read = await readRemittance({ ...asked, columns }, async (lines) => {
      run.add(await judged(trx, asked.carrier, lines, run.isSeen));
    });
    if ("problem" in read) return { kind: "unreadable", ...read };
    const found = run.end();
    const fingerprint = printOf(asked, read.columns, found);
    const isChanged = asked.fingerprint !== undefined && fingerprint !== asked.fingerprint;
    if (fingerprint !== asked.fingerprint || !isWorthImport(found))
      return { kind: "checked", run: found, ...read, fingerprint, isChanged };
    const remittances = await write(trx, shop, actor, { ...asked, columns: read.columns });
    await keepCarrierColumns(trx, asked.carrier, read.columns);
    await note(trx, actor, asked.carrier, found, remittances);
    return { kind: "applied", parcels: found.added, remittances };
  });
}

/** What each line is to the shop now. */
async function judged(
  trx: Trx,
  carrier: string,
  lines: readonly (RemittedLine | LineFault)[],
  isSeen: ReturnType<typeof startDryRun>["isSeen"],
): Promise<(JudgedLine | LineFault)[]> {
  const awbs = lines.flatMap((line) => ("awb" in line ? [line.awb] : []));
  const parcels = await parcelsOfNumbers(trx, awbs);
  const kept = await keptLinesOf(trx, carrier, awbs);
  return lines.map((line) => {
    if (!("awb" in line)) return line;
    const [parcel, before = []] = [parcels.get(line.awb), kept.get(lineKey(line))];
    const same = before.find((each) => isSameRemittance(each, line));
    const isAgain = isSeen(line);
    // One of no parcel of ours brings nothing the first time, and so not twice.
    const isTwice = isAgain ? parcel !== undefined : same ? same.state === "twice" : before.length > 0;
    const state = judgeRemitted(line, { expected: parcel?.expected, isTwice });
    const isKnown = !isAgain && same !== undefined && (same.state !== "unknown" || state === "unknown");
    return { ...line, state, isAgain, isKnown, expected: parcel?.expected, orderId: parcel?.orderId };
  });
}

const isSameRemittance = (before: { utr: string; on: string }, { utr, on }: RemittedLine): boolean =>
  before.utr === utr && (utr !== "" || before.on === on);

type Writing = Omit<RemittanceAsked, "chosen" | "fingerprint"> & { columns: RemittanceColumns };

/** Writes the file's lines down, part by part; answers the remittances that got some. */
async function write(trx: Trx, shop: OrderServices, actor: Doer<"money">, asked: Writing): Promise<string[]> {
  const ids = new Map<string, string>();
  const idOf = async ({ utr, on }: JudgedLine) => {
    const key = utr === "" ? `day ${on}` : `utr ${utr}`;
    const id = ids.get(key) ?? (await remittanceOf(trx, { carrier: asked.carrier, utr, on }));
    ids.set(key, id);
    return id;
  };
  const run = startDryRun();
  await readRemittance(asked, async (lines) => {
    const all = await judged(trx, asked.carrier, lines, run.isSeen);
    run.add(all);
    const added: NewRemittedLine[] = [];
    for (const line of all)
      if ("awb" in line && isNew(line)) added.push({ ...line, remittanceId: await idOf(line) });
    if (added.length === 0) return;
    await keepRemittedLines(trx, asked.carrier, added);
    await collectFor(trx, shop, actor, added);
  });
  const remittances = [...ids.values()];
  await addUpRemittances(trx, remittances);
  return remittances;
}

/** Notes the cash of orders that came whole. */
async function collectFor(
  trx: Trx,
  shop: OrderServices,
  actor: Doer<"money">,
  lines: readonly NewRemittedLine[],
): Promise<void> {
  const orderIds = [
    ...new Set(lines.flatMap(({ orderId, kind }) => (orderId && kind === "brought" ? [orderId] : []))),
  ];
  for (const id of await wholeCashOf(trx, orderIds)) {
    const row = await lockOrder(trx, id);
    if (row) await collectCashIn(trx, shop, actor, row);
  }
}

async function note(trx: Trx, actor: Doer<"money">, carrier: string, run: DryRun, ids: readonly string[]) {
  const [entityId = null] = ids;
  const detail = { carrier, parcels: run.added, amount: rupeesExact(paise(run.collected - run.charges)) };
  await writeAudit(trx, {
    actorId: actor.id,
    action: "remittance.imported",
    entity: "remittances",
    entityId,
    detail,
  });
}

const printOf = (
  { bytes, carrier, usual }: RemittanceAsked,
  columns: RemittanceColumns,
  run: DryRun,
): string =>
  createHash("sha256")
    .update(bytes)
    .update(JSON.stringify([carrier.toLowerCase(), usual, columns, run]))
    .digest("hex");
